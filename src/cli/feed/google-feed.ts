/** A product feed in the columns of Google Merchant Center: text with tabs, one line for each variant. */
import type { Snapshot } from '../../store/base/snapshot-model'
import { entryOf } from '../../store/catalog/untrusted'
import { availabilityOf, type FeedAddresses, type FeedItem, itemsOf, pageOf, priceText } from './feed-items'

const COLUMNS = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'condition',
  'identifier_exists',
  'product_detail',
] as const

/** A tab or a line break would be another column or product. */
const cell = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** As the feed's own list: `section:name:value`, separated by commas. */
const details = (choices: FeedItem['choices']) =>
  choices.map(({ name, label }) => ['', name, label].map((part) => part.replace(/[:,"]/g, ' ')).join(':')).join(',')

function row(item: FeedItem, description: string | undefined, addresses: FeedAddresses): string {
  const { id, product, variant, title, choices } = item
  const { price, comparePrice } = variant ?? product
  const cells: Record<(typeof COLUMNS)[number], string | undefined> = {
    id,
    item_group_id: variant && product.id,
    title,
    description: description ?? title,
    link: pageOf(item, addresses),
    image_link: (variant?.picture ?? product.picture)?.url,
    availability: availabilityOf(variant ?? product),
    price: priceText(comparePrice ?? price),
    sale_price: comparePrice && priceText(price),
    brand: product.brand,
    condition: 'new',
    // The platform's list names no GTIN.
    identifier_exists: 'no',
    product_detail: details(choices),
  }
  return COLUMNS.map((name) => cell(cells[name])).join('\t')
}

export function writeGoogleFeed({ products, descriptions = {} }: Snapshot, addresses: FeedAddresses): string {
  const rows = products.flatMap((product) =>
    itemsOf(product).map((item) => row(item, entryOf(descriptions, product.id), addresses)),
  )
  return `${[COLUMNS.join('\t'), ...rows].join('\n')}\n`
}
