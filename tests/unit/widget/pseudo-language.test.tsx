import { fireEvent } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { describe, expect, it } from 'vitest'
import type { Messages } from '../../../src/i18n/catalogue'
import { CartletError } from '../../../src/platform/http/errors'
import type { ShopState } from '../../../src/store/base/state'
import { BuyButton } from '../../../src/widget/button/BuyButton'
import { CartLines } from '../../../src/widget/cart/CartLines'
import { CartPanel } from '../../../src/widget/cart/CartPanel'
import type { LineExtra } from '../../../src/widget/cart/cart-context'
import { LineAbout } from '../../../src/widget/cart/extras/LineAbout'
import { LineNotices } from '../../../src/widget/cart/extras/LineNotices'
import { EstimateSection } from '../../../src/widget/cart/terms/EstimateSection'
import { CollectionGrid } from '../../../src/widget/collection/CollectionGrid'
import { CartToggle } from '../../../src/widget/overlay/CartToggle'
import { Toast } from '../../../src/widget/overlay/Toast'
import { OptionPicker } from '../../../src/widget/product/choose/OptionPicker'
import { PlanPicker } from '../../../src/widget/product/choose/PlanPicker'
import { Gallery } from '../../../src/widget/product/gallery/Gallery'
import { GalleryZoom } from '../../../src/widget/product/gallery/GalleryZoom'
import { ShopProvider, useShop, useSurroundings } from '../../../src/widget/shop-context'
import { aMembership, anEstimate, anOption, renderInCart, someExtras } from '../../support/fixtures/extras'
import { aGridShop } from '../../support/fixtures/grids'
import { aCart, aLine, anAmount, aProduct, aTee, readyWith } from '../../support/fixtures/views'
import { ADA, failedAt, LOG_IN, renderAccount } from '../../support/pages/account'
import { renderInShop, turn } from '../../support/pages/render'

/** Puts every text of a catalogue in brackets. A function that makes a text stays a function. */
function bracket<T>(text: T): T {
  if (typeof text === 'string') return `⟦${text}⟧` as T
  if (typeof text === 'function') return ((...values: unknown[]) => `⟦${text(...values)}⟧`) as T
  return Object.fromEntries(Object.entries(text as object).map(([name, one]) => [name, bracket(one)])) as T
}
const bracketed = new Map<object, unknown>()
const messages: Messages = (_, english) => {
  const known = bracketed.get(english) ?? bracket(english)
  bracketed.set(english, known)
  return known as typeof english
}

/** Names and texts of the test shop, and the output of `Intl`. */
const DATA =
  /Blue Mug|Linen Tee|Size|Colour|Sage|Clay|\bS\b|\bM\b|AC-1|SAVE5|Post|Gold|Monthly|Ada Lovelace|^AL$|ada@example\.com|A film|€|[\d\s.,:/+()×·−–—"“”-]|\d+ [A-Z][a-z]{2} \d{4}/g

const VISIBLE = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']

/** Texts that a visitor can see or hear and that are neither from the catalogue nor from the platform. */
function strayWords(container: Element): string[] {
  const said: string[] = []
  for (const element of container.querySelectorAll('*')) {
    // The browser provides the names of countries.
    if (element.localName === 'option' && element.closest('.destination')) continue
    for (const name of VISIBLE) said.push(element.getAttribute(name) ?? '')
    for (const child of element.childNodes) if (child.nodeType === 3) said.push(child.textContent ?? '')
  }
  return said.map((text) => text.replace(/⟦[^⟦⟧]*(⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '').replace(DATA, '')).filter(Boolean)
}

function Bracketed({ children }: { children: ReactNode }) {
  return <ShopProvider value={{ ...useSurroundings(), messages }}>{children}</ShopProvider>
}

function expectNoStrayWords(container: Element, least: number): void {
  expect(strayWords(container)).toEqual([])
  // Guards against an empty rendering.
  expect(container.innerHTML.split('⟦').length - 1).toBeGreaterThanOrEqual(least)
}

function Panel() {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <CartPanel
      state={useShop((state) => state)}
      heading={heading}
      announce={() => {}}
      onClose={() => {}}
      Lines={CartLines}
      loadExtras={async () => someExtras({ freeShippingFrom: '60 EUR' })}
    />
  )
}

const LOST = new CartletError('NETWORK', 'x', { retryable: true })
const LINES = [
  aLine({ id: 'a', quantity: 2, comparePrice: anAmount(20), quantityAvailable: 3 }),
  aLine({ id: 'b', available: false }),
  aLine({ id: 'c', quantity: 4, quantityAvailable: 2 }),
]
const PRICED = aCart(LINES, {
  totals: { subtotal: anAmount(54), discount: anAmount(5), total: anAmount(49) },
  coupon: { code: 'SAVE5' },
})

describe('catalogue of bracketed texts', () => {
  it.each<[string, Partial<ShopState>, number]>([
    ['with lines', readyWith(PRICED), 25],
    ['that is empty', readyWith(aCart([])), 4],
    ['that is loading', {}, 2],
    ['that could not be read', { cart: { status: 'failed', error: LOST } }, 3],
    ['that could not be read again, with its last lines', { cart: { status: 'failed', error: LOST, cart: aCart() } }, 10],
    ['with a line that was just removed', readyWith(PRICED, { removed: [aLine({ id: 'd' })] }), 25],
    [
      'whose changes failed',
      readyWith(PRICED, { lineProblems: { a: { kind: 'failed', error: LOST }, c: { kind: 'clamped', quantity: 2 } } }),
      25,
    ],
    [
      'with a changed price',
      readyWith(PRICED, { priceChanges: { a: { kind: 'price', before: anAmount(17) } }, lastVisit: 'restored' }),
      26,
    ],
    ['on its way to checkout', readyWith(PRICED, { checkout: { status: 'busy' } }), 25],
    ['refused at checkout', readyWith(aCart(), { checkout: { status: 'failed', error: LOST } }), 10],
  ])('a cart %s shows no text from outside the catalogue', async (_, state, least) => {
    const { container } = renderInShop(
      <Bracketed>
        <Panel />
      </Bracketed>,
      state,
    )
    await turn()
    await turn()
    expectNoStrayWords(container, least)
  })

  it('the estimate section shows no text from outside the catalogue', async () => {
    const view = anEstimate({
      shippingOptions: [
        anOption('Post', {
          charges: [{ kind: 'handling', price: anAmount(1) }],
          slot: { from: new Date(2026, 1, 3, 9), to: new Date(2026, 1, 3, 12) },
          pickup: { kind: 'store', address: [] },
        }),
      ],
      memberships: {
        eligible: [aMembership('Gold', { credits: { total: 9, remaining: 4 } })],
        invalid: [aMembership('Gold', { id: 'other' })],
      },
      shippingProblem: { kind: 'option-gone' },
    })
    const state = readyWith(PRICED, {
      estimate: { destination: { country: 'US' }, view, memberships: [] },
    })
    const { container } = renderInCart(
      <Bracketed>
        <EstimateSection state={state} />
      </Bracketed>,
      state,
    )
    const details = container.querySelector('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    await turn()
    // The browser provides the country's name and the dates.
    const stray = strayWords(container).filter((words) => !/^(UnitedStates|Tue|Feb|am|pm|AM|PM)+$/i.test(words))
    expect(stray).toEqual([])
    expect(container.innerHTML.split('⟦').length).toBeGreaterThan(15)
  })

  it('the facts and notices of a cart line show no text from outside the catalogue', () => {
    const extra: LineExtra = {
      facts: {
        kind: 'gift-card',
        digitalFile: {},
        custom: true,
        fixedQuantity: true,
        sku: 'AC-1',
        service: { participants: 2 },
        subscription: { title: 'Monthly', every: { unit: 'month', count: 2 }, cycles: 3, freeTrial: { unit: 'week', count: 1 } },
        payment: { kind: 'deposit', deposit: anAmount(5) },
      },
      discounts: [{ kind: 'merchant', reach: 'lines', percentage: 10, lineIds: ['line-1'] }],
      messages: [],
    }
    const { container } = renderInCart(
      <Bracketed>
        <LineAbout extra={extra} />
        <LineNotices extra={extra} line={aLine()} />
      </Bracketed>,
    )
    expectNoStrayWords(container, 8)
  })

  it.each<[string, Partial<ShopState>]>([
    ['that waits', {}],
    ['of something sold out', { products: { 'blue-mug': { status: 'ready', product: aProduct({ inStock: false }) } } }],
    ['of something with choices', { products: { 'blue-mug': { status: 'ready', product: aTee() } } }],
    [
      'of something cheaper than before',
      { products: { 'blue-mug': { status: 'ready', product: aProduct({ comparePrice: anAmount(20) }) } } },
    ],
    ['that could not be read', { products: { 'blue-mug': { status: 'failed', error: LOST } } }],
  ])('a button %s shows no text from outside the catalogue', (_, state) => {
    const { container } = renderInShop(
      <Bracketed>
        <BuyButton reference="blue-mug" label="" buy={async () => 'done'} />
        <CartToggle floating />
        <Toast text="" onDismiss={() => {}} onViewCart={() => {}} />
      </Bracketed>,
      state,
    )
    expectNoStrayWords(container, 4)
  })

  it('the choices and the gallery of a product show no text from outside the catalogue', () => {
    const product = aTee({
      oneTimePurchase: false,
      subscriptions: [
        { id: 'plan', title: 'Monthly', frequency: { unit: 'month', interval: 2 }, cycles: 3, discountPercent: 10 },
      ],
    } as Parameters<typeof aTee>[0])
    const { container } = renderInShop(
      <Bracketed>
        <OptionPicker product={product} choice={{ options: { Size: 'M' } }} missing={['Colour']} onChoose={() => {}} />
        <PlanPicker product={product} onPick={() => {}} />
        <Gallery
          name="Blue Mug"
          width={400}
          loadZoom={async () => ({ GalleryZoom })}
          media={[
            { kind: 'image', id: '1', title: '', picture: { url: 'https://a.example/1.jpg', alt: '' } },
            { kind: 'video', id: '2', title: 'A film', sources: [{ url: 'https://a.example/1.mp4' }] },
          ]}
        />
      </Bracketed>,
    )
    expectNoStrayWords(container, 10)
  })

  it.each([
    'with products',
    'that is narrowed to nothing',
  ])('a grid %s shows no text from outside the catalogue', async (which) => {
    const fake = aGridShop([])
    const grid = fake.open({})
    const { container } = renderInShop(
      <Bracketed>
        <CollectionGrid
          grid={grid}
          label="⟦Products⟧"
          limit={4}
          sortable
          filters={['price', 'stock', 'text']}
          money={(value) => `€${value}`}
          card={({ name }) => <p>{name}</p>}
        />
      </Bracketed>,
    )
    await turn()
    if (which !== 'with products') grid.ask({ filters: { inStock: true, minPrice: 3, text: 'Blue Mug' } })
    await turn()
    expectNoStrayWords(container, 8)
  })

  it.each([
    ['logging in', LOG_IN],
    ['a refusal', failedAt(LOG_IN, 'passwordWrong')],
    ['registering', { screen: 'INITIAL', form: 'REGISTER' } as const],
    ['a forgotten password', { screen: 'INITIAL', form: 'FORGOT_PASSWORD' } as const],
    ['a member', ADA],
  ])('the account screen for %s shows no text from outside the catalogue', async (_, state) => {
    const { container } = await renderAccount(state, { fields: 'firstName phone' }, Bracketed)
    expectNoStrayWords(container, 3)
  })
})
