/** What the demo shop sells: bodies of the platform's API, recorded by `record.ts`. Types, and the fields that queries name. */
import type { Fields } from '../../platform/catalog/filter'

export interface Good {
  id: string
  slug: string
  name: string
  description: string
  ribbon: string
  createdDate: string
  collectionIds: readonly string[]
  manageVariants: boolean
  priceData: { currency: string; price: number; discountedPrice: number }
  stock: { inStock: boolean; inventoryStatus: string; quantity?: number }
  media: { mainMedia: { image: Picture } }
  productOptions: readonly { name: string; choices: readonly Choice[] }[]
  variants: readonly Variant[]
  [other: string]: unknown
}

interface Picture {
  url: string
  width: number
  height: number
  altText: string
}

interface Choice {
  /** A colour, or the name. */
  value: string
  description: string
  media?: { mainMedia: { image: Picture } }
}

export interface Variant {
  id: string
  choices: Readonly<Record<string, string>>
  variant: { priceData: { price: number; discountedPrice: number } }
  stock: { inStock: boolean; quantity?: number }
}

export interface Goods {
  products: readonly Good[]
  collections: readonly { id: string; slug: string; name: string; numberOfProducts: number }[]
}

const price = ({ priceData }: Good) => priceData.price
const discountedPrice = ({ priceData }: Good) => priceData.discountedPrice
const collectionIds = (good: Good) => good.collectionIds
const inStock = ({ stock }: Good) => stock.inStock
const inventoryStatus = ({ stock }: Good) => stock.inventoryStatus
const createdDate = (good: Good) => good.createdDate

export const GOOD_FIELDS: Fields<Good> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  description: ({ description }) => description,
  ribbon: ({ ribbon }) => ribbon,
  price,
  'price.price': price,
  'priceData.price': price,
  discountedPrice,
  'price.discountedPrice': discountedPrice,
  'priceData.discountedPrice': discountedPrice,
  collectionIds,
  'collections.id': collectionIds,
  inStock,
  'stock.inStock': inStock,
  inventoryStatus,
  'stock.inventoryStatus': inventoryStatus,
  createdDate,
  numericId: ({ createdDate }) => String(Date.parse(createdDate)),
}

export const COLLECTION_FIELDS: Fields<Goods['collections'][number]> = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
}
