// @vitest-environment happy-dom
/** Frameworks treat names beginning with `on` as listeners: `after-add` is an attribute in all of them. */
import { h as preactElement, render as renderPreact } from 'preact'
import { act, createElement as reactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'

const host = document.createElement('div')
const attribute = (name: string) => host.querySelector('on-add-probe')?.getAttribute(name)

describe('after-add', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('after-add works as an attribute in Preact, which drops on-add', () => {
    renderPreact(preactElement('on-add-probe', { 'on-add': 'toast', 'after-add': 'toast' }), host)
    expect([attribute('on-add'), attribute('after-add')]).toEqual([null, 'toast'])
    renderPreact(null, host)
  })

  it('after-add works as an attribute in React, as on-add does', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const root = createRoot(host)
    await act(() => root.render(reactElement('on-add-probe', { 'on-add': 'toast', 'after-add': 'toast' })))
    expect([attribute('on-add'), attribute('after-add')]).toEqual(['toast', 'toast'])
    await act(() => root.unmount())
  })
})
