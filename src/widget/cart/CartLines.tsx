/** The list of lines: confirmed ones with their requested quantities, and those being added, each at its place. */
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { type PendingAdd, quantityOf, type ShopState, selectCart } from '../../store/base/state'
import type { CartLineView, ProductView } from '../../store/base/views'
import { useSurroundings } from '../shop-context'
import { CartLine } from './CartLine'
import { useCartSurroundings } from './cart-context'
import { FIRST, useGradual } from './use-gradual'

const noop = () => {}

/** The line of a pending add. Its quantity is 0, because `CartLines` adds up the pending quantities itself. */
function toPendingLine({ key, place, product, variantId, item, line }: PendingAdd): CartLineView {
  if (line) return { ...line, id: key, quantity: 0 }
  const { id, name, picture, variants, ...rest } = product as ProductView
  const variant = variants.find((one) => one.id === variantId)
  const { price } = variant ?? rest
  const chosen = { ...variant?.choices, ...item.options?.customTextFields }
  return {
    id: key,
    key,
    place,
    productId: id,
    variantId,
    name,
    picture,
    options: Object.entries(chosen).map(([title, value]) => ({ name: title, value })),
    item,
    quantity: 0,
    available: true,
    price,
    total: price,
  }
}

/** The lines to render. A pending add keeps its key, and so the focus, when it becomes the platform's line. */
export function linesOnScreen(state: ShopState): CartLineView[] {
  const { intents, adds } = state
  /** Hides lines that are being removed, and one of the two lines that exist together for a moment while a line is replaced. */
  const wanted = (key: string) => intents[key] !== 0 || adds.some((add) => add.key === key && !add.counted)
  const confirmed = (selectCart(state)?.lines ?? []).filter(({ key }) => wanted(key))
  const coming = new Map<string, CartLineView>()
  for (const add of adds) {
    const drawn = confirmed.some(({ key }) => key === add.key) || !wanted(add.key)
    if (!drawn && !coming.has(add.key)) coming.set(add.key, toPendingLine(add))
  }
  return coming.size ? [...confirmed, ...coming.values()].sort((a, b) => a.place - b.place) : confirmed
}

export interface CartLinesProps {
  state: ShopState
  /** The cart is open. */
  shown: boolean
  /** Key of a line that was restored, or that blocks the checkout: its remedy gets the focus as soon as it is rendered. */
  focusOn: { current: string | null }
  onEmptied(): void
}

export function CartLines({ state, shown, focusOn, onEmptied }: CartLinesProps) {
  const { shop } = useSurroundings()
  const { extras } = useCartSurroundings()
  const [editing, setEditing] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  /** Index of the line that was removed: the focus moves to its neighbour instead of getting lost. */
  const removedAt = useRef<number | null>(null)
  const all = linesOnScreen(state)
  const lines = all.slice(0, useGradual(all.length, shown))
  const equipped = useGradual(all.length, extras !== undefined)

  /** Key of the line whose editor was closed: the focus returns to its edit button. */
  const edited = useRef<string | null>(null)

  useLayoutEffect(() => {
    if (edited.current !== null && !editing) {
      const opener = [...(list.current?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])]
      const mine = opener.find(({ dataset }) => dataset.edit === edited.current)
      edited.current = null
      // Without an edit button, the edited line was merged into another one.
      if (mine) mine.focus()
      else onEmptied()
    }
    const sought = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find(
      ({ dataset }) => dataset.line === focusOn.current,
    )
    if (sought) {
      focusOn.current = null
      const find = (what: string) => sought.querySelector<HTMLElement>(what)
      // While the line is edited, its editor has the only controls.
      ;(find('[data-remedy]') ?? find('[data-remove]') ?? find('button,input'))?.focus()
    }
    const place = removedAt.current
    if (place === null) return
    removedAt.current = null
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[Math.min(place, buttons.length - 1)]
    next?.focus()
  })

  /** The rendered lines by key: an unchanged line is reused and not rendered again. */
  const drawn = useRef(new Map<string, DrawnLine>())

  function draw(line: CartLineView, index: number): DrawnLine {
    const { key } = line
    const more = index < equipped ? extras : undefined
    const adding = quantityOf(state.adds.filter((add) => add.key === key && !add.counted))
    const asked = state.intents[key]
    const quantity = (asked ?? line.quantity) + adding
    const busy = asked !== undefined || adding > 0
    const extra = more?.extraOf(state, line)
    const href = more?.hrefOf?.(state, line)
    const inputs = [line, quantity, busy, state.lineProblems[key], state.priceChanges[key], more, extra, editing === key, href]
    const before = drawn.current.get(key)
    if (before?.inputs.every((input, index) => input === inputs[index])) return before
    const remove = () => {
      const keys = [...drawn.current.keys()]
      // Removing the last line removes the list, which then cannot move the focus.
      if (keys.length === 1) onEmptied()
      else removedAt.current = keys.indexOf(key)
      shop.cart.remove(key).catch(noop)
    }
    const element = (
      <CartLine
        key={key}
        line={line}
        quantity={quantity}
        busy={busy}
        lazy={index >= FIRST}
        extras={more}
        extra={extra}
        href={href}
        editing={editing === key}
        onEdit={(on) => {
          if (!on) edited.current = key
          setEditing(on ? key : undefined)
        }}
        problem={state.lineProblems[key]}
        priceChange={state.priceChanges[key]}
        onQuantity={(next) => void shop.cart.setQuantity(key, next).catch(noop)}
        onRemove={remove}
      />
    )
    return { inputs, element }
  }

  const awaited = state.awaited.map(({ words }) => (
    <li className="line" part="line" aria-busy="true" key={words}>
      <span className="picture" />
      <div className="what">
        <h3 className="name" part="title">
          <bdi>{words}</bdi>
        </h3>
      </div>
    </li>
  ))
  const next = new Map(lines.map((line, index) => [line.key, draw(line, index)]))
  drawn.current = next
  return (
    <ul ref={list}>
      {[...next.values()].map(({ element }) => element)}
      {awaited}
    </ul>
  )
}

interface DrawnLine {
  inputs: readonly unknown[]
  element: ReactElement
}
