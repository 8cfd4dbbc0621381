// @vitest-environment happy-dom
/** `on-add` in frameworks that treat names beginning with `on` as listeners: the forms that docs/frameworks.md names. */
import { h as preactElement, render as renderPreact } from 'preact'
import { act, createElement as reactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'

class Reflecting extends HTMLElement {
  get onAdd(): string | null {
    return this.getAttribute('on-add')
  }
  set onAdd(value: string | null) {
    this.setAttribute('on-add', `${value}`)
  }
}
customElements.define('on-add-probe', Reflecting)

const host = document.createElement('div')
const attribute = () => host.querySelector('on-add-probe')?.getAttribute('on-add')

describe('on-add', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('on-add works through a ref in Preact, which drops the attribute', () => {
    renderPreact(preactElement('on-add-probe', { 'on-add': 'toast' }), host)
    expect(attribute()).toBeNull()
    renderPreact(null, host)
    const ref = (element: Element | null) => element?.setAttribute('on-add', 'toast')
    renderPreact(preactElement('on-add-probe', { ref }), host)
    expect(attribute()).toBe('toast')
    renderPreact(null, host)
  })

  it('on-add works as an attribute in React', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const root = createRoot(host)
    await act(() => root.render(reactElement('on-add-probe', { 'on-add': 'toast' })))
    expect(attribute()).toBe('toast')
    await act(() => root.unmount())
    vi.unstubAllGlobals()
  })
})
