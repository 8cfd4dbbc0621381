import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Photo } from '../../../src/widget/Photo'
import { renderInShop } from '../../support/pages/render'

const SRC = 'https://shop.example/mug.jpg'

describe('Photo', () => {
  it('shows the picture of the shop', () => {
    renderInShop(<Photo src={SRC} alt="A blue mug" className="picture" />)
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'A blue mug' }).src).toBe(SRC)
  })

  it('a quiet sign stands in place of no picture, and screen readers skip it', () => {
    renderInShop(<Photo alt="" className="picture" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(document.querySelector('.no-picture.picture')).not.toBeNull()
  })

  it('the sign takes the place of a picture that does not come', () => {
    renderInShop(<Photo src={SRC} alt="A blue mug" className="picture" />)
    fireEvent.error(screen.getByRole('img'))
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('.no-picture.picture')).not.toBeNull()
  })

  it('tries another picture of the same place', () => {
    const { redraw } = renderInShop(<Photo src={SRC} alt="A mug" />)
    fireEvent.error(screen.getByRole('img'))
    redraw(<Photo src={`${SRC}?2`} alt="A mug" />)
    expect(document.querySelector('img')?.src).toBe(`${SRC}?2`)
  })
})
