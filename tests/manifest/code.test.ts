/** The manifest lists exactly the attributes, slots, parts, variables and events of the code. */
import { describe, expect, it } from 'vitest'
import { PIECES as DRAWN_PIECES } from '../../src/embed/product/template/piece-parts'
import { toAttribute } from '../../src/embed/settings/config'
import { ELEMENT_KINDS, propertiesOf } from '../../src/embed/start/element-kinds'
import { attributesOf, ELEMENTS } from '../../src/manifest/elements'
import { PIECES } from '../../src/manifest/elements/pieces'
import { EVENTS } from '../../src/manifest/events'
import type { ElementRow } from '../../src/manifest/model'
import { pageAttributes } from '../../src/manifest/page-attributes'
import { PAGE_NODES } from '../../src/manifest/page-nodes'
import { PARTS } from '../../src/manifest/parts'
import { SHARED_ATTRIBUTES } from '../../src/manifest/shared'
import { VARIABLES } from '../../src/manifest/variables'
import { SOURCES } from '../../src/store/collections/grid-subject'
import { FILTERS, SORTS } from '../../src/store/collections/list-model'
import {
  attributeReaders,
  attributesRead,
  attributesReadIn,
  drawnBy,
  eventsRaised,
  partsIn,
  slotsIn,
  sorted,
  variablesIn,
} from '../support/source/element-code'
import { readSources } from '../support/source/source'

const namesOf = (rows: readonly { name: string }[]): string[] => sorted(rows.map(({ name }) => name).filter(Boolean))

const EMBED = 'src/embed'
const ASSERT_VARIANT = `${EMBED}/boot/embed.ts`
const ACCOUNT_FORMS = ['src/widget/account/forms/account-forms.chunk.tsx', `${EMBED}/account/captcha.chunk.ts`]
const ACCOUNT_MENU = [
  'src/widget/account/menu/account-menu.chunk.tsx',
  `${EMBED}/account/orders.chunk.ts`,
  'src/widget/orders/order-details.chunk.tsx',
]
const FULL = ['full.chunk', 'gallery.chunk', 'product-text.chunk', 'html.chunk', 'rich.chunk'].map(
  (name) => `${EMBED}/product/full/${name}.ts`,
)
const HEART = `${EMBED}/product/heart.chunk.ts`
const CART = ['cart/cart-extras.chunk.ts', 'cart/gift-card.chunk.tsx', 'product/line-editor.chunk.ts'].map(
  (name) => `${EMBED}/${name}`,
)

/** The modules that read an element's own attributes, and those that draw it, including chunks that are loaded later. */
const CODE: Record<string, { reads: string[]; draws: string[] }> = {
  'buy-button': {
    reads: [`${EMBED}/start/buy-button.tsx`, `${EMBED}/start/element-kinds.ts`, ASSERT_VARIANT],
    draws: ['src/widget/button/BuyButtonView.tsx'],
  },
  product: {
    reads: [`${EMBED}/product/product.chunk.tsx`, `${EMBED}/page/product-link.ts`, ASSERT_VARIANT],
    draws: [
      `${EMBED}/product/product.chunk.tsx`,
      ...FULL,
      `${EMBED}/product/full/zoom.chunk.ts`,
      `${EMBED}/product/back-in-stock.chunk.ts`,
      HEART,
    ],
  },
  collection: {
    reads: [
      `${EMBED}/product/collection/collection.chunk.tsx`,
      `${EMBED}/product/collection/collection-request.ts`,
      `${EMBED}/product/collection/use-listed.ts`,
      `${EMBED}/page/product-link.ts`,
    ],
    draws: [`${EMBED}/product/collection/collection.chunk.tsx`, HEART],
  },
  search: {
    reads: [`${EMBED}/search/search.chunk.tsx`, `${EMBED}/search/search-target.ts`, `${EMBED}/page/product-link.ts`],
    draws: [`${EMBED}/search/search.chunk.tsx`, `${EMBED}/product/collection/collection.chunk.tsx`, HEART],
  },
  'wish-list': {
    reads: [`${EMBED}/wish-list/wish-list.chunk.tsx`, `${EMBED}/page/product-link.ts`],
    draws: [`${EMBED}/wish-list/wish-list.chunk.tsx`],
  },
  currency: { reads: [`${EMBED}/currency/currency-select.chunk.tsx`], draws: [`${EMBED}/currency/currency-select.chunk.tsx`] },
  cart: { reads: [`${EMBED}/cart/inline-cart.chunk.tsx`], draws: [`${EMBED}/cart/inline-cart.chunk.tsx`, ...CART] },
  'cart-toggle': {
    reads: [`${EMBED}/cart/cart-toggle.tsx`],
    // Includes the member's menu beside the toggle, with the hosted login.
    draws: [`${EMBED}/cart/cart-toggle.tsx`, 'src/widget/account/HostedLogin.tsx', ...ACCOUNT_MENU],
  },
  account: {
    reads: [`${EMBED}/account/account-element.chunk.tsx`],
    draws: [`${EMBED}/account/account-element.chunk.tsx`, ...ACCOUNT_MENU, ...ACCOUNT_FORMS],
  },
}
const NODES: Record<string, string[]> = {
  'cartlet-overlay': [`${EMBED}/page-ui/mount-overlay.tsx`, `${EMBED}/cart/drawer.chunk.ts`, ...CART],
  'cartlet-quick-view': [`${EMBED}/product/quick-view/quick-view.chunk.tsx`, ...FULL],
  'cartlet-notice': [`${EMBED}/notice/notice.chunk.tsx`],
}
/** Modules that read the attributes of every element. */
const EVERY_ELEMENT = [
  `${EMBED}/boot/mount.tsx`,
  `${EMBED}/start/create-page.ts`,
  `${EMBED}/theme/plain-theme.ts`,
  `${EMBED}/theme/theme.chunk.ts`,
  `${EMBED}/shop/on-add.ts`,
]
/** Modules that read attributes of elements whose own modules are compared. */
const OF_OTHERS = [
  `${EMBED}/live/on-screen.ts`,
  `${EMBED}/cart/expect-adds.ts`,
  `${EMBED}/product/template/draw-templates.ts`,
  `${EMBED}/product/template/template.chunk.ts`,
  `${EMBED}/product/template/pieces.chunk.tsx`,
  `${EMBED}/product/template/piece-parts.tsx`,
  `${EMBED}/product/collection/open-grid.ts`,
]

/** Names in the code that an element's row omits, with the reason. */
const EXCEPTIONS: Partial<Record<string, { reads?: string[]; slots?: string[]; parts?: string[]; variables?: string[] }>> = {
  // Every card has its button's slot, but an author's content can be in only one of them.
  collection: { slots: ['label'] },
  search: { slots: ['label'] },
  'wish-list': { slots: ['label'], parts: ['heart'] },
}
/** Read by the member's menu that the toggle may have beside it; by the style sheet alone. */
const READ_ELSEWHERE: Partial<Record<string, string[]>> = { 'cart-toggle': ['sections'], 'buy-button': ['price'] }
/** Variables in style sheets that elements share with the page's own nodes. */
const OF_THE_PAGE = ['--cartlet-drawer-width', '--cartlet-offset-inline', '--cartlet-offset-block']

const codeOf = ({ name }: ElementRow) => {
  const code = CODE[name]
  if (!code) throw new Error(`This test does not know where cartlet-${name} is drawn`)
  return { ...code, files: drawnBy(code.draws) }
}
const less = (names: readonly string[], without: readonly string[] = []) => names.filter((name) => !without.includes(name))

describe('the manifest', () => {
  it('the manifest has a row for each element of the widget, and no others', () => {
    expect(namesOf(ELEMENTS)).toEqual(namesOf(ELEMENT_KINDS))
    expect(sorted(Object.keys(CODE))).toEqual(namesOf(ELEMENTS))
  })

  it('the manifest has a row for each piece of a product, and no others', () => {
    expect(namesOf(PIECES)).toEqual(sorted(Object.keys(DRAWN_PIECES)))
  })

  it('the manifest lists the attributes that every element takes', () => {
    expect(sorted([...attributesRead(...EVERY_ELEMENT), 'dir'])).toEqual(namesOf(SHARED_ATTRIBUTES))
  })

  it.each(ELEMENTS)('the manifest lists the properties that the widget defines for cartlet-$name', (element) => {
    const kind = ELEMENT_KINDS.find(({ name }) => name === element.name)
    const reflected = attributesOf(element).filter(({ native }) => !native)
    expect(kind && sorted(propertiesOf(kind).map(toAttribute))).toEqual(namesOf(reflected))
  })

  it.each(ELEMENTS)('the manifest lists the attributes that cartlet-$name reads', (element) => {
    const read = [...attributesRead(...codeOf(element).reads), ...(READ_ELSEWHERE[element.name] ?? [])]
    expect(sorted(less(read, namesOf(SHARED_ATTRIBUTES)))).toEqual(namesOf(element.attributes))
  })

  it('every file that reads attributes is compared with the manifest', () => {
    const known = [...EVERY_ELEMENT, ...OF_OTHERS, ...Object.values(CODE).flatMap(({ reads }) => reads)]
    expect(less(attributeReaders(), known)).toEqual([])
  })

  it.each([
    ['source', SOURCES],
    ['sort', SORTS],
    ['filters', [...FILTERS, 'none']],
  ] as const)('the manifest lists the values of the attribute %s of a collection', (name, values) => {
    const row = ELEMENTS.flatMap(attributesOf).find((attribute) => attribute.name === name)
    expect(row && 'values' in row && sorted(row.values ?? [])).toEqual(sorted(values))
  })

  it.each(ELEMENTS)('the manifest lists the slots of cartlet-$name', (element) => {
    expect(less(slotsIn(codeOf(element).files), EXCEPTIONS[element.name]?.slots)).toEqual(namesOf(element.slots))
    expect(element.slots.filter(({ name }) => !name)).toHaveLength(1)
  })

  it.each(ELEMENTS)('the manifest lists the parts of cartlet-$name', (element) => {
    expect(less(partsIn(codeOf(element).files), EXCEPTIONS[element.name]?.parts)).toEqual(namesOf(element.parts))
  })

  it.each(PAGE_NODES)('the manifest lists the parts of $tagName', ({ tagName, parts }) => {
    expect(partsIn(drawnBy(NODES[tagName] ?? []))).toEqual(sorted(parts))
  })

  it('every component with a part or a slot is compared with the manifest', () => {
    const seen = [
      ...Object.values(CODE).flatMap(({ draws }) => drawnBy(draws)),
      ...Object.values(NODES).flatMap((one) => drawnBy(one)),
    ]
    const paths = new Set(seen.map(({ path }) => path))
    const unseen = readSources('src/widget').filter((file) => !paths.has(file.path))
    expect(unseen.filter((file) => partsIn([file]).length + slotsIn([file]).length).map(({ path }) => path)).toEqual([])
  })

  it('the manifest describes exactly the parts that are drawn', () => {
    const drawn = [...ELEMENTS.flatMap(({ parts }) => namesOf(parts)), ...PAGE_NODES.flatMap(({ parts }) => parts)]
    expect(namesOf(PARTS)).toEqual(sorted(drawn))
  })

  it.each(ELEMENTS)('the manifest lists the CSS variables of cartlet-$name', (element) => {
    const used = variablesIn([...codeOf(element).files, ...drawnBy(['src/widget/base.css.ts'])])
    expect(less(used, [...OF_THE_PAGE, ...(EXCEPTIONS[element.name]?.variables ?? [])])).toEqual(sorted(element.variables))
  })

  it('the manifest lists every CSS variable of the widget', () => {
    expect(namesOf(VARIABLES)).toEqual(variablesIn(readSources('src/widget')))
  })

  it('the manifest lists every event, and marks exactly the before- events as cancelable', () => {
    expect(namesOf(EVENTS)).toEqual(eventsRaised())
    expect(namesOf(EVENTS.filter(({ cancelable }) => cancelable))).toEqual(
      namesOf(EVENTS).filter((name) => name.startsWith('cartlet:before-')),
    )
  })

  it('the elements of the manifest name only events that it lists', () => {
    expect(
      less(
        ELEMENTS.flatMap(({ events }) => namesOf(events)),
        namesOf(EVENTS),
      ),
    ).toEqual([])
  })

  it('the manifest lists the data-cartlet attributes that the widget reads from elements of the page', () => {
    const selectors = readSources('src/embed').flatMap(({ text }) => [...text.matchAll(/\[(data-cartlet(?:-\w+)?)\]/g)])
    const bindings = readSources(`${EMBED}/product/template`).flatMap(({ text }) => [
      ...text.matchAll(/'(data-cartlet-[a-z]+)'/g),
    ])
    const [, controls = ''] =
      /CONTROL = \/\^\(([a-z|]+)\)/.exec(
        readSources(`${EMBED}/product/template`)
          .map(({ text }) => text)
          .join(),
      ) ?? []
    const ours = [
      ...[...selectors, ...bindings].map(([, name = '']) => name),
      ...controls.split('|').map((name) => `data-cartlet-${name}`),
    ]
    // Authors do not set these: three are set by the widget and by pre-rendering, one marks a snapshot.
    const others = ['fallback', 'rendered', 'snapshot', 'undrawn'].map((name) => `data-cartlet-${name}`)
    expect(less(sorted(ours), others)).toEqual(namesOf(pageAttributes([])))
  })
})

describe('the search in the sources', () => {
  const file = (text: string) => ({ path: 'src/embed/x.tsx', text })

  it('attributesReadIn finds attributes that are read through another function', () => {
    const text = `const asked = (name) => read(name)?.trim()
      function number(name) { return Number(asked(name)) }
      export const f = ({ read }, view) => [number('rows'), view.read('seo'), other('none')]`
    expect(attributesReadIn(file(text))).toEqual(['rows', 'seo'])
  })

  it('partsIn, slotsIn and eventsRaised find new names', () => {
    const text = `export const X = () => { dispatch(host, 'cartlet:new', {}); emit({ type: 'newer', source }); return <p part="a b"><slot name="c" /></p> }`
    expect(partsIn([file(text)])).toEqual(['a', 'b'])
    expect(slotsIn([file(text)])).toEqual(['c'])
    expect(eventsRaised([file(text)])).toEqual(['cartlet:new', 'cartlet:newer'])
  })
})
