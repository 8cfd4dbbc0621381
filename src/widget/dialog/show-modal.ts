/** A modal dialog, natively where the browser can; by hand on old ones and on pages that took `showModal` away. */

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])'

/** Shows it until the returned function is called. `onDismiss` is told when somebody else has closed it, or pressed Escape unseen by the browser. */
export function showModal(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    // The browser tells of a close a moment later. By then the dialog may be open again: that news is old.
    const closed = () => {
      if (!dialog.open) onDismiss()
    }
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('close', closed)
      dialog.close()
    }
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
