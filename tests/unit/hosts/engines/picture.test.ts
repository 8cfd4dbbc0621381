import { expect, it } from 'vitest'
import { comparePictures, type Picture } from '../../../hosts/engines/picture'

/** A white image with the given number of black pixels. */
function aPicture(black: number, width = 100, height = 50): Picture {
  const data = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < black; pixel += 1) data.fill(0, pixel * 4, pixel * 4 + 3)
  return { width, height, data }
}

it('finds no difference between screenshots that differ in a few pixels', () => {
  expect(comparePictures(aPicture(0), aPicture(0))).toBe('')
  expect(comparePictures(aPicture(0), aPicture(50))).toBe('')
})

it('reports a larger difference as a percentage, and a different size', () => {
  expect(comparePictures(aPicture(0), aPicture(500))).toMatch(/^\d+\.\d % of the cart looks different$/)
  expect(comparePictures(aPicture(0), aPicture(0, 90))).toBe('the cart is 90 × 50 instead of 100 × 50')
})
