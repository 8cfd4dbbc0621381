import { describe, expect, it } from 'vitest'
import type { MediaItemV1, ProductV1 } from '../../../../../src/platform/catalog/v1/v1-model'
import { toDetailsV1 } from '../../../../../src/store/catalog/v1/v1-details'
import { aWireProduct } from '../../../../support/fixtures/wire-bodies'

const details = (more: object = {}) => toDetailsV1({ ...aWireProduct(), ...more } as ProductV1)
const url = 'https://files.example/one'
const item = (mediaType: string, more: object = {}) =>
  ({ id: mediaType, title: `One ${mediaType}`, mediaType, ...more }) as unknown as MediaItemV1
const mediaOf = (...items: MediaItemV1[]) => details({ media: { mainMedia: items[0], items } }).media

describe('the details of a product of catalog version 1', () => {
  it.each([
    ['audio', 'audio'],
    ['document', 'document'],
    ['zip', 'document'],
  ])('a file of type %s is shown as %s', (type, kind) => {
    expect(mediaOf(item(type, { video: { files: [{ url }] } }))).toEqual([
      { id: type, title: `One ${type}`, thumbnail: undefined, kind, url },
    ])
    expect(mediaOf(item(type, { image: { url } }))).toMatchObject([{ kind, url }])
  })

  it('a file or a video without an address is left out', () => {
    expect(mediaOf(item('audio'), item('video'))).toEqual([])
  })

  it('a video has its sources and its picture', () => {
    const files = [{ url, format: 'mp4', width: 640, height: 360 }]
    expect(mediaOf(item('video', { video: { files }, thumbnail: { url: `${url}.jpg` } }))).toMatchObject([
      { kind: 'video', sources: files, poster: { url: `${url}.jpg` } },
    ])
  })

  it('a medium of an unknown type is shown as its picture', () => {
    expect(mediaOf(item('hologram', { image: { url, width: 10, height: 20 } }))).toMatchObject([
      { kind: 'image', picture: { url } },
    ])
  })

  it('the main medium comes first, and once', () => {
    const [first, second] = [item('a', { image: { url: `${url}/a` } }), item('b', { image: { url: `${url}/b` } })]
    expect(details({ media: { mainMedia: second, items: [first, second] } }).media.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(details({ media: { mainMedia: second, items: [first] } }).media.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('the weight is a range, or one number twice, or unknown', () => {
    expect(details({ weight: 2, weightRange: { minValue: 1, maxValue: 3 } }).weight).toEqual({ min: 1, max: 3 })
    expect(details({ weight: 2, weightRange: null }).weight).toEqual({ min: 2, max: 2 })
    expect(details({ weight: 0, weightRange: null }).weight).toBeUndefined()
  })

  it('a description without words is none', () => {
    expect(details({ description: '' }).description).toBeUndefined()
    expect(details({ description: '<p>Blue</p>' }).description).toEqual({ html: '<p>Blue</p>' })
  })
})
