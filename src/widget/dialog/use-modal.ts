/** Behaviour of every modal dialog: moves the focus in and back, locks the page's scrolling, closes on Escape and on a press on the backdrop. */
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { endPress, isPress, notePress } from '../press'
import { ignoreEarlyPresses } from './early-presses'
import { deepActiveElement, restoreFocus } from './focus'
import { lockScroll } from './scroll-lock'
import { showModal } from './show-modal'
import { unclobbered } from './unclobbered'

/** Longest wait for a frame: none comes while a page is hidden. */
const NO_FRAME_MS = 100

/** Runs the task after the current changes have been painted. Returns a function that cancels it. */
function afterPaint(view: Window, task: () => void): () => void {
  let timer = view.setTimeout(run, NO_FRAME_MS)
  function run(): void {
    stop()
    task()
  }
  const frame = view.requestAnimationFrame(() => {
    view.clearTimeout(timer)
    timer = view.setTimeout(run)
  })
  function stop(): void {
    view.clearTimeout(timer)
    view.cancelAnimationFrame(frame)
  }
  return stop
}

export interface ModalHandlers {
  onClose(): void
  /** Takes the focus on closing if the element that had it before is gone. */
  focusFallback?(): void
  /**
   * Renders it in the next frame and makes it modal in the task after: making a page inert recalculates all its styles, which takes long on a
   * page of two hundred products.
   */
  isDrawnFirst?: boolean
}

/** Props for a `<dialog>` that is shown while `isOpen`. The element in it with the attribute `data-focus` gets the focus. */
export function useModal(isOpen: boolean, { onClose, focusFallback, isDrawnFirst }: ModalHandlers) {
  const ref = useRef<HTMLDialogElement>(null)
  /** The key that is held was pressed in the dialog, not before it opened. */
  const isOwnKey = useRef(false)
  const latest = useRef<ModalHandlers>(undefined)
  latest.current = { onClose, focusFallback }

  useLayoutEffect(() => {
    const element = ref.current
    if (!isOpen || !element) return
    const opener = deepActiveElement(element.ownerDocument)
    const root = element.getRootNode()
    notePress(element)
    const acceptAll = ignoreEarlyPresses(element)
    isOwnKey.current = false
    /**
     * A press on the backdrop targets the dialog, outside its box. The second click of a double click that opened it is ignored. The dialog
     * must not listen itself: browsers would expose everything in it as clickable.
     */
    const press = (event: Event) => {
      const { target, clientX, clientY } = event as MouseEvent
      if (target !== element) return
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const inside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      if (!inside && isPress(event, element)) latest.current?.onClose()
    }
    const show = () => {
      const unlock = lockScroll(element.ownerDocument)
      const hide = showModal(element, () => latest.current?.onClose())
      root.addEventListener('click', press)
      element.querySelector<HTMLElement>('[data-focus]')?.focus()
      // Not where the focused heading is: in a low window, a picture above it would be scrolled past.
      element.scrollTop = 0
      return () => {
        root.removeEventListener('click', press)
        hide()
        unlock()
      }
    }
    const drawFirst = (view: Window) => {
      // The focus is not in the dialog yet: a key that is meant for it goes to the page.
      const closeOnEscape = ({ key }: { key: string }) => {
        if (key === 'Escape') latest.current?.onClose()
      }
      element.setAttribute('open', '')
      view.addEventListener('keydown', closeOnEscape, true)
      const stop = afterPaint(view, () => {
        undo()
        undo = show()
      })
      return () => {
        stop()
        element.removeAttribute('open')
        view.removeEventListener('keydown', closeOnEscape, true)
      }
    }
    const { defaultView } = unclobbered(element.ownerDocument)
    let undo = isDrawnFirst && defaultView ? drawFirst(defaultView) : show()
    return () => {
      undo()
      acceptAll()
      // The next press on the control that opened the dialog is no repetition.
      if (opener) endPress(opener)
      if (!restoreFocus(opener)) latest.current?.focusFallback?.()
    }
  }, [isOpen, isDrawnFirst])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault()
      // Slotted content has its own cancel events: those of a file input bubble.
      if (event.target === event.currentTarget) onClose()
    },
    onKeyDown(event: KeyboardEvent) {
      // Key repeat from before the dialog opened would press the focused control again and again.
      if (!event.repeat) isOwnKey.current = true
      else if (!isOwnKey.current) event.preventDefault()
    },
  }
}
