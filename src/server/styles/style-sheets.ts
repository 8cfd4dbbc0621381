/**
 * The style sheets of pre-rendered shadow roots: texts that never depend on the page, so that a policy can allow them by their hashes. The same
 * texts are files beside the loader, for policies with `style-src 'self'` only.
 */
import { baseCss } from '../../widget/base.css'
import { collectionCss } from '../../widget/collection/collection.css'
import { ownCardsCss } from '../../widget/collection/own-cards.css'
import { productCss } from '../../widget/product/card/product.css'
import { productFullCss } from '../../widget/product/product-full.css'
import { productTextCss } from '../../widget/product/product-text.css'

/**
 * Rules that a pre-rendered element needs besides the style sheets of its component. Without scripts, controls that cannot work are hidden, and the
 * label of a button without a link is replaced by the author's own content.
 */
const staticCss = `
.author { display: none; }
@media (scripting: none) {
  .author { display: contents; }
  .root :is(.actions, .bar, .filters, .more, .stepper, .lines), .author + .root .label { display: none; }
  .root .buy { grid-template-columns: minmax(0, 1fr); }
  .root .collection .layout { display: block; }
  .root .facts { min-block-size: 0; }
  .author + .root .button { display: inline; padding: 0; min-block-size: 0; background: none; color: inherit; pointer-events: none; }
  .author + .root .price { padding-block: 0; padding-inline: .5em 0; border: 0; }
}
`

const RESET = 'all: initial !important;'

const UNSET = 'all: unset !important;'

/**
 * `all: initial !important` would override the author's margin, which mounting reads and keeps. So only properties that change the size, position
 * or look of the element are `!important` here.
 */
const STATIC_RESET = `all: initial; ${[
  'position: static',
  'float: none',
  'inset: auto',
  'inline-size: auto',
  'block-size: auto',
  'min-inline-size: 0',
  'min-block-size: 0',
  'max-block-size: none',
  'padding: 0',
  'border: 0',
  'outline: 0',
  'background: none',
  'box-shadow: none',
  'box-sizing: content-box',
  'overflow: visible',
  'transform: none',
  'filter: none',
  'clip-path: none',
  'flex: 0 1 auto',
  'align-self: auto',
  'justify-self: auto',
  'grid-area: auto',
  'order: 0',
  'columns: auto',
]
  .map((rule) => `${rule} !important;`)
  .join(' ')}`

/** File name → CSS, of what `cartlet render` writes. The first one belongs to every element. */
export const ELEMENT_SHEETS = {
  'cartlet-shadow.css': `${baseCss.replace(RESET, STATIC_RESET)}${staticCss}`,
  'cartlet-shadow-product.css': productCss,
  'cartlet-shadow-full.css': `${productFullCss}${productTextCss}`,
  'cartlet-shadow-collection.css': collectionCss,
} as const

/** With those that only `cartlet/react` writes. */
export const STYLE_SHEETS = {
  ...ELEMENT_SHEETS,
  'cartlet-shadow-own-cards.css': ownCardsCss.replace(UNSET, UNSET.replace(' !important', '')),
} as const

export type StyleSheetName = keyof typeof STYLE_SHEETS
