/** The pieces of a product for templates. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

/** In a template: the price of what is chosen, with the one before a discount and the one per unit. */
export type CartletPriceElement = HTMLElement

export type CartletPriceAttributes = object

/** In a template: everything there is to choose or to write, and what of it can be had; nothing if there is nothing. */
export type CartletOptionsElement = HTMLElement

export type CartletOptionsAttributes = object

/** In a template: how many are added, never more than there are. */
export type CartletQuantityElement = HTMLElement

export type CartletQuantityAttributes = object

/** In a template: the button that adds what is chosen, with its label inside; a press points to what is still to choose. */
export interface CartletAddElement extends HTMLElement {
  /** `checkout` goes to the checkout with this product alone. @default add */
  get action(): 'add' | 'checkout' | null
  set action(value: 'add' | 'checkout' | null | undefined)
}

export interface CartletAddAttributes {
  /** `checkout` goes to the checkout with this product alone. @default add */
  action?: 'add' | 'checkout'
}

/** In a template: all pictures and videos, and those of what is chosen first. */
export type CartletGalleryElement = HTMLElement

export type CartletGalleryAttributes = object

/** In a template: that what is chosen is sold out, nearly so, or to order ahead; else nothing. */
export type CartletStockElement = HTMLElement

export type CartletStockAttributes = object

/** In a template: the description with its formats, the shop's sections of text, weight and item number. */
export type CartletDescriptionElement = HTMLElement

export type CartletDescriptionAttributes = object

export interface CartletPieces {
  'cartlet-price': CartletPriceElement
  'cartlet-options': CartletOptionsElement
  'cartlet-quantity': CartletQuantityElement
  'cartlet-add': CartletAddElement
  'cartlet-gallery': CartletGalleryElement
  'cartlet-stock': CartletStockElement
  'cartlet-description': CartletDescriptionElement
}

export interface CartletPieceAttributes {
  'cartlet-price': CartletPriceAttributes
  'cartlet-options': CartletOptionsAttributes
  'cartlet-quantity': CartletQuantityAttributes
  'cartlet-add': CartletAddAttributes
  'cartlet-gallery': CartletGalleryAttributes
  'cartlet-stock': CartletStockAttributes
  'cartlet-description': CartletDescriptionAttributes
}
