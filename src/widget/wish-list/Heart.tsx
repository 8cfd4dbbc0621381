/** The button that puts a product, as it is chosen, on the wish list, and takes it off. */
import { useState } from 'react'
import type { ProductView } from '../../store/base/views'
import type { ItemChoice } from '../../store/catalog/choose/choose-variant'
import { MOST_ITEMS, savedReference, toSaved, type WishList } from '../../store/wish-list/wish-list'
import { Icon } from '../icons'
import { isRepeated } from '../press'
import { useSurroundings } from '../shop-context'
import { heartCss } from './heart.css'
import { useSaved } from './use-saved'
import { useWishListMessages } from './wish-list-messages'

export interface HeartProps {
  list: WishList
  product: ProductView
  choice: ItemChoice
  /** With words beside the heart. */
  worded?: boolean
  onSave?(): void
}

export function Heart({ list, product, choice, worded, onSave }: HeartProps) {
  useSurroundings().adoptStyles(heartCss)
  const messages = useWishListMessages()
  const [isFull, setFull] = useState(false)
  useSaved(list)
  const item = savedReference(product, choice)
  const isSaved = list.has(item)
  function toggle(): void {
    if (isSaved) return void list.remove(item)
    const isTaken = list.add(toSaved(product, choice))
    setFull(!isTaken)
    if (isTaken) onSave?.()
  }
  return (
    <>
      <button
        type="button"
        className="heart"
        part="heart"
        aria-pressed={isSaved}
        aria-label={messages.of(product.name)}
        onClick={(event) => isRepeated(event.nativeEvent) || toggle()}
      >
        <Icon>
          <path d="M12 20.5 4.6 13a4.9 4.9 0 0 1 6.9-7l.5.6.5-.6a4.9 4.9 0 0 1 6.9 7z" />
        </Icon>
        {worded && <span aria-hidden="true">{messages.title}</span>}
      </button>
      {isFull && !isSaved && (
        <p className="heart-full hint" role="alert">
          {messages.full(MOST_ITEMS)}
        </p>
      )}
    </>
  )
}
