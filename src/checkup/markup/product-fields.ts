// biome-ignore-all format: one field a line, as it is generated
/** What a template of the author can name. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

/** `address`: http(s), checked, the only type that an address attribute takes. In brackets: a list, for `data-cartlet-each`. */
export type Field = 'text' | 'number' | 'flag' | 'address' | Fields | readonly [Fields]
export interface Fields {
  readonly [name: string]: Field
}

export const PICTURE = {
  url: 'address',
  srcset: 'address',
  alt: 'text',
  width: 'number',
  height: 'number',
} as const satisfies Fields

export const PRODUCT_FIELDS = {
  id: 'text',
  slug: 'text',
  name: 'text',
  brand: 'text',
  ribbon: 'text',
  link: 'address',
  picture: PICTURE,
  secondPicture: PICTURE,
  price: 'text',
  oldPrice: 'text',
  unitPrice: 'text',
  amount: 'number',
  currency: 'text',
  discount: 'number',
  badge: 'text',
  stockText: 'text',
  stock: 'number',
  onSale: 'flag',
  inStock: 'flag',
  lowStock: 'flag',
  soldOut: 'flag',
  preorder: 'flag',
  needsChoice: 'flag',
  options: [{
    name: 'text',
    choices: [{
      name: 'text',
      color: 'text',
      inStock: 'flag',
      picture: PICTURE,
    }],
  }],
} as const satisfies Fields
