import { HARD_PRICES, type Hardship } from '../../../support/fixtures/hard-catalogue'

/**
 * Ordinary pages that differ in what decides the size of a button: fonts, widths, labels, languages and the content around it.
 */

export interface HostPage {
  name: string
  css?: string
  body: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Width of the window, in CSS pixels. @default 1280 */
  width?: number
  /** Prices other than the shop's, by slug. */
  prices?: Readonly<Record<string, Hardship>>
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
  {
    name: 'a landing page whose text is centred',
    css: 'body { font: 20px/1.7 "Trebuchet MS", sans-serif; text-align: center } h1 { font-size: 48px }',
    body: `<h1>Blue Mug</h1><p>Glazed twice.</p>${button('blue-mug', 'Get yours')}<p>After.</p>`,
  },
  {
    name: 'a table whose columns are as wide as their cells',
    css: 'table { border-collapse: collapse } td { border: 1px solid #999; padding: 8px }',
    body: `<table>${['blue-mug', 'wool-throw', 'canvas-tote'].map((slug) => `<tr><td>${slug}</td><td>${button(slug, 'Add')}</td><td>in stock</td></tr>`).join('')}</table><p>After.</p>`,
  },
  {
    name: 'an Arabic page, from right to left',
    css: 'body { font: 18px/1.9 "Noto Naskh Arabic", serif; margin: 30px }',
    body: `<p>قبل. ${button('blue-mug', 'اشتر الكوب الأزرق')} <span>بعد.</span></p>${columns('224px', button('woven-shawl', 'أضف الشال إلى السلة'))}`,
    lang: 'ar',
    dir: 'rtl',
  },
  {
    name: 'a Japanese page',
    css: 'body { font: 15px/1.8 "Noto Sans CJK JP", sans-serif }',
    body: columns(
      '224px',
      button('blue-mug', '青いマグカップをカートに入れる'),
      button('canvas-tote', '購入'),
      button('linen-tee', '今すぐ購入する'),
    ),
    lang: 'ja',
  },
  {
    name: 'a German page with words that no column is wide enough for',
    css: 'body { font: 16px/1.5 "Segoe UI", sans-serif; hyphens: auto }',
    body: columns(
      '180px',
      button('blue-mug', 'Geschenkgutscheinbestellung abschließen'),
      button('linen-tee', 'Kaufen'),
      button('wool-throw', 'In den Warenkorb'),
    ),
    lang: 'de',
  },
  {
    name: 'a page with lines as tight as its letters',
    css: 'body { font: 16px/1 Verdana, sans-serif }',
    body: `<ul>${['blue-mug', 'canvas-tote', 'fig-candle'].map((slug) => `<li>${slug} ${button(slug, 'Buy it')} <span>now</span></li>`).join('')}</ul>`,
  },
  {
    name: 'a page with large letters and loose lines',
    css: 'body { font: 28px/2.4 Palatino, serif; margin: 60px }',
    body: `<p>Before.</p>${button('wool-throw', 'Buy the throw')} <span>or read on</span><p>After.</p>`,
  },
  {
    name: 'a page that spaces its letters and writes capitals',
    css: 'body { font: 14px/1.6 Futura, sans-serif; letter-spacing: .2em; word-spacing: .5em; text-transform: uppercase; text-indent: 2em; font-variant: small-caps }',
    body: `<p>Before ${button('blue-mug', 'Buy the Blue Mug')} <span>after</span></p>${columns('240px', button('canvas-tote', 'Buy the tote'))}`,
  },
  {
    name: 'a page that resets everything, in one typewriter font',
    css: '* { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: 13px/1.3 "Courier New", monospace } a { display: inline-block }',
    body: `<div>${button('blue-mug', 'Buy the mug')}<b>after</b></div><div>${button('canvas-tote', 'Buy')}</div>`,
  },
  {
    name: 'a phone with a whole sentence as the label',
    css: 'body { font: 17px/1.5 -apple-system, sans-serif; margin: 16px }',
    body: `<p>Before.</p>${button('blue-mug', SENTENCE)}<p>Between.</p>${button('wool-throw', 'Add to cart')}<p>After.</p>`,
    width: 360,
  },
  {
    name: 'a phone with two columns',
    css: 'body { font: 15px/1.4 system-ui; margin: 8px }',
    body: columns(
      '160px',
      button('blue-mug', 'Buy'),
      button('wool-throw', 'Buy the throw'),
      button('herb-kit', 'Add'),
      button('fig-candle', 'Add the candle'),
    ),
    width: 360,
  },
  {
    name: 'a page of elements written as ordinary tags',
    css: ARTICLE,
    body: `<ul>${['blue-mug', 'canvas-tote', 'herb-kit'].map((slug) => `<li>It is here: <div data-cartlet="buy-button" data-product="${slug}"><a href="%%API%%/product-page/${slug}">Buy it</a></div> <span>after</span></li>`).join('')}</ul>`,
  },
  {
    name: 'a page whose products are sold out, ask for a choice or are ordered ahead',
    css: 'body { font: 16px/1.5 Tahoma, sans-serif; text-align: center }',
    body: `<p>${button('brass-lamp', 'Buy')} <span>one</span> ${button('linen-tee', 'Buy')} <span>two</span> ${button('autumn-bulbs', 'Buy the bulbs for a whole bed')} <span>three</span></p>${columns('160px', button('brass-lamp', SENTENCE), button('linen-tee', 'Get it'), button('autumn-bulbs', 'Get it'))}`,
  },
  {
    name: 'a grid that is as wide as what stands in it',
    css: 'main { display: inline-grid; grid-template-columns: auto min-content max-content; gap: 10px; border: 1px solid } body { font: 16px/1.5 Georgia }',
    body: `<main><b>A thing</b>${button('blue-mug', 'Buy the mug')}<i>in stock</i><b>Another</b>${button('wool-throw', 'Buy the woollen throw')}<i>in stock</i></main><p>After.</p>`,
  },
  {
    name: 'a page with a font, margins and a theme for the buttons',
    css: ':root { --cartlet-font: "Courier New", monospace; --cartlet-radius: 0 } cartlet-buy-button { margin: 12px 24px } body { font: 16px/1.5 Arial }',
    body: `<p>Before ${button('blue-mug', 'Buy the Blue Mug')} <span>after</span></p><p>After.</p>`,
  },
  {
    name: 'a shop whose prices are too long to stand beside a label',
    css: 'body { font: 16px/1.5 system-ui, sans-serif }',
    body: `<p>Before ${button('wool-throw', 'Buy')} <span>one</span> ${button('olive-board', 'In den Warenkorb')} <span>two</span> ${button('herb-kit', 'Buy the kit')} <span>three</span> ${button('linen-tee', 'Buy')} <span>four</span></p>${columns('170px', button('wool-throw', 'Geschenkgutscheinbestellung'), button('olive-board', SENTENCE), button('field-notebook', 'Buy'), button('fig-candle', 'Buy the candle'))}`,
    prices: HARD_PRICES,
  },
]
