/** Ordinary pages that differ in what decides how large a button becomes: fonts, widths, labels, languages, and what stands around it. */

export interface HostPage {
  name: string
  css?: string
  body: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Of the window, in CSS pixels. @default 1280 */
  width?: number
}

const button = (product: string, text: string, attributes = '') =>
  `<cartlet-buy-button product="${product}" ${attributes}><a href="%%API%%/product-page/${product}">${text}</a></cartlet-buy-button>`
const columns = (width: string, ...items: string[]) =>
  `<ul style="list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,${width});gap:16px">${items
    .map((item) => `<li><h3>A thing</h3>${item}<p>What stands below it.</p></li>`)
    .join('')}</ul><p>After the shelf.</p>`
const ARTICLE = 'body { font: 18px/1.6 Georgia, serif; max-width: 40em; margin: 40px auto }'
const SENTENCE = 'Put this hand-thrown mug into my basket, please'

export const HOST_PAGES: readonly HostPage[] = [
  {
    name: 'an article with a button between its paragraphs',
    css: ARTICLE,
    body: `<p>Before.</p>${button('blue-mug', 'Buy the Blue Mug')}<p>After.</p>`,
  },
  {
    name: 'a shelf of columns as narrow as 224 px',
    css: 'body { font: 16px/1.5 system-ui, sans-serif }',
    body: columns(
      '224px',
      button('blue-mug', 'Buy the Blue Mug'),
      button('canvas-tote', 'Buy'),
      button('fig-candle', 'Add the fig candle'),
    ),
  },
  {
    name: 'a shelf of narrow columns with whole sentences as labels',
    css: 'body { font: 16px/1.5 system-ui, sans-serif }',
    body: columns('224px', button('blue-mug', SENTENCE), button('wool-throw', SENTENCE), button('canvas-tote', 'Buy it')),
  },
  {
    name: 'a justified paragraph with two buttons in its text',
    css: `${ARTICLE} p { text-align: justify }`,
    body: `<p>It is glazed twice, in a blue that no photograph has caught yet. ${button('blue-mug', 'Buy the mug')} <span>Some say</span> that tea tastes of the sea in it, and others ${button('canvas-tote', 'Carry the tote')} <span>carry it</span> wherever they go, wrapped in a cloth.</p><p>After.</p>`,
  },
  {
    name: 'a row whose items share the width of the page',
    css: 'header { display: flex; gap: 20px; align-items: center } body { font: 15px/1.4 Arial, sans-serif }',
    body: `<header><strong>Shop</strong>${button('blue-mug', 'Mug')}<span>between</span>${button('herb-kit', 'Herbs')}<nav>Menu</nav></header><p>After.</p>`,
  },
]
