/** The CSS variables as a theme names them. Made of `src/manifest` by `npm run manifest`. */

export interface ThemeVariables {
  /** Buttons, focus rings. */
  '--cartlet-color-primary'?: string
  /** Text on buttons. */
  '--cartlet-color-on-primary'?: string
  /** Background of drawer, dialogs, cards. */
  '--cartlet-color-surface'?: string
  /** Text; with less contrast `#414851`, in the dark `#c9cfd6`. */
  '--cartlet-color-text'?: string
  /** Secondary text. */
  '--cartlet-color-muted'?: string
  /** Lines. */
  '--cartlet-color-border'?: string
  /** Problems; with more contrast `#8c1d18`. */
  '--cartlet-color-danger'?: string
  /** Good news: in stock, free shipping; with more contrast `#14532d`. */
  '--cartlet-color-success'?: string
  /** Corners. */
  '--cartlet-radius'?: string
  /** Font family; `sans-serif` stands behind it. */
  '--cartlet-font'?: string
  /** Space between cards of a grid; `12px` in a narrow one. */
  '--cartlet-gap'?: string
  /** Width of the drawer; a narrow screen is filled. */
  '--cartlet-drawer-width'?: string
  /** Distance of floating toggle and toasts from the side. */
  '--cartlet-offset-inline'?: string
  /** Distance of floating toggle and toasts from the bottom or top. */
  '--cartlet-offset-block'?: string
  /** Of the floating toggle, toasts and the member's menu. */
  '--cartlet-z-index'?: string
}
