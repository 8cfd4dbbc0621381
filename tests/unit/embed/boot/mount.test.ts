/** Mounting in environments that lack parts of a browser, as those of unit tests do. */
import { afterEach, expect, it, vi } from 'vitest'
import { mountEmbed } from '../../../../src/embed/boot/mount'
import { sharedShops } from '../../../../src/embed/page/shared-shops'
import { readConfig } from '../../../../src/embed/settings/config'
import { createPage } from '../../../../src/embed/start/create-page'
import { BUY_BUTTON } from '../../../../src/embed/start/element-kinds'
import { createFullPaint } from '../../../../src/embed/theme/theme.chunk'

const { IntersectionObserver, matchMedia } = window
afterEach(() => {
  sharedShops(window).clear()
  Object.assign(window, { IntersectionObserver, matchMedia })
  document.body.replaceChildren()
})

/** A host in a window without IntersectionObserver, as in jsdom: elements are drawn at once. */
function aHost() {
  Object.assign(window, { IntersectionObserver: undefined })
  const page = createPage(
    readConfig({ script: null, globalConfig: { clientId: 'shop', storage: 'memory', theme: 'light' } }, () => {}),
    window,
  )
  const host = document.createElement('div')
  host.textContent = 'Buy the Blue Mug'
  host.setAttribute('product', 'blue-mug')
  document.body.append(host)
  return { page, host }
}

it('an element whose first drawing throws shows the author’s content, and unmounting the rest does not throw', () => {
  const { page, host } = aHost()
  const { closest: real } = HTMLElement.prototype
  const closest = vi.spyOn(host, 'closest').mockImplementation((selector: string) => {
    if (selector === '[dir]') throw new Error('not in this environment')
    return real.call(host, selector)
  })
  expect(() => mountEmbed(host, BUY_BUTTON, page)).toThrow('not in this environment')
  expect(host.shadowRoot?.querySelector('slot')).not.toBeNull()
  expect(host.shadowRoot?.querySelector('.root')).toBeNull()
  closest.mockRestore()
  const again = mountEmbed(host, BUY_BUTTON, page)
  expect(host.shadowRoot?.querySelector('button')).not.toBeNull()
  again.unmount()
  expect(host.shadowRoot?.querySelector('button')).toBeNull()
})

it('colours are computed in a window without matchMedia, and in one whose replacement returns nothing', () => {
  for (const replacement of [undefined, () => undefined]) {
    Object.assign(window, { matchMedia: replacement })
    const { page, host } = aHost()
    host.setAttribute('theme', 'light')
    const container = document.createElement('div')
    host.attachShadow({ mode: 'open' }).append(container)
    const paint = createFullPaint(page, () => false)
    expect(() => paint(host, container)).not.toThrow()
  }
})
