/** Options for rendering an element on a server. Types only. */
import type { HeadingLevel } from '../widget/product/heading-level'

export interface DrawOptions {
  /** Language of the texts. @default the snapshot's */
  locale?: string
  /** Direction of the page around the element. @default that of the language */
  dir?: 'ltr' | 'rtl'
  /** @default light */
  theme?: 'light' | 'dark'
  /** Address of the page: links of the author are made absolute with it. */
  url?: string
  /** The owner's own page of each product, such as `/shop/{slug}`. */
  productLink?: string
  /** Level of the headings in a grid. @default 2 */
  headingLevel?: HeadingLevel
  /** Folder with the style sheets `cartlet-shadow*.css`, to link them. By default the styles are in the HTML, which needs no request. */
  styles?: string
  /** The nonce of the styles in the HTML, for a policy that allows neither inline styles nor the hashes of these. */
  styleNonce?: string
}
