/** Renders recorded visits with one broken response of the platform: no stray words ("undefined", "NaN") and no endless busy state may appear. */
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { loadContent } from '../../../src/embed/product/full/product-text.chunk'
import { InlineCart } from '../../../src/widget/cart/InlineCart'
import { CollectionGrid } from '../../../src/widget/collection/CollectionGrid'
import { ProductCard } from '../../../src/widget/product/card/ProductCard'
import { ProductGallery } from '../../../src/widget/product/gallery/ProductGallery'
import { ProductFull } from '../../../src/widget/product/ProductFull'
import { ProductText } from '../../../src/widget/product/ProductText'
import type { ProductServices } from '../../../src/widget/product/product-services'
import { ShopProvider, useShop } from '../../../src/widget/shop-context'
import { someExtras } from '../../support/fixtures/extras'
import { breaks, brokenVisit, endedBadly } from '../../support/fuzz/broken-visit'
import { drawnWhile } from '../../support/fuzz/drawn-while'
import { FUZZ_RUNS, fuzz } from '../../support/fuzz/fuzz-run'
import { wrongOn } from '../../support/fuzz/oracle'
import { recordApart } from '../../support/fuzz/record-apart'
import { format, replay, SCENES, type Visit } from '../../support/fuzz/visits'

const recordings = recordApart()

const buy: ProductServices['buy'] = async () => 'cancelled'
const servicesOf = ({ shop }: Visit): ProductServices => ({
  loadDetails: shop.loadDetails,
  loadContent: (content) => loadContent(content, undefined),
  loadText: async () => ({ ProductText }),
  loadGallery: async () => ({ ProductGallery }),
  loadZoom: () => Promise.reject(new Error('not pressed')),
  buy,
})

/** Every product that the visit has requested, in full. */
function Products({ visit }: { visit: Visit }) {
  const products = useShop((state) => state.products)
  const services = servicesOf(visit)
  return Object.entries(products).map(([reference, entry]) =>
    entry.status === 'ready' ? (
      <ProductFull key={reference} reference={reference} product={entry.product} start={{}} level={2} services={services} />
    ) : (
      <p key={reference}>{entry.status}</p>
    ),
  )
}

function List({ visit }: { visit: Visit }) {
  useShop((state) => state)
  const { grid } = visit
  return grid ? (
    <CollectionGrid
      grid={grid}
      label="Products"
      limit={4}
      sortable
      filters={['price', 'options', 'stock', 'text']}
      money={(value) => format(value, 'EUR')}
      card={(product) => (
        <ProductCard
          reference={product.id}
          product={product}
          buy={() => buy({}, 1, 'add')}
          loadDetails={visit.shop.loadDetails}
        />
      )}
    />
  ) : null
}

const extras = someExtras()
const screenOf = (visit: Visit, name: string): ReactNode =>
  name.startsWith('products') ? (
    <Products visit={visit} />
  ) : name.startsWith('a list') ? (
    <List visit={visit} />
  ) : (
    <InlineCart boxed loadExtras={async () => extras} />
  )

let errors: MockInstance
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => errors.mockRestore())

/** Renders a visit while it runs, and once more at its end. */
function drawing(name: string) {
  let redraw = () => {}
  let container: Element = document.body
  return {
    begin(visit: Visit) {
      const surroundings = { shop: visit.shop, adoptStyles() {}, setFallback() {}, checkout: () => undefined }
      const drawn = () => <ShopProvider value={surroundings}>{screenOf(visit, name)}</ShopProvider>
      const view = render(drawn())
      container = view.container
      redraw = () => view.rerender(drawn())
    },
    /** Returns what is wrong on the screen, if anything. */
    async judge(): Promise<string | undefined> {
      await act(async () => redraw())
      // Cards are rendered in slices.
      await waitFor(() => expect(container.querySelector('.ghost')).toBeNull()).catch(() => {})
      const said = errors.mock.calls[0]
      return wrongOn(container) ?? (said && `the console says ${said.map(String).join(' ').slice(0, 300)}`)
    },
  }
}

/** Rendering takes a hundred times as long as parsing, so only a part of the runs is done. */
const RUNS = Math.ceil(FUZZ_RUNS / 200 / SCENES.length)
const MS_PER_RUN = 600

describe.each(SCENES.map((scene) => [scene.name, scene] as const))('%s', (name, scene) => {
  const exchanges = recordings[name] ?? []

  it('a recorded visit renders without a mistake', async () => {
    const drawn = drawing(name)
    const outcome = await drawnWhile(() => replay(scene, exchanges, () => undefined, drawn.begin))
    expect([endedBadly(outcome), await drawn.judge()]).toEqual([undefined, undefined])
    expect(document.body.textContent?.length).toBeGreaterThan(20)
  })

  it(
    `a visit with a broken response renders without a mistake, in ${RUNS} runs`,
    async () => {
      await fuzz(breaks, RUNS, async (broken) => {
        const drawn = drawing(name)
        errors.mockClear()
        const outcome = await drawnWhile(() => brokenVisit(scene, exchanges, broken, drawn.begin))
        const wrong = endedBadly(outcome) ?? (await drawn.judge())
        cleanup()
        if (wrong) throw new Error(`${outcome.what} → ${wrong}`, { cause: outcome.mistakes[0] })
      })
    },
    30_000 + RUNS * MS_PER_RUN,
  )
})
