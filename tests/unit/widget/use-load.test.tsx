import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useLoad } from '../../../src/widget/use-load'

interface ShownProps {
  load(): Promise<string>
  isWanted?: boolean
  of?: string
}

function Shown({ load, isWanted, of }: ShownProps) {
  const { status, value, again } = useLoad(load, isWanted, of)
  return (
    <button type="button" onClick={again}>
      {value ?? status}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent
const turn = () => act(async () => {})
const failing = () => Promise.reject(new Error('The network is gone'))
/** A loader whose promises the test resolves, in any order. */
function heldLoader() {
  const answers: ((value: string) => void)[] = []
  const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
  return { load, answer: (call: number, value: string) => act(async () => answers[call]?.(value)) }
}

describe('useLoad', () => {
  it('reports that it is loading, and then returns the value', async () => {
    const { load, answer } = heldLoader()
    render(<Shown load={load} />)
    expect(shown()).toBe('loading')
    await answer(0, 'here')
    expect(shown()).toBe('here')
  })

  it('loads once when its component is rendered again with a new function', async () => {
    const load = vi.fn(async () => 'here')
    const { rerender } = render(<Shown load={() => load()} />)
    await turn()
    rerender(<Shown load={() => load()} />)
    await turn()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads nothing until `isWanted` is true, and keeps the value when it becomes false again', async () => {
    const load = vi.fn(async () => 'here')
    const { rerender } = render(<Shown load={load} isWanted={false} />)
    await turn()
    expect(load).not.toHaveBeenCalled()
    rerender(<Shown load={load} isWanted />)
    await turn()
    rerender(<Shown load={load} isWanted={false} />)
    expect([shown(), load.mock.calls.length]).toEqual(['here', 1])
  })

  it('stays failed until it is asked to load again', async () => {
    const load = vi.fn<() => Promise<string>>(failing)
    const { rerender } = render(<Shown load={load} />)
    await turn()
    rerender(<Shown load={load} />)
    await turn()
    expect([shown(), load.mock.calls.length]).toEqual(['failed', 1])
    load.mockImplementation(async () => 'here')
    fireEvent.click(screen.getByRole('button'))
    expect(shown()).toBe('loading')
    await turn()
    expect(shown()).toBe('here')
  })

  it('loads again after a failure when `isWanted` becomes false and then true', async () => {
    const load = vi.fn<() => Promise<string>>(failing)
    const { rerender } = render(<Shown load={load} isWanted />)
    await turn()
    rerender(<Shown load={load} isWanted={false} />)
    expect(shown()).toBe('loading')
    load.mockImplementation(async () => 'here')
    rerender(<Shown load={load} isWanted />)
    await turn()
    expect([shown(), load.mock.calls.length]).toEqual(['here', 2])
  })

  it('replaces a loaded value when it is asked to load again', async () => {
    const { load, answer } = heldLoader()
    render(<Shown load={load} />)
    await answer(0, 'first')
    fireEvent.click(screen.getByRole('button'))
    expect(shown()).toBe('loading')
    await answer(1, 'second')
    expect(shown()).toBe('second')
  })

  it('loads again for another key, and ignores the response for the previous one', async () => {
    const { load, answer } = heldLoader()
    const { rerender } = render(<Shown load={load} of="a" />)
    rerender(<Shown load={load} of="b" />)
    await answer(1, 'of b')
    await answer(0, 'of a')
    expect([shown(), load.mock.calls.length]).toEqual(['of b', 2])
  })

  it('drops the value of the previous key while it loads the value of another one', async () => {
    const { load, answer } = heldLoader()
    const { rerender } = render(<Shown load={load} of="a" />)
    await answer(0, 'of a')
    rerender(<Shown load={load} of="b" />)
    expect(shown()).toBe('loading')
  })
})
