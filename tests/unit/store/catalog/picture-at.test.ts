import { describe, expect, it } from 'vitest'
import { blurOf, pictureAt } from '../../../../src/store/catalog/picture-at'

const MEDIA = 'https://static.wixstatic.com/media'
const mug = { url: `${MEDIA}/mug.jpg`, alt: 'A mug', width: 900, height: 600 }
const elsewhere = { url: 'https://pictures.example/mug.jpg', alt: 'A mug' }

describe('a picture at the size in which it is shown', () => {
  it('it is cropped to its box, for both densities', () => {
    const { src, srcSet } = pictureAt(mug, 200, 100)
    expect(src).toContain('/v1/fill/w_200,h_100,')
    expect(srcSet?.split(', ').map((entry) => entry.replace(/^.*(w_\d+,h_\d+),.* /, '$1 '))).toEqual([
      'w_200,h_100 1x',
      'w_400,h_200 2x',
    ])
  })

  it('it is shown whole where it must not be cropped', () => {
    expect(pictureAt(mug, 300, 300, 'fit').src).toContain('/v1/fill/w_300,h_200,')
  })

  it('a picture of another server keeps its address, whatever its id', () => {
    expect(pictureAt({ ...elsewhere, id: 'mug.jpg' }, 200, 100)).toEqual({ src: elsewhere.url, srcSet: undefined })
  })

  it('a tiny version is blurred while the picture loads, if the server can scale it', () => {
    expect(blurOf(mug)).toContain('/v1/fill/w_24,h_16,')
    expect(blurOf(elsewhere)).toBeUndefined()
    expect(blurOf({ ...mug, width: undefined, height: undefined })).toBeUndefined()
  })
})
