/** How the seeds write a product down. Prices are euro cents; other currencies are worked out from them. */
import type { PricePerUnit } from '../catalog/product'

export interface ProductSeed {
  slug: string
  name: string
  /** HTML, as in the catalog. */
  description: string
  price: number
  /** AMOUNT in euro cents, PERCENT in percent. */
  discount?: { type: 'AMOUNT' | 'PERCENT'; value: number }
  /** Of each variant; null: not tracked (downloads). */
  stock: number | null
  weight: number
  digital?: true
  /** Seen by the merchant only. */
  hidden?: true
  ribbon?: string
  brand?: string
  collections: string[]
  /** File name without `.svg`, and its text. `<slug>-<colour>` is also the picture of that colour. */
  pictures: Record<string, string>
  /** By the name of the picture that is their still. */
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
  /** The slug of the one above it, in the tree of the third catalog version. */
  parent?: string
  /** Slugs of products in the merchant's own order, which only the third catalog version has. */
  arranged?: string[]
}

export const CARE = { title: 'Care', description: '<p>Dishwasher safe. Avoid sudden changes of temperature.</p>' }
export const DELIVERY = { title: 'Delivery', description: '<p>Sent within two working days in plastic-free packaging.</p>' }
export const WASH = { title: 'Care', description: '<p>Wash at 30 °C, dry in the shade.</p>' }
