/** What is said of changes to the cart once their money is known: one sentence for all that happened meanwhile, the last word on each line. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ShopEvent } from '../../store/shop-events'
import { selectCart } from '../../store/state'
import type { TotalsView } from '../../store/views'
import { usePageMessages } from '../overlay/page-messages'
import { useSurroundings } from '../shop-context'
import { useCartMessages } from './cart-messages'

/** What happens this soon after one another is said together. */
const TOGETHER_MS = 500

/** A sentence that may name sums which are still on their way. */
export type Words = (totals?: TotalsView) => string

/**
 * For a component that is drawn at every change of the shop's state.
 * @param announced said before this one could listen
 * @returns the sentence for the live region, and a way to say something else in it; the same `about` replaces what waits
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

  // A layout effect: an answer that comes between drawing and painting must not fall between two regions.
  useLayoutEffect(
    () =>
      shop.listen((event: ShopEvent) => {
        if (event.type === 'cart-open' || event.type === 'cart-close') {
          waiting.current.clear()
          setSentence('')
        }
        if (event.type === 'coupon-change') {
          const { coupon } = event
          announce('coupon', (totals) =>
            coupon ? messages.couponApplied(coupon.code, totals?.discount?.formatted) : messages.couponRemovedStatus,
          )
        }
        if (event.type !== 'cart-change' || event.action === 'sync') return
        const [delta] = event.delta
        if (!delta) return
        const { lineId, name } = delta
        const line = event.cart.lines.find(({ id }) => id === lineId)
        const canUndo = shop.store.getState().removed.some(({ id }) => id === lineId)
        const words = !line
          ? messages.removedStatus(name, canUndo)
          : event.action === 'add'
            ? pageMessages.addedStatus(name, line.quantity)
            : messages.quantityStatus(name, line.quantity)
        announce(lineId, () => words)
        // Moves to the end: one sum for all of them.
        waiting.current.delete('sum')
        announce('sum', sum)
      }),
    [shop, announce, sum, messages, pageMessages],
  )

  useEffect(() => {
    // The newest state: an estimate may have begun since this was drawn.
    const now = shop.store.getState()
    if (now.estimating || now.pending || !waiting.current.size) return
    const { totals } = selectCart(now) ?? {}
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
