/** Which cards of which grids are reported as seen, in browsers with and without IntersectionObserver. */
import { afterEach, expect, it, vi } from 'vitest'
import { watchLists } from '../../../../src/embed/analytics/watch-lists'
import type { PageView } from '../../../../src/embed/page/page'
import type { ItemList, ListItem } from '../../../../src/store/collections/item-list'

const lives: AbortController[] = []
afterEach(() => {
  for (const life of lives.splice(0)) life.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** Observes nothing by itself; notes how often each element was observed. */
function stubObserver() {
  const observed: Element[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => observed.push(element)
      unobserve() {}
      disconnect() {}
    },
  )
  return observed
}

function watched() {
  const life = new AbortController()
  lives.push(life)
  const told: string[][] = []
  const lists = watchLists({ view: window, document, life } as PageView, (_, { items }) =>
    told.push(items.map(({ item_id }) => item_id)),
  )
  const aGrid = (id: string, cards: number) => {
    const host = document.body.appendChild(document.createElement('div'))
    host.attachShadow({ mode: 'open' }).innerHTML = '<p class="card-place"></p>'.repeat(cards)
    const items = Array.from({ length: cards }, (_, index) => ({ index, item_id: `${id}-${index}` }) as ListItem)
    lists.shown(host, { item_list_id: id, item_list_name: id, items } as ItemList)
    return host
  }
  return { lists, told, aGrid }
}

it('watchLists observes the cards of a grid once, also when another grid shows a new list', () => {
  const observed = stubObserver()
  const { lists, aGrid } = watched()
  const first = aGrid('bowls', 2)
  aGrid('mugs', 1)
  // More of the first list, whose cards are still watched.
  const items = [{ index: 2, item_id: 'bowls-2' } as ListItem]
  lists.shown(first, { item_list_id: 'bowls', item_list_name: 'bowls', items } as ItemList)
  const cards = first.shadowRoot?.querySelectorAll('.card-place') ?? []
  expect([...cards].map((card) => observed.filter((one) => one === card).length)).toEqual([1, 1])
})

it('watchLists reports cards drawn in a hidden tab once the visitor turns to it, also without IntersectionObserver', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { lists, told, aGrid } = watched()
  aGrid('bowls', 2)
  lists.flush()
  expect(told).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  lists.flush()
  expect(told).toEqual([['bowls-0', 'bowls-1']])
  // They are reported once.
  document.dispatchEvent(new Event('visibilitychange'))
  lists.flush()
  expect(told).toHaveLength(1)
})
