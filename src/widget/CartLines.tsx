/** The list: confirmed lines with what was asked of them, then what is still on its way into the cart. */
import { useLayoutEffect, useRef } from 'react'
import { isSameItem, type PendingAdd, type ShopState, selectCart } from '../store/state'
import { sum } from '../store/sum'
import type { CartLineView, ProductView } from '../store/views'
import { CartLine } from './CartLine'
import { useSurroundings } from './shop-context'

const noop = () => {}

/** What an add will look like once the platform has answered. */
function toPendingLine({ key, product, variantId, quantity }: PendingAdd): CartLineView {
  const variant = product.variants.find(({ id }) => id === variantId)
  const price = (variant ?? (product as Pick<ProductView, 'price'>)).price
  return {
    id: `pending-${key}`,
    productId: product.id,
    variantId,
    name: product.name,
    picture: product.picture,
    options: Object.entries(variant?.choices ?? {}).map(([name, value]) => ({ name, value })),
    quantity,
    available: true,
    price,
    total: price,
  }
}

export function CartLines({ state, onEmptied }: { state: ShopState; onEmptied(): void }) {
  const { shop } = useSurroundings()
  const list = useRef<HTMLUListElement>(null)
  /** Place of the line that was just taken out: the focus moves to its neighbour instead of falling off the dialog. */
  const removedAt = useRef<number | null>(null)
  const confirmed = selectCart(state)?.lines ?? []
  const lines = confirmed.filter((line) => state.intents[line.id] !== 0)
  const coming = state.adds.filter((add) => !lines.some((line) => isSameItem(line, add)))

  useLayoutEffect(() => {
    const place = removedAt.current
    if (place === null) return
    removedAt.current = null
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const next = buttons?.[Math.min(place, buttons.length - 1)]
    if (next) next.focus()
    else onEmptied()
  })

  function remove(line: CartLineView, place: number) {
    removedAt.current = place
    shop.cart.remove(line.id).catch(noop)
  }

  return (
    <ul ref={list}>
      {lines.map((line, place) => {
        const adding = sum(
          state.adds.filter((add) => isSameItem(line, add)),
          (add) => add.quantity,
        )
        const asked = state.intents[line.id]
        return (
          <CartLine
            key={line.id}
            line={line}
            quantity={(asked ?? line.quantity) + adding}
            busy={asked !== undefined || adding > 0}
            problem={state.lineProblems[line.id]}
            onQuantity={(quantity) => void shop.cart.setQuantity(line.id, quantity).catch(noop)}
            onRemove={() => remove(line, place)}
          />
        )
      })}
      {coming.map((add) => (
        <CartLine
          key={`pending-${add.key}`}
          line={toPendingLine(add)}
          quantity={add.quantity}
          busy
          onQuantity={noop}
          onRemove={noop}
        />
      ))}
    </ul>
  )
}
