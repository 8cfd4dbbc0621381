/** `cartlet-buy-button` on a server. */
import { BuyButton } from '../../widget/button/BuyButton'
import { safeLink } from '../safe-link'
import { neverBuys } from './never-buys'
import { productOf } from './product-of'
import type { ServerPart } from './server-part'

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
