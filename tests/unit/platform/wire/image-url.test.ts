import { describe, expect, it } from 'vitest'
import { imageSrcSet, imageUrl } from '../../../../src/platform/wire/image-url'

const SHIRT = { id: '22e53e_abc~mv2.jpg', width: 1600, height: 1200 }
const scaled = (size: string, quality = 80, id = SHIRT.id) =>
  `https://static.wixstatic.com/media/${id}/v1/fill/${size},al_c,q_${quality},usm_0.66_1.00_0.01,enc_auto/${id}`

describe('imageUrl', () => {
  it('imageUrl fills the box by default', () => {
    expect(imageUrl(SHIRT, { width: 300, height: 200 })).toBe(scaled('w_300,h_200'))
  })

  it('imageUrl fits landscape and portrait images into the box', () => {
    expect(imageUrl(SHIRT, { width: 300, height: 200, mode: 'fit' })).toBe(scaled('w_267,h_200'))
    expect(imageUrl({ ...SHIRT, width: 1200, height: 1600 }, { width: 300, height: 200, mode: 'fit' })).toBe(
      scaled('w_150,h_200'),
    )
  })

  it('imageUrl scales by the density and never beyond the size of the original', () => {
    expect(imageUrl(SHIRT, { width: 300, height: 200, density: 2 })).toBe(scaled('w_600,h_400'))
    expect(imageUrl(SHIRT, { width: 3200, height: 1200 })).toBe(scaled('w_1600,h_600'))
    expect(imageUrl(SHIRT, { width: 4000, height: 4000, mode: 'fit' })).toBe(scaled('w_1600,h_1200'))
  })

  it('imageUrl uses the given quality and a size of at least one pixel', () => {
    expect(imageUrl(SHIRT, { width: 300, height: 200, quality: 55 })).toBe(scaled('w_300,h_200', 55))
    expect(imageUrl(SHIRT, { width: 0.2, height: 0.2 })).toBe(scaled('w_1,h_1'))
  })

  it.each([
    ['a scaled image', '/v1/fill/w_300,h_200,al_c,q_80/file.jpg'],
    ['an unscaled image', ''],
    ['an image with a query', '?token=1/2'],
    ['an image with a fragment', '#x'],
  ])('imageUrl finds the id in the URL of %s', (_, rest) => {
    const url = `https://static.wixstatic.com/media/a~mv2.jpg${rest}`
    expect(imageUrl({ url }, { width: 100, height: 100 })).toBe(scaled('w_100,h_100', 80, 'a~mv2.jpg'))
  })

  it('imageUrl prefers the id of an image to its URL', () => {
    expect(imageUrl({ ...SHIRT, url: 'https://static.wixstatic.com/media/x.jpg' }, { width: 300, height: 200 })).toBe(
      scaled('w_300,h_200'),
    )
  })

  it.each([
    ['of another server', { url: 'https://cdn.example/x.png' }, 'https://cdn.example/x.png'],
    [
      'of a server with a similar name',
      { url: 'https://static.wixstatic.com.example/media/a.jpg' },
      'https://static.wixstatic.com.example/media/a.jpg',
    ],
    ['of a drawing', { ...SHIRT, id: 'a.svg' }, 'https://static.wixstatic.com/media/a.svg'],
    ['of an animation', { ...SHIRT, id: 'a.gif' }, 'https://static.wixstatic.com/media/a.gif'],
  ])('the URL of an image %s is not scaled', (_, image, url) => {
    expect(imageUrl(image, { width: 10, height: 10 })).toBe(url)
  })

  it('imageUrl does not fit an image of unknown size, and returns undefined without id and URL', () => {
    expect(imageUrl({ id: 'a.jpg' }, { width: 10, height: 10, mode: 'fit' })).toBe('https://static.wixstatic.com/media/a.jpg')
    expect(imageUrl({}, { width: 10, height: 10 })).toBeUndefined()
  })
})

describe('imageSrcSet', () => {
  it('imageSrcSet lists each density up to the size of the original, or returns undefined', () => {
    expect(imageSrcSet(SHIRT, { width: 600, height: 400 })).toBe(
      `${scaled('w_600,h_400')} 1x, ${scaled('w_1200,h_800')} 2x, ${scaled('w_1600,h_1067')} 3x`,
    )
    expect(imageSrcSet(SHIRT, { width: 1600, height: 1200 })).toBeUndefined()
    expect(imageSrcSet({ url: 'https://cdn.example/x.png' }, { width: 10, height: 10 })).toBeUndefined()
  })
})
