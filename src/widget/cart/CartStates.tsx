/** The cart without lines: loading, empty, or failed to load. */

import { BagIcon } from '../icons'
import { useCartMessages } from './cart-messages'

const SKELETON_LINES = ['first', 'second']

export function CartSkeleton() {
  const messages = useCartMessages()
  return (
    <>
      <p className="hidden">{messages.loading}</p>
      <ul aria-hidden="true" className="skeleton">
        {SKELETON_LINES.map((key) => (
          <li className="line" key={key}>
            <span className="picture" />
            <div>
              <i />
              <i />
              <i />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

export function EmptyCart({ onClose }: { onClose?(): void }) {
  const messages = useCartMessages()
  return (
    <div className="state">
      <slot name="cart-empty">
        <BagIcon />
        <strong>{messages.empty}</strong>
        <p>{messages.emptyHint}</p>
      </slot>
      {onClose && (
        <button type="button" className="button quiet" onClick={onClose}>
          {messages.continueShopping}
        </button>
      )}
    </div>
  )
}

/** @param onRetry absent where trying again cannot help */
export function CartUnreachable({ onRetry }: { onRetry?(): void }) {
  const messages = useCartMessages()
  return (
    <div className="state" role="alert">
      <BagIcon />
      <p>{onRetry ? messages.loadFailed : messages.outOfReach}</p>
      {onRetry && (
        <button type="button" className="button quiet" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  )
}
