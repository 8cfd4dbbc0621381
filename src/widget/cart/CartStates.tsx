/** The cart without lines: loading, empty, or failed to load. */

import { useRef } from 'react'
import type { ShopState } from '../../store/base/state'
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

/**
 * @param text why the cart has no lines; @default that it could not be read
 * @param onRetry absent if a retry cannot help
 */
export function CartUnreachable({ text, onRetry }: { text?: string; onRetry?(): void }) {
  const messages = useCartMessages()
  return (
    <div className="state" role="alert">
      <BagIcon />
      <p>{text ?? (onRetry ? messages.loadFailed : messages.outOfReach)}</p>
      {onRetry && (
        <button type="button" className="button quiet" onClick={onRetry}>
          {messages.tryAgain}
        </button>
      )}
    </div>
  )
}

interface ReadFailure {
  failed: boolean
  /** Absent if a retry cannot help. */
  retry?: () => void
}

/** Keeps a failure on the screen while the cart is loaded again automatically: otherwise a focused button would come and go with each attempt. */
export function useReadFailure({ cart }: Pick<ShopState, 'cart'>, refresh: () => Promise<void>): ReadFailure {
  const error = useRef<{ retryable: boolean } | undefined>(undefined)
  if (cart.status === 'failed') error.current = cart.error
  else if (cart.status !== 'loading') error.current = undefined
  const failed = Boolean(error.current)
  if (!error.current?.retryable) return { failed }
  const retry = () => {
    error.current = undefined
    refresh().catch(() => {}) // the state holds the failure
  }
  return { failed, retry }
}
