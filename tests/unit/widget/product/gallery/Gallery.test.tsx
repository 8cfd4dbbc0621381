import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { MediaView } from '../../../../../src/store/catalog/product-details'
import { Gallery } from '../../../../../src/widget/product/gallery/Gallery'
import { GalleryZoom } from '../../../../../src/widget/product/gallery/GalleryZoom'
import { renderInShop } from '../../../../support/pages/render'

const picturesOf = (...ids: string[]): MediaView[] =>
  ids.map((id) => ({ kind: 'image', id, title: id, picture: { url: `https://pictures.example/${id}.jpg`, alt: id } }))
const media = picturesOf('one', 'two')

const loadZoom = async () => ({ GalleryZoom })

it('an arrow counts from the picture that the gallery is moving to, not from those that pass by', () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  moveTo(290)
  expect(screen.getByRole('button', { name: 'Picture 3 of 3' }).getAttribute('aria-current')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' }).getAttribute('aria-current')).toBe('true')
  // There, and then moved by the visitor's finger.
  moveTo(300)
  moveTo(10)
  expect(screen.getByRole('button', { name: 'Picture 1 of 3' }).getAttribute('aria-current')).toBe('true')
})

it('a swipe takes over from a movement that has not ended', () => {
  const { container } = renderInShop(
    <Gallery name="Mug" media={picturesOf('one', 'two', 'three')} width={300} loadZoom={loadZoom} />,
  )
  const track = container.querySelector('.track') as HTMLElement
  Object.defineProperty(track, 'clientWidth', { value: 300 })
  Object.defineProperty(track, 'scrollLeft', { value: 300 })
  track.scrollTo = () => {}
  fireEvent.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  fireEvent.pointerCancel(track)
  fireEvent.scroll(track)
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' }).getAttribute('aria-current')).toBe('true')
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
