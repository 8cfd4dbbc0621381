/** `cartlet-buy-button` and `cartlet-product` on a server. */
import type { ProductView } from '../../store/base/views'
import type { Shop } from '../../store/shop/shop'
import { BuyButton } from '../../widget/button/BuyButton'
import type { BuyOutcome } from '../../widget/button/presses'
import { ProductCard } from '../../widget/product/card/ProductCard'
import { withOwnLink } from './own-link'
import type { ReadAttribute, ServerPart } from './server-part'

/** Nothing can be pressed before the widget has taken over. */
export const neverBuys = async (): Promise<BuyOutcome> => 'cancelled'

export const buyButton: ServerPart = ({ shop, read, author, url }) => {
  const found = productOf(shop, read)
  if (!found) return undefined
  const { reference, product, variant } = found
  const link = author.href === undefined ? undefined : safeLink(author.href, url)
  return {
    node: (
      <BuyButton
        reference={reference}
        variant={variant}
        label={read('label')?.trim() || author.text}
        opens={read('action') === 'open'}
        buy={neverBuys}
      />
    ),
    sheets: [],
    products: [product],
    href: link,
    deadEnd: link || product.url ? undefined : product.name,
  }
}

/** Absolute if the page's own address is known, otherwise as written; undefined for an empty one and anything but http(s). */
function safeLink(text: string, base: string | undefined): string | undefined {
  try {
    const { href, protocol } = new URL(text, base ?? 'https://page.invalid')
    if (!text || !/^https?:$/.test(protocol)) return undefined
    return base ? href : text
  } catch {
    return undefined
  }
}

/** The product that an element names. */
interface NamedProduct {
  /** As the author wrote it: id or slug. */
  reference: string
  product: ProductView
  variant?: string
}

/** Undefined if the snapshot has no such product, or the product no such variant. */
function productOf(shop: Shop, read: ReadAttribute): NamedProduct | undefined {
  const reference = read('product')?.trim() ?? ''
  const entry = shop.store.getState().products[reference]
  if (entry?.status !== 'ready') return undefined
  const { product } = entry
  const variant = read('variant')?.trim() || undefined
  if (variant && product.variants.every(({ id }) => id !== variant)) return undefined
  return { reference, product, variant }
}

const LEVEL = 3

/** A card: a full product needs more data than a snapshot contains. */
export const productCard: ServerPart = (view) => {
  const { shop, read, author, url } = view
  const found = productOf(shop, read)
  if (!found || read('layout')?.trim() === 'full') return undefined
  const { reference, variant } = found
  const product = withOwnLink(view, found.product)
  const notifyUrl = read('notify-url')
  const notifyHref = notifyUrl === null ? undefined : safeLink(notifyUrl, url)
  const href = author.href === undefined ? product.url : safeLink(author.href, url)
  return {
    node: (
      <div className="box">
        <ProductCard
          reference={reference}
          product={product}
          choice={{ variant }}
          level={LEVEL}
          href={href}
          notify={notifyUrl === null ? undefined : { href: notifyHref, onRequest: () => {} }}
          buy={neverBuys}
          loadDetails={shop.loadDetails}
        />
      </div>
    ),
    sheets: ['cartlet-shadow-product.css'],
    products: [product],
    href,
  }
}
