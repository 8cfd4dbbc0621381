/** `cartlet-product` on a server, as a card. A full product needs more data than a snapshot contains. */
import { ProductCard } from '../../widget/product/card/ProductCard'
import { safeLink } from '../safe-link'
import { neverBuys } from './never-buys'
import { productOf } from './product-of'
import type { ServerPart } from './server-part'

const LEVEL = 3

export const productCard: ServerPart = ({ shop, read, author, url }) => {
  const found = productOf(shop, read)
  if (!found || read('layout')?.trim() === 'full') return undefined
  const { reference, product, variant } = found
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
