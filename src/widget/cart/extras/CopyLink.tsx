/** A link that puts the same products into the cart on another device: copied, or shown to be copied by hand where the browser does not allow that. */
import { useId, useState } from 'react'
import { type ShopState, selectCart } from '../../../store/base/state'
import { onPress } from '../../on-press'
import { useCartSurroundings, useExtras } from '../cart-context'
import { useExtrasMessages } from './extras-messages'

export function CopyLink({ state }: { state: ShopState }) {
  const { linkOf, copy } = useExtras()
  const { announce } = useCartSurroundings()
  const messages = useExtrasMessages()
  const id = useId()
  const cart = selectCart(state)
  const link = cart?.count ? linkOf?.(cart) : undefined
  /** What became of this link; nothing of the one before a change of the cart. */
  const [tried, setTried] = useState<{ link: string; isCopied: boolean }>()
  if (!link) return null
  const outcome = tried?.link === link ? tried : undefined
  const press = () =>
    copy(link).then(
      () => {
        setTried({ link, isCopied: true })
        announce('link', () => messages.linkCopied)
      },
      () => setTried({ link, isCopied: false }),
    )
  return (
    <div className="link">
      <button type="button" className="text-button" onClick={onPress(press)}>
        {messages.copyLink}
      </button>
      {outcome?.isCopied && <p className="note">{messages.linkCopied}</p>}
      {outcome && !outcome.isCopied && (
        <p className="field">
          <label htmlFor={id}>{messages.linkByHand}</label>
          <input
            part="field"
            id={id}
            readOnly
            dir="ltr"
            value={link}
            ref={(field) => {
              field?.focus()
              field?.select()
            }}
          />
        </p>
      )}
    </div>
  )
}
