/** What the visitor has saved. What was taken off the list, or moved into the cart, can be put back where it stood. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CartletError } from '../../platform/http/errors'
import type { ProductState } from '../../store/base/state'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { itemKey, MOST_ITEMS, type SavedItem, type WishList } from '../../store/wish-list/wish-list'
import { unreachableText } from '../button/add-error'
import { useButtonMessages } from '../button/button-messages'
import { LiveRegion } from '../LiveRegion'
import { onPress } from '../on-press'
import { productCss } from '../product/card/product.css'
import { useProductMessages } from '../product/card/product-messages'
import { useShop, useSurroundings } from '../shop-context'
import { SavedItemRow } from './SavedItemRow'
import { useSaved } from './use-saved'
import { wishListCss } from './wish-list.css'
import { useWishListMessages } from './wish-list-messages'

export interface SavedListProps {
  list: WishList
  /** Requests the product with this id. */
  load(id: string): void
  /** @param onMoved call it when the item is in the cart */
  card(product: ProductView, choice: ItemChoice, onMoved: () => void): ReactNode
  /** Draws the items elsewhere, instead of the rows with the cards. */
  drawOwn?(items: readonly OwnSaved[]): void
}

export interface OwnSaved {
  key: string
  saved: SavedItem
  entry: ProductState | undefined
  /** It has just come back: the visitor goes on where they were. */
  isBack: boolean
  remove(): void
  /** Call it when the item is in the cart. */
  moved(): void
}

interface Taken {
  key: string
  place: number
  sentence: string
  name: string
  undo(): void
}

export function SavedList({ list, load, card, drawOwn }: SavedListProps) {
  const { adoptStyles } = useSurroundings()
  adoptStyles(productCss)
  adoptStyles(wishListCss)
  const messages = useWishListMessages()
  const items = useSaved(list)
  const products = useShop((state) => state.products)
  const [taken, setTaken] = useState<Taken>()
  const [restored, setRestored] = useState('')
  const ids = [...new Set(items.map(({ item }) => item.catalogItemId))]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids in one text.
  useEffect(() => ids.forEach(load), [ids.join()])

  function take({ item, name }: SavedItem, place: number, say: (name: string) => string): void {
    const entry = products[item.catalogItemId]
    const shown = entry?.status === 'ready' ? entry.product.name : name
    setTaken({ key: itemKey(item), place, sentence: say(shown), name: shown, undo: list.remove(item) })
    setRestored('')
  }

  useEffect(() =>
    drawOwn?.(
      items.map((saved, place) => ({
        key: itemKey(saved.item),
        saved,
        entry: products[saved.item.catalogItemId],
        isBack: restored === itemKey(saved.item),
        remove: () => take(saved, place, messages.removed),
        moved: () => take(saved, place, messages.moved),
      })),
    ),
  )
  const rows = (drawOwn ? [] : items).map((saved, place) => {
    const key = itemKey(saved.item)
    return (
      <SavedItemRow
        key={key}
        saved={saved}
        entry={products[saved.item.catalogItemId]}
        isFocused={restored === key}
        card={(product, choice) => card(product, choice, () => take(saved, place, messages.moved))}
        onRemove={() => take(saved, place, messages.removed)}
      />
    )
  })
  if (taken)
    rows.splice(
      taken.place,
      0,
      <TakenRow
        key={`taken ${taken.key}`}
        taken={taken}
        onUndo={() => {
          taken.undo()
          setTaken(undefined)
          setRestored(taken.key)
        }}
      />,
    )
  const failed = ids.filter((id) => products[id]?.status === 'failed')
  const first = products[failed[0] ?? '']
  const failure = first?.status === 'failed' ? first.error : undefined
  const onlyHere = items.filter(({ isHere }) => isHere).length
  return (
    <section className="box" aria-label={messages.title}>
      <LiveRegion className="hidden" sentence={taken?.sentence ?? ''} />
      {onlyHere > 0 && <LiveRegion className="saved-here hint" sentence={messages.onlyHere(onlyHere, MOST_ITEMS)} />}
      <Unreached error={failure} onRetry={() => failed.forEach(load)} />
      {rows.length > 0 && <ul className="saved">{rows}</ul>}
      {!rows.length && !items.length && <p className="saved-empty">{messages.empty}</p>}
    </section>
  )
}

function TakenRow({ taken, onUndo }: { taken: Taken; onUndo(): void }) {
  const { undo, undoName } = useWishListMessages()
  const { shop } = useSurroundings()
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone with its row. In the drawer, the visitor is elsewhere.
  useEffect(() => {
    if (!shop.store.getState().drawerOpen) button.current?.focus()
  }, [shop])
  return (
    <li className="taken">
      <p>{taken.sentence}</p>
      <button type="button" className="button quiet" ref={button} aria-label={undoName(taken.name)} onClick={onPress(onUndo)}>
        {undo}
      </button>
    </li>
  )
}

function Unreached({ error, onRetry }: { error: CartletError | undefined; onRetry(): void }) {
  const messages = useButtonMessages()
  const { tryAgain } = useProductMessages()
  if (!error) return null
  return (
    <div className="saved-failed" role="alert">
      <p className="problem">{unreachableText(error, messages)}</p>
      {error.retryable && (
        <button type="button" className="button quiet" onClick={onPress(onRetry)}>
          {tryAgain}
        </button>
      )}
    </div>
  )
}
