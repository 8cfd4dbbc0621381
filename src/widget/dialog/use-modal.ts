/** What a modal dialog does wherever it stands: focus in and back, the page behind it still, Escape and backdrop. */
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { isPress, notePress } from '../press'
import { deepActiveElement, restoreFocus } from './focus'
import { lockScroll } from './scroll-lock'
import { showModal } from './show-modal'

export interface ModalHandlers {
  onClose(): void
  /** Gets the focus when whoever had it is gone. */
  focusFallback?(): void
}

/** For a `<dialog>`, shown for as long as `isOpen`. What has the attribute `data-focus` in it gets the focus. */
export function useModal(isOpen: boolean, { onClose, focusFallback }: ModalHandlers) {
  const ref = useRef<HTMLDialogElement>(null)
  /** The key that is down went down in the dialog. */
  const isOwnKey = useRef(false)
  const latest = useRef<ModalHandlers>(undefined)
  latest.current = { onClose, focusFallback }

  useLayoutEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    const opener = deepActiveElement(element.ownerDocument)
    const unlock = lockScroll(element.ownerDocument)
    notePress(element)
    isOwnKey.current = false
    const hide = showModal(element, () => latest.current?.onClose())
    element.querySelector<HTMLElement>('[data-focus]')?.focus()
    return () => {
      hide()
      unlock()
      if (!restoreFocus(opener)) latest.current?.focusFallback?.()
    }
  }, [isOpen])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      // What the author slotted in may be cancelled by itself: a file field, say.
      if (event.target === event.currentTarget) onClose()
    },
    onKeyDown(event: KeyboardEvent) {
      // One that is held since before would press whatever has the focus here, again and again.
      if (!event.repeat) isOwnKey.current = true
      else if (!isOwnKey.current) event.preventDefault()
    },
    /** A press on the backdrop lands on the dialog itself, outside its box. Not with the second half of what opened it. */
    onClick(event: MouseEvent) {
      const { target, currentTarget, clientX, clientY } = event
      if (target !== currentTarget) return
      const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
      const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      if (!inside && isPress(event)) onClose()
    },
  }
}
