/** A modal dialog, natively where the browser can; by hand on old ones and on pages that took `showModal` away. */

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])'

/** Shows it until the returned function is called. `onDismiss` is told of Escape where the browser itself would not say so. */
export function showModal(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    return () => dialog.close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDismiss()
    else if (event.key === 'Tab') turnAround(dialog, event)
  }
  dialog.setAttribute('open', '')
  dialog.setAttribute('aria-modal', 'true')
  dialog.addEventListener('keydown', press)
  return () => {
    dialog.removeEventListener('keydown', press)
    dialog.removeAttribute('open')
    dialog.removeAttribute('aria-modal')
  }
}

/** From the last control to the first and back. */
function turnAround(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.getClientRects().length)
  const active = (dialog.getRootNode() as ShadowRoot).activeElement
  const [first, last] = [controls[0], controls[controls.length - 1]]
  const outside = event.shiftKey ? active === first || !controls.includes(active as HTMLElement) : active === last
  if (!outside) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
