/** Sixty hostile products, to test how a page handles them. Part of the shop only on request. */
import type { CollectionSeed, ProductSeed } from '../product-seed'

export const NASTY_WORD = 'x'.repeat(5000)
const IMAGE = '<img src=x onerror="globalThis.owned = 1">'

/** Each is used wherever a shop's owner may write text. */
export const NASTY_TEXTS: readonly string[] = [
  IMAGE,
  '<script>globalThis.owned = 1</script>',
  '<svg onload="globalThis.owned = 1">',
  '{{constructor.constructor("globalThis.owned=1")()}}',
  ['$', '{globalThis.owned = 1}'].join(''),
  '</style><style>*{display:none}</style>',
  NASTY_WORD,
  '\u202egnirts\u2066 \u0627\u0644\u0643\u062a\u0627\u0646',
  `z${'\u0310\u0325'.repeat(200)}`,
  '\u0008\uffff',
  '👩🏽‍🌾'.repeat(200),
  ' ',
  '__proto__',
  'constructor',
]

export const NASTY_COLOURS: readonly string[] = [
  'red;background:url(//evil.example)',
  'url(//evil.example)',
  'var(--x)',
  'expression(alert(1))',
  'currentcolor',
  'inherit',
  '#ggg',
  `rgb(${'1'.repeat(5000)})`,
]

/** Markup that a description may contain after pasting. */
const MARKUP: readonly string[] = [
  '<script>globalThis.owned = 1</script><p>after a script</p>',
  `<p onclick="globalThis.owned = 1" style="position:fixed;inset:0;background:red">${IMAGE}</p>`,
  '<iframe srcdoc="<script>parent.owned = 1</script>"></iframe><object data="javascript:globalThis.owned = 1"></object>',
  '<a href="javascript:globalThis.owned = 1">a link</a><a href="data:text/html,<script>1</script>">another</a>',
  '<svg><script>globalThis.owned = 1</script></svg><math><mtext></form><form><mglyph><style></math><img src onerror=globalThis.owned=1>',
  `<div>${'<b><i>'.repeat(500)}deep`,
  '<style>* { display: none }</style><link rel="stylesheet" href="//evil.example/x.css"><base href="//evil.example/">',
  `<p>${NASTY_WORD}</p>`,
  '<template><p>hidden</p></template><noscript><p title="</noscript><img src=x onerror=globalThis.owned=1>"></noscript>',
]

/** In cents; the last one is a billion in major units. */
const PRICES: readonly number[] = [0, 1, 999_999, 100_000_000_000]

const COLLECTION = 'nasty'

export const NASTY_COLLECTIONS: CollectionSeed[] = [
  { slug: COLLECTION, name: `Nasty ${IMAGE}`, description: IMAGE, picture: 'blue-mug' },
]

type Facts = Partial<ProductSeed>

const named = (text: string): Facts[] => [
  {
    name: text,
    brand: text,
    ribbon: text,
    description: text,
    pictures: { 'blue-mug': text, 'blue-mug-above': text },
    options: [{ name: text || 'Option', choices: [text || 'A', `${text} 2`] }],
    info: [{ title: text, description: text }],
  },
  { name: text, stock: 0, preorder: { message: text, limit: 1 } },
  { name: text, customText: [{ title: text || 'Text', maxLength: 500, mandatory: true }] },
]

const coloured = (colour: string): Facts => ({
  options: [{ name: 'Colour', choices: ['A', 'B'], colours: { A: colour, B: colour } }],
  managesVariants: { extra: {}, soldOut: ['B'] },
})

/** A large number of variants: 108, of six options. */
const vast: Facts = {
  options: [3, 3, 3, 2, 2, 1].map((count, place) => ({
    name: `Option ${place} ${place ? '' : NASTY_WORD}`.trim(),
    choices: Array.from({ length: count }, (_, one) => `${place}-${one}`),
  })),
  managesVariants: { extra: {}, soldOut: [] },
}

const wordy: Facts = {
  options: [{ name: 'Long', choices: Array.from({ length: 30 }, (_, one) => `${NASTY_WORD}${one}`) }],
}

const FACTS: readonly Facts[] = [
  ...NASTY_TEXTS.flatMap(named),
  ...NASTY_COLOURS.map(coloured),
  ...MARKUP.map((description) => ({ description, info: [{ title: 'Markup', description }] })),
  ...PRICES.map((price) => ({ price, ...(price > 1 && { discount: { type: 'PERCENT' as const, value: 99 } }) })),
  vast,
  wordy,
  { pictures: {} },
]

export const NASTY_PRODUCTS: ProductSeed[] = FACTS.map((facts, place) => ({
  slug: `nasty-${place + 1}`,
  name: `Nasty ${place + 1}`,
  description: '',
  price: 1000,
  stock: 3,
  weight: 1,
  collections: [COLLECTION],
  pictures: { 'blue-mug': 'A mug' },
  ...facts,
}))
