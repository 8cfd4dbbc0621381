/**
 * A member's wish list on the platform (docs/platform.md §7 "Wish list"), where the shop offers it to members. What this browser has saved joins
 * it once, and stays here, too: after the log-out, the visitor finds it again, and nothing of the member.
 */
import { createAbortController } from '../../platform/environment'
import { isCartletError } from '../../platform/http/errors'
import type { StoragePort } from '../../platform/storage'
import { encodeJson } from '../../platform/wire/encode'
import { parseRecord } from '../../platform/wire/json'
import { addWishListItem, getWishList, removeWishListItem } from '../../platform/wish-list/api'
import type { WishList as StoredList } from '../../platform/wish-list/model'
import type { CartItem } from '../base/cart-answer'
import { ifOffered } from '../base/offered'
import { storageKey } from '../base/storage-keys'
import type { Engine } from '../cart/engine'
import { STORES_APP_ID } from '../cart/plain-reference'
import { objectsIn, textOf } from '../catalog/untrusted'
import type { Shop } from '../shop/shop'
import { itemIn, itemKey, type Keeper, readSaved, type SavedItem, type WishList } from './wish-list'

/** On the return to the page, a list that is older is read again. */
const FRESH_MS = 60_000

interface Change {
  saved: SavedItem
  /** Whether it is to be on the list. */
  isOn: boolean
}

const keyOf = ({ item }: SavedItem) => itemKey(item)
const timeOf = (date: unknown) => (date instanceof Date ? date.getTime() : 0)

export interface MemberShop {
  shop: Shop
  /** For this tab only. */
  tabStorage: StoragePort
}

/** From here on, `list` is that of the member who is logged in, or the visitor's own. */
export async function followMembers({ shop, tabStorage }: MemberShop, list: WishList, signal: AbortSignal): Promise<void> {
  const engine = await shop.engine()
  const { session } = engine.context.client
  let stop = () => {}
  function followCurrent(): void {
    stop()
    if (signal.aborted) return
    if (session.role() === 'member') stop = followMember(engine, list, tabStorage)
    else tabStorage.remove(storageKey(shop.clientId, 'wish-list-unsent'))
  }
  shop.listen(({ type }) => void (type === 'session-change' && followCurrent()))
  signal.addEventListener('abort', () => stop())
  followCurrent()
}

/** Follows one member until it is stopped. Nothing rejects: what fails is told to the author, and sent again with the next change or read. */
export function followMember({ context, fail }: Engine, list: WishList, tabStorage: StoragePort): () => void {
  const { client, storage } = context
  const { own } = list
  const unsentKey = storageKey(client.clientId, 'wish-list-unsent')
  const markerKey = storageKey(client.clientId, 'wish-list-changed')
  const life = createAbortController()
  const options = { signal: life?.signal }
  let isOver = false
  /** By item, the latest change that the platform has not taken. */
  const unsent = new Map<string, Change>()
  /** By item, what the platform has of it; undefined until it has answered. */
  let there: Map<string, CartItem[]> | undefined
  let isFull = false
  let memberId = ''
  let readAt = 0
  let marker = storage.read(markerKey)
  /** What was removed from this browser's list, for the undo. */
  const taken = new Map<string, SavedItem>()

  const note = (saved: SavedItem, isOn: boolean) => {
    unsent.delete(keyOf(saved))
    unsent.set(keyOf(saved), { saved, isOn })
  }
  const isOnList = (key: string): boolean => unsent.get(key)?.isOn ?? there?.has(key) ?? false

  const early = parseRecord(tabStorage.read(unsentKey) ?? '')
  let shown = own.read()
  for (const saved of readSaved(early?.on)) {
    note(saved, true)
    shown = [saved, ...shown.filter((other) => keyOf(other) !== keyOf(saved))]
  }
  for (const saved of readSaved(early?.off)) {
    note(saved, false)
    shown = shown.filter((other) => keyOf(other) !== keyOf(saved))
  }

  /** What of this browser's list has still to join is kept there. */
  function persist(): void {
    const inOwn = new Set(own.read().flatMap((saved) => (saved.given ? [] : keyOf(saved))))
    const changes = [...unsent].filter(([key]) => !inOwn.has(key)).map(([, change]) => change)
    const of = (wanted: boolean) => changes.flatMap(({ saved, isOn }) => (isOn === wanted ? saved : []))
    if (changes.length) tabStorage.write(unsentKey, encodeJson({ member: memberId, on: of(true), off: of(false) }))
    else tabStorage.remove(unsentKey)
  }

  /** A visitor's list that has joined one member's does not join another's, and what the member removes elsewhere stays removed. */
  function markGiven(): void {
    const before = own.read()
    const after = before.map((saved) => (there?.has(keyOf(saved)) ? { ...saved, given: true } : saved))
    if (encodeJson(after) !== encodeJson(before)) own.keep(after)
  }

  function publish(): void {
    if (isOver) return
    const mark = ({ isHere, ...saved }: SavedItem): SavedItem =>
      isFull && unsent.get(keyOf(saved))?.isOn ? { ...saved, isHere: true } : saved
    shown = shown.map(mark)
    persist()
    list.lead(keeper)
  }

  function take({ items, memberId: id }: StoredList): void {
    const before = textOf(early?.member)
    // Another member's, from a page that did not see the log-out.
    if (!there && before && id && before !== id) unsent.clear()
    memberId = textOf(id)
    const found = new Map<string, CartItem[]>()
    const dated: { saved: SavedItem; time: number }[] = []
    const byKey = new Map([...own.read(), ...shown].map((saved) => [keyOf(saved), saved]))
    for (const { catalogReference, addedDate } of objectsIn(items)) {
      const item = itemIn(catalogReference)
      if (!item) continue
      const key = itemKey(item)
      found.set(key, [...(found.get(key) ?? []), catalogReference as CartItem])
      const saved = byKey.get(key) ?? { item, name: '', price: 0, currency: '' }
      if (found.get(key)?.length === 1) dated.push({ saved, time: timeOf(addedDate) })
    }
    const isFirst = !there
    there = found
    isFull = false
    // The oldest first, as they would have been saved on the platform; what was pressed on this page comes after it.
    const pressed = [...unsent.values()]
    for (const saved of own.read().reverse())
      if (!saved.given && !found.has(keyOf(saved)) && !unsent.has(keyOf(saved))) note(saved, true)
    for (const { saved, isOn } of pressed) note(saved, isOn)
    markGiven()
    const order = isFirst ? [...unsent.values()].map(({ saved }) => saved).reverse() : shown
    const standing = order.filter((saved) => isOnList(keyOf(saved)))
    const keys = new Set(standing.map(keyOf))
    const others = dated
      .sort((a, b) => b.time - a.time)
      .flatMap(({ saved }) => (isOnList(keyOf(saved)) && !keys.has(keyOf(saved)) ? saved : []))
    shown = isFirst ? [...standing, ...others] : [...others, ...standing]
    publish()
  }

  async function read(): Promise<boolean> {
    const seen = storage.read(markerKey)
    const answer = await ifOffered(context, 'wish-lists', () => getWishList(client, STORES_APP_ID, options))
    if (isOver) return false
    if (answer) {
      marker = seen
      readAt = Date.now()
      take(answer)
      return true
    }
    // The shop has no lists for members: what was changed meanwhile is this browser's.
    const on = [...unsent.values()].flatMap(({ saved, isOn }) => (isOn ? saved : []))
    stop()
    tabStorage.remove(unsentKey)
    const before = own.read()
    const keys = new Set(before.map(keyOf))
    own.keep([...on.filter((saved) => !keys.has(keyOf(saved))).reverse(), ...before])
    list.lead()
    return false
  }

  async function send({ saved, isOn }: Change): Promise<void> {
    const key = keyOf(saved)
    if (isOn) {
      await addWishListItem(client, saved.item, options)
      there?.set(key, there.get(key) ?? [saved.item])
      return
    }
    for (const item of there?.get(key) ?? [saved.item]) await removeWishListItem(client, item, options)
    there?.delete(key)
    isFull = false
  }

  async function write(): Promise<void> {
    for (;;) {
      const [key, change] = [...unsent].find(([, { isOn }]) => !(isOn && isFull)) ?? []
      if (!key || !change || isOver) return
      try {
        await send(change)
      } catch (thrown) {
        if (!isCartletError(thrown) || thrown.code !== 'WISHLIST_ITEMS_LIMIT_EXCEEDED') throw thrown
        isFull = true
        continue
      }
      if (isOver) return
      if (unsent.get(key) === change) unsent.delete(key)
      markGiven()
      marker = `${Date.now()}`
      storage.write(markerKey, marker)
    }
  }

  let work = Promise.resolve()
  /** One after the other. */
  function sync(mustRead = false): void {
    work = work
      .then(async () => {
        if (isOver) return
        if ((there && !mustRead) || (await read())) await write()
      })
      .catch((thrown: unknown) => void (isOver || fail(thrown)))
      .then(publish)
  }

  const keeper: Keeper = {
    read: () => [...shown],
    keep(items) {
      const [before, after] = [new Set(shown.map(keyOf)), new Set(items.map(keyOf))]
      for (const saved of shown.filter((one) => !after.has(keyOf(one)))) {
        note(saved, false)
        const mine = own.read()
        const kept = mine.filter((one) => keyOf(one) !== keyOf(saved))
        for (const one of mine) if (!kept.includes(one)) taken.set(keyOf(saved), one)
        if (kept.length < mine.length) own.keep(kept)
      }
      for (const saved of items.filter((one) => !before.has(keyOf(one)))) {
        note(saved, true)
        const mine = taken.get(keyOf(saved))
        if (mine) own.keep([mine, ...own.read()])
      }
      shown = [...items]
      persist()
      sync()
    },
    reread() {
      if (storage.read(markerKey) !== marker || Date.now() - readAt > FRESH_MS) sync(true)
    },
  }

  function stop(): void {
    isOver = true
    life?.abort()
    list.lead()
  }

  list.lead(keeper)
  sync()
  return stop
}
