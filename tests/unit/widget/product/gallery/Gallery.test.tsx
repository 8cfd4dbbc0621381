import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MediaView } from '../../../../../src/store/catalog/product-details'
import { Gallery } from '../../../../../src/widget/product/gallery/Gallery'
import { GalleryZoom } from '../../../../../src/widget/product/gallery/GalleryZoom'
import { renderInShop } from '../../../../support/pages/render'

const picturesOf = (...ids: string[]): MediaView[] =>
  ids.map((id) => ({ kind: 'image', id, title: id, picture: { url: `https://pictures.example/${id}.jpg`, alt: id } }))
const media = picturesOf('one', 'two')

const loadZoom = async () => ({ GalleryZoom })

/** A gallery of three pictures, 300 px wide each; `moveTo` scrolls as the browser does. */
function aGallery() {
  const { container } = renderInShop(
    <Gallery name="Mug" media={picturesOf('one', 'two', 'three')} width={300} loadZoom={loadZoom} />,
  )
  const track = container.querySelector('.track') as HTMLElement
  let left = 0
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  Object.defineProperty(track, 'scrollLeft', { get: () => left })
  track.scrollTo = () => {}
  const moveTo = (to: number) => {
    left = to
    fireEvent.scroll(track)
  }
  const picture = (place: number) => screen.getByRole('button', { name: `Picture ${place} of 3` })
  return { track, moveTo, picture, isCurrent: (place: number) => picture(place).getAttribute('aria-current') === 'true' }
}

it('an arrow counts from the picture to which the gallery is scrolling, not from a picture on the way', () => {
  const { moveTo, picture, isCurrent } = aGallery()
  fireEvent.click(picture(3))
  moveTo(290)
  expect(isCurrent(3)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(isCurrent(2)).toBe(true)
  // The scrolling has arrived; then the visitor swipes.
  moveTo(300)
  moveTo(10)
  expect(isCurrent(1)).toBe(true)
})

it.each([
  'pointercancel',
  'scrollend',
])('the event %s ends the gallery’s own scrolling, so that the next scroll position counts', (type) => {
  const { track, moveTo, picture, isCurrent } = aGallery()
  fireEvent.click(picture(3))
  moveTo(290)
  fireEvent(track, new Event(type, { bubbles: true }))
  moveTo(310)
  expect(isCurrent(2)).toBe(true)
})

it('the gallery follows a swipe, and ignores a scroll event after it was removed', () => {
  const { container, redraw } = renderInShop(<Gallery name="Mug" media={media} width={300} loadZoom={loadZoom} />)
  const track = container.querySelector('.track') as HTMLElement
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  Object.defineProperty(track, 'scrollLeft', { value: 300 })
  fireEvent.scroll(track)
  expect(screen.getByRole('button', { name: /2 of 2/ }).getAttribute('aria-current')).toBe('true')

  const failed = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', failed)
  redraw(<p>Closed</p>)
  fireEvent.scroll(track)
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})

describe('enlarged view', () => {
  const video: MediaView = { kind: 'video', id: 'film', sources: [] } as never
  const enlarge = async (...all: MediaView[]) => {
    renderInShop(<Gallery name="Mug" media={all} width={300} loadZoom={loadZoom} />)
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge: one' }))
    const dialog = await screen.findByRole('dialog', { hidden: true })
    return within(dialog)
  }
  const shown = () => screen.getByRole('dialog', { hidden: true }).querySelector('img')?.alt

  it('steps from picture to picture in both directions and leaves out the videos', async () => {
    const [one, two] = picturesOf('one', 'two') as [MediaView, MediaView]
    const { getByRole } = await enlarge(one, video, two)
    const step = (name: string) => fireEvent.click(getByRole('button', { name, hidden: true }))
    step('Next picture')
    expect(shown()).toBe('two')
    step('Next picture')
    expect(shown()).toBe('one')
    step('Previous picture')
    expect(shown()).toBe('two')
  })

  it('offers no steps when the other media are videos', async () => {
    const { queryByRole } = await enlarge(...picturesOf('one'), video)
    expect(queryByRole('button', { name: 'Next picture', hidden: true })).toBeNull()
  })
})
