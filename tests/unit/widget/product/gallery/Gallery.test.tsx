import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { MediaView } from '../../../../../src/store/catalog/product-details'
import { Gallery } from '../../../../../src/widget/product/gallery/Gallery'
import { GalleryZoom } from '../../../../../src/widget/product/gallery/GalleryZoom'
import { renderInShop } from '../../../../support/pages/render'

const media: MediaView[] = ['one', 'two'].map((id) => ({
  kind: 'image',
  id,
  title: id,
  picture: { url: `https://pictures.example/${id}.jpg`, alt: id },
}))

const loadZoom = async () => ({ GalleryZoom })

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
