import { describe, expect, it } from 'vitest'
import type { MediaValue } from '../../../../src/platform/wire/media'
import { parseMediaUri, toMediaUri } from '../../../../src/platform/wire/media-uri'

const SAME: [name: string, uri: string, value: MediaValue][] = [
  [
    'a picture',
    'wix:image://v1/22e_a~mv2.jpg/file%20name%20(1).png#originWidth=800&originHeight=1000',
    { kind: 'image', id: '22e_a~mv2.jpg', filename: 'file name (1).png', alt: 'file name (1).png', width: 800, height: 1000 },
  ],
  ['a picture of unknown size', 'wix:image://v1/a.jpg', { kind: 'image', id: 'a.jpg' }],
  [
    'a video',
    'wix:video://v1/11062b_5d/clip%201.mp4#posterUri=p.jpg&posterWidth=1920&posterHeight=1080',
    { kind: 'video', id: '11062b_5d', filename: 'clip 1.mp4', posters: [{ id: 'p.jpg', width: 1920, height: 1080 }] },
  ],
  ['a video without a poster', 'wix:video://v1/v1', { kind: 'video', id: 'v1' }],
  [
    'a sound',
    'wix:audio://v1/a.mp3/song%201.mp3#duration=12.5',
    { kind: 'audio', id: 'a.mp3', filename: 'song 1.mp3', duration: 12.5 },
  ],
  ['a document', 'wix:document://v1/d.pdf/my%20doc.pdf', { kind: 'document', id: 'd.pdf', filename: 'my doc.pdf' }],
]

describe('media URIs', () => {
  it.each(SAME)('parses and writes the media URI of %s', (_, uri, value) => {
    expect(parseMediaUri(uri)).toEqual(value)
    expect(toMediaUri(value)).toBe(uri)
  })

  it('parses media URIs of the older form', () => {
    expect(parseMediaUri('image://v1/abc.png/x.png#originWidth=1&originHeight=2')).toMatchObject({ id: 'abc.png', width: 1 })
    expect(parseMediaUri('wix:document://v1/ugd/abc_1.pdf/my%20doc.pdf')).toMatchObject({ id: 'abc_1.pdf' })
  })

  it('leaves out unknown sizes, and "undefined" in a media URI', () => {
    expect(parseMediaUri('wix:image://v1/a.jpg#originWidth=undefined&originHeight=undefined')).toEqual({
      kind: 'image',
      id: 'a.jpg',
    })
    expect(toMediaUri({ kind: 'image', id: 'a.jpg', width: 3 })).toBe('wix:image://v1/a.jpg')
  })

  it('keeps a file name that cannot be decoded', () => {
    expect(parseMediaUri('wix:image://v1/abc.jpg/%E0%A4%A#originWidth=1&originHeight=1')).toMatchObject({ filename: '%E0%A4%A' })
  })

  it('toMediaUri returns the URL of media without an id, and undefined without both', () => {
    expect(toMediaUri({ kind: 'image', url: 'https://cdn.example/x.png' })).toBe('https://cdn.example/x.png')
    expect(toMediaUri({ kind: 'video' })).toBeUndefined()
  })

  it('toMediaUri writes the second of two posters, or the thumbnail, and finds the id in its URL', () => {
    const posters = [{ id: 'one.jpg' }, { url: 'https://static.example/media/two.jpg', width: 4, height: 3 }]
    expect(toMediaUri({ kind: 'video', id: 'v', posters })).toBe(
      'wix:video://v1/v#posterUri=two.jpg&posterWidth=4&posterHeight=3',
    )
    expect(toMediaUri({ kind: 'video', id: 'v', thumbnail: { id: 't.jpg', width: 1, height: 2 } })).toBe(
      'wix:video://v1/v#posterUri=t.jpg&posterWidth=1&posterHeight=2',
    )
  })

  it.each([
    'https://cdn.example/x.png',
    'not a url',
    '',
    'wix:image://v1/',
    'wix:shape://v1/a',
    null,
    7,
    {},
  ])('parseMediaUri returns null for %j', (text) => {
    expect(parseMediaUri(text)).toBeNull()
  })
})
