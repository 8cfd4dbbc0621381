/** Products in the shape of the Universal Commerce Protocol's catalog (https://ucp.dev): `products`, with amounts in minor units. */
import type { Amount } from '../../store/base/amount'
import type { Snapshot } from '../../store/base/snapshot-model'
import type { Picture, ProductView } from '../../store/base/views'
import { entryOf } from '../../store/catalog/untrusted'
import { availabilityOf, type FeedAddresses, type FeedItem, itemsOf, minorUnits, pageOf } from './feed-items'

const price = (amount: Amount) => ({ amount: minorUnits(amount), currency: amount.currency })

const media = (...pictures: (Picture | null | undefined)[]) => {
  const found = pictures.flatMap((picture) => (picture ? [{ type: 'image', url: picture.url, alt_text: picture.alt }] : []))
  return found.length ? found : undefined
}

function variantOf(item: FeedItem, description: string, addresses: FeedAddresses): object {
  const { id, product, variant, title, choices } = item
  const { price: now, comparePrice } = variant ?? product
  const status = availabilityOf(variant ?? product)
  return {
    id,
    sku: variant?.sku,
    title: choices.length ? choices.map(({ label }) => label).join(' / ') : title,
    description: { plain: description },
    url: pageOf(item, addresses),
    price: price(now),
    list_price: comparePrice && price(comparePrice),
    availability: { available: status !== 'out_of_stock', status },
    selected_options: choices.length ? choices : undefined,
    media: media(variant?.picture),
  }
}

function productOf(product: ProductView, description: string, addresses: FeedAddresses): object {
  const { id, slug, name, brand, options, picture, secondPicture, priceRange, price: now } = product
  return {
    id,
    handle: slug || undefined,
    title: name,
    brand,
    description: { plain: description },
    url: pageOf({ product }, addresses),
    price_range: { min: price(priceRange?.min ?? now), max: price(priceRange?.max ?? now) },
    media: media(picture, secondPicture),
    options: options.length
      ? options.map((option) => ({
          name: option.name,
          values: option.choices.map(({ value, label }) => ({ id: value, label: label || value })),
        }))
      : undefined,
    variants: itemsOf(product).map((item) => variantOf(item, description, addresses)),
  }
}

export const writeUcpFeed = ({ products, descriptions = {} }: Snapshot, addresses: FeedAddresses): string =>
  `${JSON.stringify(
    { products: products.map((product) => productOf(product, entryOf(descriptions, product.id) ?? product.name, addresses)) },
    null,
    2,
  )}\n`
