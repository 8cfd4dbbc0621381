import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchMediaPolicy } from '../../../../src/embed/report/csp-media'

const told = vi.spyOn(console, 'error').mockImplementation(() => {})
let life = new AbortController()

function refuse(blockedURI: string, more: object = {}, at: EventTarget = document): void {
  const facts = { blockedURI, effectiveDirective: 'media-src', disposition: 'enforce', ...more }
  at.dispatchEvent(Object.assign(new Event('securitypolicyviolation', { bubbles: true, composed: true }), facts))
}

function watch(): void {
  life = new AbortController()
  // Watching twice, as two galleries would, must not do more than watching once.
  const page = { document, life }
  watchMediaPolicy(page)
  watchMediaPolicy(page)
}

afterEach(() => {
  life.abort()
  told.mockClear()
  document.body.replaceChildren()
})

describe('watchMediaPolicy', () => {
  it("reports the directive that blocked a video from the platform's media host", () => {
    watch()
    refuse('https://video.wixstatic.com/video/1/file')
    expect(told.mock.calls.join()).toContain('media-src https://video.wixstatic.com')
  })

  it("reports nothing for the page's own media, for report-only policies or after the page's life has ended", () => {
    watch()
    refuse('https://films.example/1')
    refuse('https://notwixstatic.com/1')
    refuse('https://static.wixstatic.com/1', { disposition: 'report' })
    life.abort()
    refuse('https://static.wixstatic.com/1')
    expect(told).not.toHaveBeenCalled()
  })
})
