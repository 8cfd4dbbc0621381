/** `cartlet-buy-button` and `cartlet-product` on a server. */
import type { ProductView } from '../../store/base/views'
import { entryOf } from '../../store/catalog/untrusted'
import type { Shop } from '../../store/shop/shop'
import { BuyButton } from '../../widget/button/BuyButton'
import type { BuyOutcome } from '../../widget/button/presses'
import { ProductCard } from '../../widget/product/card/ProductCard'
import { ProductFull } from '../../widget/product/ProductFull'
import type { ProductServices } from '../../widget/product/product-services'
import { withOwnLink } from './own-link'
import type { ReadAttribute, ServerPart } from './server-part'

/** Nothing can be pressed before the widget has taken over. */
export const neverBuys = async (): Promise<BuyOutcome> => 'cancelled'

export const buyButton: ServerPart = (view) => {
  const { shop, read, author, url } = view
  const found = productOf(shop, read)
  if (!found) return undefined
  const { reference, variant } = found
  const product = withOwnLink(view, found.product)
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

const CARD_LEVEL = 3
const FULL_LEVEL = 2

/** Nothing is loaded before the widget has taken over. */
const never = () => new Promise<never>(() => {})

/** A card, or a whole product: its first picture, choices and buttons, and of its texts the plain one of the snapshot. */
export const product: ServerPart = (view) => {
  const { shop, snapshot, read, author, url } = view
  const found = productOf(shop, read)
  if (!found) return undefined
  const { reference, variant } = found
  const product = withOwnLink(view, found.product)
  const notifyUrl = read('notify-url')
  const notifyHref = notifyUrl === null ? undefined : safeLink(notifyUrl, url)
  const href = author.href === undefined ? product.url : safeLink(author.href, url)
  const isFull = read('layout')?.trim() === 'full'
  const services: ProductServices = {
    loadDetails: never,
    loadContent: never,
    loadText: never,
    loadGallery: never,
    loadZoom: never,
    buy: neverBuys,
    notify: notifyUrl === null ? undefined : { href: notifyHref, request() {} },
  }
  return {
    node: (
      <div className="box">
        {isFull ? (
          <ProductFull
            reference={reference}
            product={product}
            start={{ variant }}
            level={FULL_LEVEL}
            services={services}
            plainText={entryOf(snapshot.descriptions ?? {}, product.id)}
          />
        ) : (
          <ProductCard
            reference={reference}
            product={product}
            choice={{ variant }}
            level={CARD_LEVEL}
            href={href}
            notify={notifyUrl === null ? undefined : { href: notifyHref, onRequest: () => {} }}
            buy={neverBuys}
            loadDetails={shop.loadDetails}
          />
        )}
      </div>
    ),
    sheets: isFull ? ['cartlet-shadow-product.css', 'cartlet-shadow-full.css'] : ['cartlet-shadow-product.css'],
    products: [product],
    href,
  }
}
