// @vitest-environment happy-dom
/** `on-add` in Vue, which treats names beginning with `on` as listeners: the form that docs/frameworks.md names. */
import { expect, it, vi } from 'vitest'
import { render as renderVue, h as vueElement } from 'vue'

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

it('on-add works as the property .onAdd in Vue, which warns about the attribute', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderVue(vueElement('on-add-probe', { 'on-add': 'toast' }), host)
  expect(attribute()).toBeNull()
  expect(`${warn.mock.calls}`).toContain('Wrong type passed as event handler to on-add')
  renderVue(null, host)
  renderVue(vueElement('on-add-probe', { '.onAdd': 'toast' }), host)
  expect(attribute()).toBe('toast')
  renderVue(null, host)
})
