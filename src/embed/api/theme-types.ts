/** The CSS variables as a theme names them. Generated from `src/manifest` by `npx tsx src/manifest/write.ts`. */

export interface ThemeVariables {
  /** Buttons. */
  '--cartlet-color-primary'?: string
  /** Focus rings. */
  '--cartlet-color-focus'?: string
  /** Text on buttons. */
  '--cartlet-color-on-primary'?: string
  /** Background of drawer, dialogs, cards. */
  '--cartlet-color-surface'?: string
  /** Text; where less contrast is preferred `#414851`, on dark `#c9cfd6`. */
  '--cartlet-color-text'?: string
  /** Secondary text. */
  '--cartlet-color-muted'?: string
  /** Borders. */
  '--cartlet-color-border'?: string
  /** Errors; where more contrast is preferred `#8c1d18`. */
  '--cartlet-color-danger'?: string
  /** Positive states: in stock, free shipping; where more contrast is preferred `#14532d`. */
  '--cartlet-color-success'?: string
  /** Corners. */
  '--cartlet-radius'?: string
  /** Font family; `sans-serif` is the fallback. */
  '--cartlet-font'?: string
  /** Corners of buttons. */
  '--cartlet-button-radius'?: string
  /** Font family of headings and names. */
  '--cartlet-heading-font'?: string
  /** Weight of headings and names; `700` for the cart's. */
  '--cartlet-heading-weight'?: string
  /** Width of pictures by their height, for example `3 / 4`; `cartlet.css` reserves room for squares. */
  '--cartlet-picture-ratio'?: string
  /** `contain` shows whole pictures; in the gallery of a full product, which shows them whole, `cover` fills the frame. */
  '--cartlet-picture-fit'?: string
  /** `compact`: less space in cards, lists, products and carts; smaller buttons on cards for a mouse. */
  '--cartlet-density'?: string
  /** Width of a product, collection, search, wish list or cart in the page. */
  '--cartlet-width'?: string
  /** Thickness of dividers and frames. */
  '--cartlet-line'?: string
  /** `box-shadow` of drawer, floating toggle, panels and toasts; or `none`. */
  '--cartlet-shadow'?: string
  /** Space between cards of a grid; `12px` in a narrow one, `10px` with `compact`. */
  '--cartlet-gap'?: string
  /** Width of the drawer; on a narrow screen it fills the width. */
  '--cartlet-drawer-width'?: string
  /** Distance of floating toggle and toasts from the side. */
  '--cartlet-offset-inline'?: string
  /** Distance of floating toggle and toasts from the bottom or top. */
  '--cartlet-offset-block'?: string
  /** `z-index` of the floating toggle, toasts and the member's menu. */
  '--cartlet-z-index'?: string
}
