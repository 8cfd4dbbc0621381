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

describe('what the page’s policy refuses', () => {
  it('is told of a picture by the element that shows it', () => {
    watch()
    const host = document.body.appendChild(document.createElement('cartlet-product'))
    refuse('https://pictures.example/1.jpg', { effectiveDirective: 'img-src' }, host)
    expect(told.mock.calls.join()).toContain('img-src https://pictures.example')
  })

  it('is not told where it is the page’s own, or where the policy only reports', () => {
    watch()
    refuse('https://films.example/1')
    refuse(`${API}/1`, { disposition: 'report' })
    life.abort()
    refuse(`${API}/1`)
    expect(told).not.toHaveBeenCalled()
  })
})
