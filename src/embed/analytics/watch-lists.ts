/**
 * Reports the cards of grids that were really seen, with their positions: one `view_item_list` for cards that come into view
 * together.
 */
import { ownOf } from '../../platform/wire/record'
import type { ItemList, ListItem } from '../../store/collections/item-list'
import type { PageView } from '../page/page'
import { watchSeen } from './when-seen'

/** Cards are drawn in steps and scrolled into view by rows: those seen within this time are reported together. */
const TOGETHER_MS = 200

interface List extends Omit<ItemList, 'items'> {
  /** By position in the grid. */
  items: Map<number, ListItem>
  seen: Map<number, ListItem>
}

export interface Lists {
  /** Call when a page of a list was drawn in `host`. The first page of a list replaces the list before. */
  shown(host: Element, list: ItemList): void
  /** The product as an item of the list that `host` shows. */
  itemIn(host: Element, productId: string): ListItem | undefined
  /** Reports at once what was seen, because the visitor is leaving the list. */
  flush(): void
}

/** @param tell called with the items of one list that were newly seen */
export function watchLists(page: PageView, tell: (host: Element, list: ItemList) => void): Lists {
  const { view, life } = page
  const lists = new Map<Element, List>()
  let timer: number | undefined

  const cardsOf = (host: Element) => [...(host.shadowRoot?.querySelectorAll('.card-place') ?? [])]
  const hostOf = (card: Element) => (card.getRootNode() as Partial<ShadowRoot>).host

  function flush(): void {
    view.clearTimeout(timer)
    timer = undefined
    for (const [host, { items: _items, seen, ...list }] of lists) {
      if (!seen.size) continue
      const items = [...seen].sort(([a], [b]) => a - b).map(([, item]) => item)
      seen.clear()
      tell(host, { ...list, items })
    }
  }

  const watch = watchSeen(page, (card) => {
    const host = hostOf(card)
    const list = host && lists.get(host)
    if (!host || !list) return
    const place = cardsOf(host).indexOf(card)
    const item = list.items.get(place)
    if (!item) return // drawn before its list was announced
    watch.remove(card)
    list.seen.set(place, item)
    timer ??= view.setTimeout(flush, TOGETHER_MS)
  })

  /** Cards that are observed, or were already seen in the current list. */
  const watched = new WeakSet<Element>()
  const watchCards = (host: Element) => {
    for (const card of cardsOf(host)) {
      if (watched.has(card)) continue
      watched.add(card)
      watch.add(card)
    }
  }
  const drawn = new MutationObserver((changes) => {
    const hosts = new Set(changes.map(({ target }) => hostOf(target as Element)))
    for (const host of hosts) if (host && lists.has(host)) watchCards(host)
  })
  life.signal.addEventListener('abort', () => drawn.disconnect(), { once: true })
  view.addEventListener('pagehide', flush, { signal: life.signal })

  return {
    flush,
    itemIn: (host, productId) => [...(lists.get(host)?.items.values() ?? [])].find(({ item_id }) => item_id === productId),
    shown(host, { items, ...list }) {
      const earlier = lists.get(host)
      const isMore = earlier?.item_list_id === list.item_list_id && (items[0]?.index ?? 0) > 0
      if (!isMore) {
        flush()
        lists.set(host, { ...list, items: new Map(), seen: new Map() })
        cardsOf(host).forEach(watched.delete, watched)
        if (host.shadowRoot) drawn.observe(host.shadowRoot, ownOf({ childList: true, subtree: true }))
      }
      for (const item of items) lists.get(host)?.items.set(item.index, item)
      watchCards(host)
    },
  }
}
