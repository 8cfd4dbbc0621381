import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UndoBar } from '../../../../src/widget/cart/UndoBar'
import { aLine } from '../../../support/fixtures/views'

const item = { catalogItemId: 'mug-id', appId: 'stores' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function draw() {
  const [onUndo, onEnd] = [vi.fn(), vi.fn()]
  render(<UndoBar line={aLine({ id: 'mug', item })} onUndo={onUndo} onEnd={onEnd} />)
  const button = screen.getByRole('button', { name: 'Undo: put Blue Mug back' })
  return { onUndo, onEnd, button, bar: button.parentElement as HTMLElement }
}
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

describe('UndoBar', () => {
  it('names the removed line, and calls `onUndo` with its id', () => {
    const { onUndo, button, bar } = draw()
    expect(bar.textContent).toContain('Removed Blue Mug')
    fireEvent.click(button)
    expect(onUndo).toHaveBeenCalledWith('mug')
  })

  it('names a removed line that is in no catalog, without a way to put it back', () => {
    render(<UndoBar line={aLine({ name: 'Engraving' })} onUndo={vi.fn()} onEnd={vi.fn()} />)
    expect(screen.getByText('Removed Engraving')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('ends after eight seconds', async () => {
    const { onEnd } = draw()
    await pass(7900)
    expect(onEnd).not.toHaveBeenCalled()
    await pass(200)
    expect(onEnd).toHaveBeenCalledWith('mug')
  })

  it('does not end while it has the focus', async () => {
    const { onEnd, button } = draw()
    await act(async () => button.focus())
    await pass(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    await act(async () => button.blur())
    await pass(8100)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not end while the pointer is over it', async () => {
    const { onEnd, bar } = draw()
    await act(async () => void fireEvent.pointerEnter(bar))
    await pass(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    await act(async () => void fireEvent.pointerLeave(bar))
    await pass(8100)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('does not end while it has the focus, even when a pointer has crossed it', async () => {
    const { onEnd, bar, button } = draw()
    await act(async () => button.focus())
    await act(async () => void fireEvent.pointerEnter(bar))
    await act(async () => void fireEvent.pointerLeave(bar))
    await pass(60_000)
    expect(onEnd).not.toHaveBeenCalled()
  })
})
