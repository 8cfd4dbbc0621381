/** A modal dialog that comes and goes with its component: focus in and back, Escape, backdrop, the page behind it still. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { deepActiveElement, restoreFocus } from './focus'
import { lockScroll } from './scroll-lock'
import { showModal } from './show-modal'

export interface ModalProps {
  /** Its name: the id of a heading in it, or words. */
  labelledBy?: string
  label?: string
  className: string
  part?: string
  onClose(): void
  /** Gets the focus when whoever had it is gone. */
  focusFallback?(): void
  /** What has the attribute `data-focus` gets the focus. */
  children: ReactNode
}

export function Modal({ labelledBy, label, className, part, onClose, focusFallback, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useRef({ onClose, focusFallback })
  latest.current = { onClose, focusFallback }

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = deepActiveElement(element.ownerDocument)
    const unlock = lockScroll(element.ownerDocument)
    const hide = showModal(element, () => latest.current.onClose())
    element.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      hide()
      unlock()
      if (!restoreFocus(opener)) latest.current.focusFallback?.()
    }
  }, [])

  /** A press on the backdrop lands on the dialog itself, outside its box. */
  function pressBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom
    if (!inside) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; Escape is the key, and the dialog's own.
    <dialog
      ref={dialog}
      className={className}
      part={part}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={pressBackdrop}
    >
      {children}
    </dialog>
  )
}
