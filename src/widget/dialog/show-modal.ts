/** Opens a modal dialog; emulated in old browsers and on pages that removed `showModal`. */

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])'

/** Shows it until the returned function is called. Calls `onDismiss` when other code closes it, or on Escape if it is emulated. */
export function showModal(dialog: HTMLDialogElement, onDismiss: () => void): () => void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal()
    // The close event is asynchronous: the dialog may have been opened again since.
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
    else if (event.key === 'Tab') wrapFocus(dialog, event)
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

/** Keeps Tab inside: from the last control to the first, and back. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((control) => control.getClientRects().length)
  const active = (dialog.getRootNode() as ShadowRoot).activeElement
  const [first, last] = [controls[0], controls[controls.length - 1]]
  const outside = event.shiftKey ? active === first || !controls.includes(active as HTMLElement) : active === last
  if (!outside) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
