/** Sixty products that nobody would want to draw, as a view model may hold them once a catalog was read. */
import { NASTY_COLOURS, NASTY_TEXTS, NASTY_WORD } from '../../demo/platform/seeds/shops/nasty'
import type { MediaView, ProductDetails } from '../../src/store/catalog/product-details'
import type { OptionChoiceView, ProductView } from '../../src/store/views'
import { EVIL } from './evil'
import { aChoice, aModifier, anAmount, aProduct, aText, aVariant } from './views'

const WORD = NASTY_WORD
const RTL = '\u202egnirts\u2066 \u0627\u0644\u0643\u062a\u0627\u0646'
const TEXTS = [EVIL, ...NASTY_TEXTS, '\u0000', '']
const URLS = ['javascript:globalThis.owned=1', 'data:text/html,<script>1</script>', '//evil.example', 'https://', '\u0001']
const AMOUNTS = [0, 1e9, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2]

const named = (text: string): ProductView =>
  aProduct({
    name: text,
    brand: text,
    ribbon: text,
    slug: text,
    picture: { url: 'https://pictures.example/1.jpg', alt: text },
    options: [{ name: text, kind: 'text', choices: [aChoice(text), aChoice(`${text} 2`)] }],
    modifiers: [aText(text, { required: true }), aModifier(text, [text, `${text} 3`])],
    subscriptions: [{ id: text, title: text, description: text }],
    preorder: { message: text },
    inStock: false,
  })
const coloured = (color: string): ProductView =>
  aProduct({ options: [{ name: 'Colour', kind: 'color', choices: [aChoice('A', { color }), aChoice('B', { color })] }] })
const pictured = (url: string): ProductView =>
  aProduct({
    picture: { url, alt: 'x' },
    options: [{ name: 'P', kind: 'image', choices: ['a', 'b'].map((v) => aChoice(v, { picture: { url, alt: '' } })) }],
  })
const priced = (value: number): ProductView =>
  aProduct({
    price: anAmount(value),
    comparePrice: anAmount(value),
    discountPercent: value,
    priceRange: { min: anAmount(value), max: anAmount(value) },
    unitPrice: { price: anAmount(value), per: { quantity: value, unit: '__proto__' } },
    quantityAvailable: value,
  })

/** As many options and choices as nobody makes, and as many variants. */
function vast(): ProductView {
  const options = Array.from({ length: 6 }, (_, place) => ({
    name: `Option ${place}`,
    kind: 'text' as const,
    choices: Array.from({ length: 10 }, (__, one): OptionChoiceView => aChoice(`${place}-${one}`)),
  }))
  const variants = Array.from({ length: 100 }, (_, one) =>
    aVariant(`v${one}`, {
      choices: Object.fromEntries(options.map(({ name }, place) => [name, `${place}-${(one * (place + 1)) % 10}`])),
      inStock: one % 3 !== 0,
      quantityAvailable: one % 7,
    }),
  )
  return aProduct({ options, variants })
}

/** Members that are missing where the types say they are there. */
const gaps: ProductView[] = (['picture', 'url', 'brand', 'ribbon', 'preorder', 'unitPrice'] as const).map((name) =>
  aProduct({ [name]: undefined, inStock: name !== 'preorder' }),
)

const doubled: ProductView[] = [
  aProduct({
    options: [1, 2].map(() => ({ name: 'Same', kind: 'text', choices: [aChoice('same'), aChoice('same'), aChoice('other')] })),
  }),
  aProduct({ modifiers: [aText('Same'), aText('Same'), aModifier('Same', ['a', 'a'])] }),
  aProduct({ subscriptions: [1, 2].map(() => ({ id: 'same', title: 'Same' })), oneTimePurchase: false }),
  aProduct({ options: [{ name: 'None', kind: 'color', choices: [] }], variants: [aVariant('v')] }),
]

const sold: ProductView[] = [
  aProduct({ inStock: false }),
  aProduct({ inStock: false, preorder: {} }),
  aProduct({ inStock: false, preorder: { limit: 0, message: WORD } }),
  aProduct({ quantityAvailable: -3 }),
  aProduct({ variants: [aVariant('v', { inStock: false, quantityAvailable: 0 })] }),
  aProduct({
    subscriptions: [{ id: 's', title: '', frequency: { unit: 'week', interval: -1 }, cycles: 1e9, discountPercent: 1e9 }],
  }),
]

const wordy: ProductView[] = [WORD, RTL, EVIL].flatMap((text) => [
  aProduct({
    options: [{ name: 'Long', kind: 'text', choices: Array.from({ length: 30 }, (_, one) => aChoice(`${text}${one}`)) }],
  }),
  aProduct({ modifiers: [aText(text, { maxLength: 0 }), aText(`${text} 2`, { maxLength: 1e9, minLength: 1e9 })] }),
])

export const NASTY: readonly ProductView[] = [
  ...TEXTS.map(named),
  ...NASTY_COLOURS.map(coloured),
  ...URLS.map(pictured),
  ...AMOUNTS.map(priced),
  ...gaps,
  ...doubled,
  ...sold,
  ...wordy,
  ...[0, 1, 2].map((place) => ({ ...vast(), inStock: place !== 1, name: TEXTS[place] as string })),
  aProduct({ name: WORD, options: vast().options }),
]

const media: MediaView[] = [
  { kind: 'image', title: EVIL, id: 'same', picture: { url: 'https://pictures.example/1.jpg', alt: EVIL } },
  { kind: 'image', title: EVIL, id: 'same', picture: { url: 'https://pictures.example/1.jpg', alt: '' } },
  { kind: 'video', title: EVIL, id: 'film', sources: [{ url: 'https://films.example/1', format: '"><script>' }] },
  { kind: 'model', title: EVIL, url: 'https://models.example/1' },
  { kind: 'document', title: '', url: 'https://models.example/1' },
]
/** What any of them shows whole. */
export const NASTY_DETAILS: ProductDetails = {
  id: 'x',
  media,
  infoSections: [{ title: EVIL, content: { html: EVIL } }, { title: EVIL }],
  digitalFiles: [{ name: EVIL }, { name: EVIL }],
  weight: { min: Number.NaN, max: Number.POSITIVE_INFINITY, unit: 'KG' },
  sku: EVIL,
  breadcrumbs: [],
  relatedCategoryIds: [],
}
