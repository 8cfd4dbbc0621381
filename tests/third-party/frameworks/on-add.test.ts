// @vitest-environment happy-dom
/** Vue treats names beginning with `on` as listeners: `after-add` is an attribute. */
import { expect, it, vi } from 'vitest'
import { render as renderVue, h as vueElement } from 'vue'

const host = document.createElement('div')
const attribute = (name: string) => host.querySelector('on-add-probe')?.getAttribute(name)

it('after-add works as an attribute in Vue, which warns about on-add', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderVue(vueElement('on-add-probe', { 'on-add': 'toast' }), host)
  expect(attribute('on-add')).toBeNull()
  expect(`${warn.mock.calls}`).toContain('Wrong type passed as event handler to on-add')
  renderVue(null, host)
  warn.mockClear()
  renderVue(vueElement('on-add-probe', { 'after-add': 'toast' }), host)
  expect(attribute('after-add')).toBe('toast')
  expect(warn).not.toHaveBeenCalled()
  renderVue(null, host)
})
