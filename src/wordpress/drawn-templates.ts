/**
 * Pre-rendered elements with gaps for the facts of a product, drawn by `cartlet/server` when the plugin is packed: so PHP fills gaps, and has no
 * second implementation of what a button and a card look like.
 *
 * A gap is `{{name}}`; `{{?brand}}…{{/brand}}` is left out of products without a brand, and `{{dot}}…{{/dot}}` is repeated.
 */
import { type Php, php } from './php-literal'

/** The member of `cartlet/server` that draws. */
export interface Drawing {
  renderShadowRoot(name: string, attributes: Readonly<Record<string, string>>, snapshot: object, options: object): string
}

type Facts = Readonly<Record<string, unknown>>

/** A text that is drawn as it is, because it says no amount, holds no word of a language, and is no longer than a button has room for. */
const gap = (name: string) => `\u{e000}${name}\u{e001}`
/** Not a short text: some of what is drawn depends on the length. */
const longGap = (name: string) => `\u{e000}${name}${'\u{e002}'.repeat(40)}\u{e001}`
const PERCENT = 37
/** More than every limit that is drawn in another way. */
const MOST = 98765
const COLOUR = '#010203'

/** With a text that no value explains, so that it stays. */
const amount = (formatted: string) => ({ value: 1, currency: 'EUR', formatted })
const choice = (value: string) => ({ value, label: value, inStock: true })

const PRODUCT: Facts = {
  id: 'id',
  slug: 'slug',
  name: gap('name'),
  kind: 'physical',
  url: gap('link'),
  picture: { url: gap('picture'), alt: gap('alt') },
  price: amount(gap('price')),
  inStock: true,
  options: [],
  variants: [],
  modifiers: [],
  subscriptions: [],
  oneTimePurchase: true,
  categoryIds: [],
}

const STATES: Readonly<Record<string, Facts>> = {
  ready: {},
  choose: { options: [{ name: 'a', kind: 'text', choices: [choice('b'), choice('c')] }] },
  'sold-out': { inStock: false },
}

const PRICES: Readonly<Record<string, Facts>> = {
  one: {},
  reduced: { comparePrice: amount(gap('before')) },
  from: { priceRange: { min: amount(gap('price')), max: amount('2') } },
}

/** What the author wrote as the label, beside the words of the state: some lie over the label's room. */
const LABELS: Readonly<Record<string, string>> = { none: '', narrow: gap('label'), wide: longGap('label') }

/** Parts that only some products have. */
const OPTIONAL: readonly [name: string, tag: RegExp][] = [
  ['badge', /<span part="badge" data-kind="promo".*?<\/span>/],
  ['colours', /<p class="dots">.*?<\/p>/],
  ['most', new RegExp(` aria-valuemax="${MOST}"`)],
  ['brand', /<p [^>]*class="brand">.*?<\/p>/],
]

function withGaps(html: string): string {
  let text = html
    .replace(/\u{e000}(\w+)\u{e002}*\u{e001}/gu, '{{$1}}')
    .replace('part="image"', 'part="image"{{srcset}}')
    .replace(' dir="ltr"', ' dir="{{dir}}"')
    .replace(' data-theme="light"', ' data-theme="{{theme}}"')
    .replaceAll('rel="stylesheet" href="/', 'rel="stylesheet" href="{{files}}')
  for (const [name, tag] of OPTIONAL) text = text.replace(tag, `{{?${name}}}$&{{/${name}}}`)
  return text
    .replace(`${MOST}`, '{{most}}')
    .replace('{{one}}, {{two}}', '{{colours}}')
    .replaceAll(COLOUR, '{{colour}}')
    .replace(/(<span [^>]*class="swatch dot">.*?<\/span>)\1/, '{{dot}}$1{{/dot}}')
}

type Draw = (element: string, facts: Facts, attributes?: Readonly<Record<string, string>>, label?: string) => string

const buttonsOf = (draw: Draw): [key: string, html: string][] =>
  Object.entries(LABELS).flatMap(([width, label]) =>
    Object.entries(STATES).flatMap(([state, facts]) =>
      // A long price stands below the label.
      (
        [
          ['one beside', gap],
          ['one below', longGap],
          ['reduced beside', gap],
          ['reduced below', longGap],
        ] as const
      ).map(([key, written]): [string, string] => {
        const before = key.startsWith('reduced') && { comparePrice: amount(written('before')) }
        return [
          `button ${width} ${state} ${key}`,
          draw('buy-button', { ...facts, price: amount(written('price')), ...before }, {}, label),
        ]
      }),
    ),
  )

const colour = (name: string) => ({ ...choice(gap(name)), color: COLOUR })
/** What few products have. */
const RARE_FACTS: Facts = { ribbon: gap('badge'), brand: gap('brand'), quantityAvailable: MOST }
const COLOURS: Facts = { options: [{ name: 'a', kind: 'color', choices: [colour('one'), colour('two')] }] }

/** The form of a whole product has its choices, and knows more about what is sold out. */
const WHOLE = /^ready (one|reduced)$/

const productsOf = (draw: Draw): [key: string, html: string][] =>
  (['card', 'full'] as const).flatMap((layout) =>
    Object.entries(STATES).flatMap(([state, facts]) =>
      Object.entries(PRICES).flatMap(([price, prices]): [string, string][] =>
        layout === 'full' && !WHOLE.test(`${state} ${price}`)
          ? []
          : [
              [
                `${layout} ${state} ${price}`,
                draw('product', { ...facts, ...prices, ...RARE_FACTS, ...(state === 'choose' && COLOURS) }, { layout }),
              ],
            ],
      ),
    ),
  )

/** The text of a badge with a discount; empty in languages that write other digits. */
const discountIn = (card: string): string => {
  const [, text = ''] = /part="badge"[^>]*><bdi>(.*?)<\/bdi>/.exec(card) ?? []
  return text.includes(`${PERCENT}`) ? text.replace(`${PERCENT}`, '{{percent}}') : ''
}

/** The word of a state that lies over the label's room. */
const wordIn = (button: string | undefined): string => /<span class="over(?: long)?">(.*?)<\/span>/.exec(button ?? '')?.[1] ?? ''

function drawnIn(locale: string, { renderShadowRoot }: Drawing): Php {
  const draw: Draw = (element, facts, attributes, label = '') => {
    const products = [{ ...PRODUCT, ...facts }]
    const snapshot = { cartlet: 1, clientId: '', takenAt: gap('taken'), locale, catalog: 'v3', products, collections: [] }
    const options = { locale, styles: '/', content: label }
    return withGaps(renderShadowRoot(element, { product: 'slug', ...attributes }, snapshot, options))
  }
  const templates = Object.fromEntries([...buttonsOf(draw), ...productsOf(draw)])
  return {
    discount: discountIn(draw('product', { comparePrice: amount('2'), discountPercent: PERCENT })),
    wordLengths: Object.fromEntries(
      ['choose', 'sold-out'].map((state) => [state, wordIn(templates[`button wide ${state} one beside`]).length]),
    ),
    templates,
  }
}

/** Texts of `includes/drawn/<language>.php`. */
export const drawnFiles = (languages: readonly string[], drawing: Drawing): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [
      `includes/drawn/${language}.php`,
      `<?php\n/** Drawn by cartlet/server when the plugin was packed. */\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${php(drawnIn(language, drawing))};\n`,
    ]),
  )
