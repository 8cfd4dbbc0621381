/** The format of product seeds. Prices are euro cents; other currencies are derived from them. */
import type { PricePerUnit } from '../catalog/product'

export interface ProductSeed {
  slug: string
  name: string
  /** HTML, as in the catalog. */
  description: string
  price: number
  /** AMOUNT in euro cents, PERCENT in percent. */
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: number }
  /** The stock of each variant; null: not tracked (downloads). */
  stock: number | null
  weight: number
  digital?: true
  /** Only the merchant sees it. */
  hidden?: true
  ribbon?: string
  brand?: string
  collections: string[]
  /** File name without `.svg`, and its alternative text. `<slug>-<colour>` is also the image of that colour. */
  pictures: Record<string, string>
  /** By the name of the image that is the poster. */
  videos?: Record<string, { file: string; seconds: number }>
  options?: { name: string; colours?: Record<string, string>; choices: string[] }[]
  /** Each combination of choices has its own id, price and stock. `soldOut`: "L Clay", in the order of the options. */
  managesVariants?: { extra: Record<string, number>; soldOut: string[] }
  customText?: { title: string; maxLength: number; mandatory: boolean }[]
  info?: { title: string; description: string }[]
  preorder?: { message: string; limit: number }
  pricePerUnit?: PricePerUnit
}

export interface CollectionSeed {
  slug: string
  name: string
  description: string
  picture: string
  /** The slug of the parent category, in version 3 of the catalog. */
  parent?: string
  /** Slugs of products in the merchant's own order; only in version 3 of the catalog. */
  arranged?: string[]
}

export const CARE = { title: 'Care', description: '<p>Dishwasher safe. Avoid sudden changes of temperature.</p>' }
export const DELIVERY = { title: 'Delivery', description: '<p>Sent within two working days in plastic-free packaging.</p>' }
export const WASH = { title: 'Care', description: '<p>Wash at 30 °C, dry in the shade.</p>' }
