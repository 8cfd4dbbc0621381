import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSecondPicture } from '../../../../../src/widget/product/card/use-second-picture'
import { aProduct } from '../../../../support/fixtures/views'
import { renderInShop } from '../../../../support/pages/render'

/** Longer than the pointer or the focus must stay on a card. */
const LONG_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const loadDetails = vi.fn(() => Promise.reject(new Error('not needed here')))

function Card() {
  const { handlers } = useSecondPicture(aProduct({ secondPicture: undefined }), loadDetails)
  return (
    <article {...handlers}>
      <a href="#mug">Mug</a>
    </article>
  )
}

function aCard() {
  loadDetails.mockClear()
  const { redraw } = renderInShop(<Card />)
  const link = screen.getByRole('link')
  // As after a press of the Tab key.
  Object.assign(link, { matches: () => true })
  return { link, redraw, wait: () => act(() => vi.advanceTimersByTimeAsync(LONG_MS)) }
}

describe('useSecondPicture', () => {
  it('loads the second picture once the focus has stayed on the card', async () => {
    const { link, wait } = aCard()
    fireEvent.focusIn(link)
    expect(loadDetails).not.toHaveBeenCalled()
    await wait()
    expect(loadDetails).toHaveBeenCalledTimes(1)
  })

  it('loads nothing when the focus has left the card at once', async () => {
    const { link, wait } = aCard()
    fireEvent.focusIn(link)
    fireEvent.focusOut(link)
    await wait()
    expect(loadDetails).not.toHaveBeenCalled()
  })

  it('loads nothing when the card was removed at once', async () => {
    const { link, redraw, wait } = aCard()
    fireEvent.focusIn(link)
    redraw(null)
    await wait()
    expect(loadDetails).not.toHaveBeenCalled()
  })
})
