/**
 * Shows what an agent or a link did to the cart, and can undo it, or how a checkout ended: a toast, or a message in the drawer while that covers
 * the page. The end of a checkout is shown in a cart that is part of the page, too.
 */
import { useEffect, useRef, useState } from 'react'
import type { ShopState, Told, ToldOrder, ToldProblem } from '../../store/base/state'
import { undoTold } from '../../store/told/undo-told'
import { CloseIcon } from '../icons'
import { LiveRegion } from '../LiveRegion'
import { onPress } from '../on-press'
import { pageCss } from '../overlay/page.css'
import { usePageMessages } from '../overlay/page-messages'
import { useShop, useSurroundings } from '../shop-context'
import { noticeCss } from './notice.css'
import { useNoticeMessages } from './notice-messages'
import { toldText } from './told-text'

/** Longer than other toasts: the visitor was not waiting for it. */
const SHOWN_MS = 10_000

/** Whether an open cart shows the notice: a cart in the page shows the end of a checkout, but keeps changes that a link made in view. */
export const isToldInCart = ({ drawerOpen, inlineCart, told }: ShopState): boolean =>
  drawerOpen || Boolean(inlineCart && told?.order)

export interface NoticeProps {
  told: Told
  /** Opens a product whose options the visitor has to choose. */
  choose?(problem: ToldProblem): void
  /** Rendered at the top of the open cart. */
  inCart?: boolean
  /** Announces the text if the notice itself is in no live region. */
  announce?(about: string, words: () => string): void
}

export function useToldText(told: Told | undefined): string {
  const messages = useNoticeMessages()
  const { clampedStatus } = usePageMessages()
  return told ? toldText(told, { ...messages, clampedStatus }) : ''
}

export function Notice({ told, choose, inCart, announce }: NoticeProps) {
  const { shop, adoptStyles } = useSurroundings()
  const messages = useNoticeMessages()
  const { viewCart, dismiss } = usePageMessages()
  adoptStyles(noticeCss)
  const text = useToldText(told)
  const [held, setHeld] = useState(false)
  const closing = useRef<HTMLButtonElement>(null)
  const { turn, status, changes, problems, proposes, order } = told
  const isPlaced = order?.outcome === 'placed'
  const canUndo = status === 'told' && changes.length > 0
  const stays =
    held ||
    status === 'undoing' ||
    (status === 'told' && (problems.length > 0 || proposes || isPlaced || order?.outcome === 'unknown'))
  const end = () => shop.store.setState(({ told: now }) => (now?.turn === turn ? { told: undefined } : {}))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `end` is a new function at every render, but depends on `turn` only.
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(end, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [stays, turn, status, shop])
  useEffect(() => {
    if (text) announce?.('told', () => text)
  }, [announce, text])

  const undo = () => {
    closing.current?.focus() // the pressed button disappears
    void undoTold(shop)
  }
  const action = inCart ? 'text-button' : 'toast-action'
  return (
    // A landmark, because outside the cart it is outside all landmarks of the page.
    <aside
      className={inCart ? 'message notice' : 'toast notice'}
      data-placed={isPlaced ? '' : undefined}
      part="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <span key={text}>{text}</span>
      </p>
      {isPlaced && <Bought order={order} />}
      {choose &&
        problems.flatMap((problem) => {
          const { product, name } = problem
          return product ? (
            <button type="button" className={action} key={product} onClick={onPress(() => choose(problem))}>
              {messages.linkChoose(name)}
            </button>
          ) : (
            []
          )
        })}
      {canUndo && (
        <button type="button" className={action} onClick={onPress(undo)}>
          {messages.undo}
        </button>
      )}
      {!inCart && !isPlaced && (
        <button type="button" className={action} onClick={onPress(shop.openDrawer)}>
          {viewCart}
        </button>
      )}
      <button type="button" className={inCart ? action : 'toast-close'} aria-label={dismiss} onClick={end} ref={closing}>
        <CloseIcon />
      </button>
    </aside>
  )
}

/** A long list would cover the page. */
const MOST_ITEMS = 5

/** What was bought: the platform's own page, which would list it, was left out. */
function Bought({ order: { items = [] } }: { order: Extract<ToldOrder, { outcome: 'placed' }> }) {
  if (!items.length) return null
  return (
    <ul className="bought">
      {items.slice(0, MOST_ITEMS).map(({ name, quantity }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={place}>
          {quantity} × <bdi>{name}</bdi>
        </li>
      ))}
      {items.length > MOST_ITEMS && <li>…</li>}
    </ul>
  )
}

/** The toast with its live region, which is rendered before it has a text. */
export function NoticeToast({ choose }: Pick<NoticeProps, 'choose'>) {
  const { adoptStyles } = useSurroundings()
  adoptStyles(pageCss)
  const told = useShop((state) => state.told)
  const isCovered = useShop(isToldInCart)
  const text = useToldText(told)
  return (
    <div data-position="">
      <LiveRegion className="hidden" sentence={isCovered ? '' : text} />
      {told && text && !isCovered && <Notice told={told} choose={choose} />}
    </div>
  )
}
