/** `cartlet-buy-button` on a server. */
import { BuyButton } from '../../widget/button/BuyButton'
import { neverBuys } from './never-buys'
import { productOf } from './product-of'
import type { ServerPart } from './server-part'

export const buyButton: ServerPart = ({ shop, read, author }) => {
  const found = productOf(shop, read)
  if (!found) return undefined
  const { reference, product, variant } = found
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
    withoutScripts: { href: product.url, text: product.name },
  }
}
