import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchPolicy } from '../../../src/embed/policy'

const API = 'https://api.example'
const told = vi.spyOn(console, 'error').mockImplementation(() => {})
let life = new AbortController()

function refuse(blockedURI: string, more: object = {}, at: EventTarget = document): void {
  const facts = { blockedURI, effectiveDirective: 'media-src', disposition: 'enforce', ...more }
  at.dispatchEvent(Object.assign(new Event('securitypolicyviolation', { bubbles: true, composed: true }), facts))
}

function watch(): void {
  life = new AbortController()
  watchPolicy(document, API, life)
}

afterEach(() => {
  life.abort()
  told.mockClear()
  document.body.replaceChildren()
})

describe('what the page’s policy refuses', () => {
  it('is told with its directive: a film by its address, because no engine says whose it is', () => {
    watch()
    refuse('https://video.wixstatic.com/video/1/file')
    expect(told.mock.calls.join()).toContain('media-src https://video.wixstatic.com')
  })

  it('is told of a picture by the element that shows it', () => {
    watch()
    const host = document.body.appendChild(document.createElement('cartlet-product'))
    refuse('https://pictures.example/1.jpg', { effectiveDirective: 'img-src' }, host)
    expect(told.mock.calls.join()).toContain('img-src https://pictures.example')
  })

  it('is not told where it is the page’s own, or where the policy only reports', () => {
    watch()
    refuse('https://films.example/1')
    refuse('https://notwixstatic.com/1')
    refuse('https://static.wixstatic.com/1', { disposition: 'report' })
    life.abort()
    refuse('https://static.wixstatic.com/1')
    expect(told).not.toHaveBeenCalled()
  })
})
