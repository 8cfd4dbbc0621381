import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchPolicy } from '../../../../src/embed/report/csp'

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

describe('watchPolicy', () => {
  it('reports the directive that blocked an image inside a Cartlet element', () => {
    watch()
    const host = document.body.appendChild(document.createElement('cartlet-product'))
    refuse('https://pictures.example/1.jpg', { effectiveDirective: 'img-src' }, host)
    expect(told.mock.calls.join()).toContain('img-src https://pictures.example')
  })

  it("reports nothing for the page's own content, for report-only policies or after the page's life has ended", () => {
    watch()
    refuse('https://films.example/1')
    refuse(`${API}/1`, { disposition: 'report' })
    life.abort()
    refuse(`${API}/1`)
    expect(told).not.toHaveBeenCalled()
  })
})
