import { describe, expect, it } from 'vitest'
import { mediaUrl } from '../../../../src/platform/wire/media-url'

describe('mediaUrl', () => {
  it('mediaUrl returns the URL of a media value, or one made from its id', () => {
    expect(mediaUrl({ kind: 'image', id: 'a', url: 'https://x.example/a' })).toBe('https://x.example/a')
    expect(mediaUrl({ kind: 'image', id: 'a.png' })).toBe('https://static.wixstatic.com/media/a.png')
    expect(mediaUrl({ kind: 'video', id: 'v' })).toBe('https://video.wixstatic.com/video/v/file')
    expect(mediaUrl({ kind: 'audio', id: 'a.mp3' })).toBe('https://static.wixstatic.com/mp3/a.mp3')
    expect(mediaUrl({ kind: 'document', id: 'd.pdf' })).toMatch(/usrfiles\.com\/ugd\/d\.pdf$/)
    expect(mediaUrl({ kind: 'image' })).toBeUndefined()
  })
})
