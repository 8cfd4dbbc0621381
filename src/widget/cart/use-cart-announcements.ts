/** Announces changes of the cart once the new totals are known: one announcement for all changes, with the last state of each line. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../../store/base/shop-events'
import { NONE, selectCart } from '../../store/base/state'
import type { TotalsView } from '../../store/base/totals-model'
import { usePageMessages } from '../overlay/page-messages'
import { useSurroundings } from '../shop-context'
import { useCartMessages } from './cart-messages'

/** Changes within this time are announced together. */
const TOGETHER_MS = 500

/** A sentence that may contain totals, which are not known when it is queued. */
export type Words = (totals?: TotalsView) => string

/**
 * Its component must render at every change of the shop's state.
 * @param announced an announcement from before the component existed, repeated in its live region
 * @returns the text for the live region, and a function that announces something else; it replaces what is queued with the same `about`
 */
export function useCartSentence(announced = ''): [string, (about: string, words: Words) => void] {
  const { shop } = useSurroundings()
  const messages = useCartMessages()
  const pageMessages = usePageMessages()
  const sum = useCallback<Words>((totals) => (totals ? messages.subtotalStatus(totals.subtotal.formatted) : ''), [messages])
  const begun: [string, Words][] = announced
    ? [
        ['', () => announced],
        ['sum', sum],
      ]
    : []
  const waiting = useRef(new Map(begun))
  const [sentence, setSentence] = useState('')
  const [, redraw] = useState({})

  const announce = useCallback((about: string, words: Words) => {
    waiting.current.set(about, words)
    redraw({})
  }, [])

  // A layout effect: an event between rendering and painting must not be lost while one region replaces the other.
  useLayoutEffect(
    () =>
      shop.listen((event: ShopEvent) => {
        // Opening keeps what is queued: it has not been heard, and the page's region has lost its text by then.
        if (event.type === 'cart-close') waiting.current.clear()
        if (event.type === 'cart-open' || event.type === 'cart-close') setSentence('')
        if (event.type !== 'cart-change') return
        const [delta] = event.delta
        if (!delta) return
        // Not by the visitor in this tab: nothing is announced, but what was may no longer be true.
        if (event.action === 'sync') return setSentence('')
        const { adds } = shop.store.getState()
        // An edited line is replaced in two steps; its editor announces them as one change.
        if (event.action === 'update' && adds.some(({ counted, line: kept }) => counted && kept?.productId === delta.productId))
          return
        const { lineId, name } = delta
        const line = event.cart.lines.find(({ id }) => id === lineId)
        const canUndo = shop.store.getState().removed.some(({ id }) => id === lineId)
        const words = !line
          ? messages.removedStatus(name, canUndo)
          : event.action === 'add'
            ? pageMessages.addedStatus(name, line.quantity)
            : messages.quantityStatus(name, line.quantity)
        announce(lineId, () => words)
        // Moved to the end: one subtotal for all changes.
        waiting.current.delete('sum')
        announce('sum', sum)
      }),
    [shop, announce, sum, messages, pageMessages],
  )

  const { priceChanges } = shop.store.getState()
  const saidPrices = useRef(priceChanges)
  useEffect(() => {
    const before = saidPrices.current
    saidPrices.current = priceChanges
    if (before === priceChanges) return
    const { lines = [] } = selectCart(shop.store.getState()) ?? NONE
    for (const { key, name, price } of lines) {
      const change = priceChanges[key]
      if (change && JSON.stringify(change) !== JSON.stringify(before[key]))
        announce(`price ${key}`, () => `${name}: ${messages.priceChanged(change.before.formatted, price.formatted)}`)
    }
  }, [priceChanges, announce, messages, shop])

  useEffect(() => {
    // Read again: an estimate may have started since this was rendered.
    const now = shop.store.getState()
    if (now.estimating || now.pending || !waiting.current.size) return
    const { totals } = selectCart(now) ?? NONE
    const sums = totals?.isOld ? undefined : totals
    const timer = setTimeout(() => {
      const said = [...waiting.current.values()].map((words) => words(sums))
      waiting.current.clear()
      setSentence(said.filter(Boolean).join(' '))
    }, TOGETHER_MS)
    return () => clearTimeout(timer)
  })
  return [sentence, announce]
}
