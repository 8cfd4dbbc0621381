/** The table of what can stand on a page: name → attributes → component. */

import { CartletError } from '../platform/http/errors'
import { AuthorContent } from '../widget/AuthorContent'
import { BuyButton } from '../widget/BuyButton'
import { loadShopParts } from './chunks'
import type { EmbedKind } from './embed'
import { LazyToggle } from './toggle'

/** Attributes that every element takes. */
export const COMMON_ATTRIBUTES = ['client-id', 'locale', 'theme', 'dir'] as const

const buyButton: EmbedKind = {
  name: 'buy-button',
  attributes: ['product', 'variant', 'quantity', 'action', 'label'],
  reference: (read) => read('product')?.trim() || null,
  check({ name, variants }, read) {
    const variant = read('variant')?.trim()
    if (variant && variants.every(({ id }) => id !== variant))
      throw new CartletError('VARIANT_NOT_FOUND', `"${name}" has no variant "${variant}"`)
  },
  render({ page, pageShop, host, read }) {
    const product = read('product')?.trim() ?? ''
    const variant = read('variant')?.trim() || undefined
    if (!product) return <AuthorContent />
    const link = host.querySelector('a[href]')
    return (
      <BuyButton
        key={product}
        reference={product}
        variant={variant}
        label={read('label')?.trim() || (host.textContent ?? '').trim().replace(/\s+/g, ' ')}
        chooseUrl={link instanceof HTMLAnchorElement ? link.href : undefined}
        buy={async () => {
          const { buy } = await loadShopParts()
          return buy(page, pageShop, host, {
            product,
            variant,
            quantity: read('quantity'),
            thenCheckout: read('action') === 'checkout',
            sourceTells: true,
          })
        }}
        onIntent={() => page.prepareDrawer(pageShop)}
      />
    )
  },
}

const cartToggle: EmbedKind = {
  name: 'cart-toggle',
  attributes: ['hide-when-empty'],
  render: ({ page, pageShop, read }) => {
    const hide = read('hide-when-empty')
    return <LazyToggle hideWhenEmpty={hide !== null && hide !== 'false'} onIntent={() => page.prepareDrawer(pageShop)} />
  },
}

export const KINDS: readonly EmbedKind[] = [buyButton, cartToggle]
