/** One saved item: the card of its product, what has changed since it was saved, and the button that takes it off the list. */
import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney } from '../../i18n/format'
import type { ProductState } from '../../store/base/state'
import type { ProductView } from '../../store/base/views'
import { type ItemChoice, matchVariant } from '../../store/catalog/choose/choose-variant'
import { changeOf, choiceOfItem } from '../../store/wish-list/saved-change'
import type { SavedItem } from '../../store/wish-list/wish-list'
import { onPress } from '../on-press'
import { useSurroundings } from '../shop-context'
import { type Show, useShow } from '../use-shown'
import { useWishListMessages } from './wish-list-messages'

export interface SavedItemRowProps {
  saved: SavedItem
  entry: ProductState | undefined
  /** It has just come back: the visitor goes on where they were. */
  isFocused: boolean
  card(product: ProductView, choice: ItemChoice): ReactNode
  onRemove(): void
}

export function SavedItemRow({ saved, entry, isFocused, card, onRemove }: SavedItemRowProps) {
  const messages = useWishListMessages()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocused) button.current?.focus()
  }, [isFocused])
  const product = entry?.status === 'ready' ? entry.product : undefined
  const choice = choiceOfItem(saved.item)
  const name = product?.name ?? saved.name
  return (
    <li>
      {product ? (
        <>
          {card(product, choice)}
          <Notes saved={saved} product={product} choice={choice} isCurrent={entry?.status === 'ready' && !entry.stale} />
        </>
      ) : (
        <div className="card">
          <div className="frame" />
          <p className="name">
            <bdi key={name}>{name}</bdi>
          </p>
          {entry?.status === 'missing' && <p className="saved-note">{messages.gone}</p>}
        </div>
      )}
      <button
        type="button"
        className="button quiet"
        ref={button}
        aria-label={name ? messages.removeName(name) : undefined}
        onClick={onPress(onRemove)}
      >
        {messages.remove}
      </button>
    </li>
  )
}

/** What was chosen, in words. */
export const chosenOf = (product: ProductView, choice: ItemChoice): string =>
  Object.values(matchVariant(product, choice)?.choices ?? choice.options ?? {}).join(' / ')

/** What has changed since the item was saved. */
export function changesOf(
  saved: SavedItem,
  product: ProductView,
  messages: ReturnType<typeof useWishListMessages>,
  locale: string,
  show: Show,
): { text: string; isGood: boolean }[] {
  const { stock, isCheaper } = changeOf(saved, product)
  const { price: value, currency } = saved
  const before = show({ value, currency, formatted: formatMoney(value, currency, locale) })
  return [
    ...(isCheaper ? [{ text: messages.cheaper(before.formatted), isGood: true }] : []),
    ...(stock ? [{ text: stock === 'back' ? messages.back : messages.soldOut, isGood: stock === 'back' }] : []),
  ]
}

interface NotesProps {
  saved: SavedItem
  product: ProductView
  choice: ItemChoice
  /** Read from the platform, not from a snapshot. */
  isCurrent: boolean
}

function Notes({ saved, product, choice, isCurrent }: NotesProps) {
  const messages = useWishListMessages()
  const { locale = 'en' } = useSurroundings()
  const show = useShow()
  const chosen = chosenOf(product, choice)
  return (
    <>
      {chosen && (
        <p className="saved-note">
          <bdi key={chosen}>{chosen}</bdi>
        </p>
      )}
      {isCurrent &&
        changesOf(saved, product, messages, locale, show).map(({ text, isGood }) => (
          <p className="saved-note" data-good={isGood ? '' : undefined} key={text}>
            {text}
          </p>
        ))}
    </>
  )
}
