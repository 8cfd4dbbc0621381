// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { showModal } from '../../../../src/widget/dialog/show-modal'

let dialog: HTMLDialogElement

beforeEach(() => {
  document.body.innerHTML = '<dialog><button>First</button><button>Last</button></dialog>'
  dialog = document.querySelector('dialog') as HTMLDialogElement
})

const press = (key: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
  dialog.dispatchEvent(event)
  return event
}

it('opens the dialog with the native `showModal` when the browser has it', () => {
  const native = vi.spyOn(dialog, 'showModal')
  const hide = showModal(dialog, () => {})
  expect(native).toHaveBeenCalledOnce()
  hide()
  expect(dialog.open).toBe(false)
})

// hazard 46
it('opens, dismisses on Escape and closes the dialog when the browser has no `showModal`', () => {
  Object.defineProperty(dialog, 'showModal', { value: undefined })
  const dismissed = vi.fn()
  const hide = showModal(dialog, dismissed)
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  press('Escape')
  expect(dismissed).toHaveBeenCalledOnce()
  hide()
  expect([...dialog.attributes]).toEqual([])
  press('Escape')
  expect(dismissed).toHaveBeenCalledOnce()
})
