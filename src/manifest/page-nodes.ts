/** The nodes that Cartlet itself adds to a page. Authors do not write their tags, but can style their parts. */

export interface PageNode {
  tagName: string
  /** Its name in the documentation. */
  called: string
  /** Names of rows in `parts.ts`. */
  parts: readonly string[]
}

export const PAGE_NODES: readonly PageNode[] = [
  {
    tagName: 'cartlet-overlay',
    called: 'page',
    parts: [
      'badge',
      'checkout',
      'compare-price',
      'coupon',
      'dialog',
      'drawer',
      'field',
      'footer',
      'gift-card',
      'header',
      'image',
      'line',
      'line-remove',
      'notice',
      'option',
      'price',
      'quantity',
      'suggestion',
      'suggestions',
      'swatch',
      'title',
      'toast',
      'toggle',
      'total',
      'totals',
    ],
  },
  {
    tagName: 'cartlet-quick-view',
    called: 'quick view',
    parts: [
      'arrow',
      'badge',
      'button',
      'compare-price',
      'dialog',
      'field',
      'frame',
      'image',
      'option',
      'price',
      'quantity',
      'sold-out',
      'swatch',
      'thumbnail',
      'title',
    ],
  },
  {
    tagName: 'cartlet-notice',
    called: 'notice of an agent or a link',
    parts: ['toast'],
  },
]
