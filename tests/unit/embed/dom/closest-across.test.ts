import { afterEach, describe, expect, it } from 'vitest'
import { closestAcross } from '../../../../src/embed/dom/closest-across'
import { localeFor } from '../../../../src/embed/page/language'

afterEach(() => document.body.replaceChildren())

/** An element of ours in two page components, one in the other. */
function within(html: string): HTMLElement {
  document.body.innerHTML = `${html}<x-outer></x-outer>`
  const outer = document.querySelector('x-outer') as Element
  const middle = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('x-middle'))
  return middle.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
}

describe('closestAcross', () => {
  // hazard 104
  it('finds an ancestor outside of the shadow roots around an element, and the nearest one first', () => {
    const element = within('')
    document.body.lang = 'ar'
    expect(closestAcross(element, '[lang]')).toBe(document.body)
    const host = (element.getRootNode() as ShadowRoot).host
    host.setAttribute('lang', 'de')
    expect(closestAcross(element, '[lang]')).toBe(host)
    expect(localeFor({ locale: 'auto' }, element)).toBe('de')
    expect(closestAcross(element, 'article')).toBeNull()
    document.body.removeAttribute('lang')
  })

  it('ends at the document, whatever the elements in it are called', () => {
    expect(closestAcross(within('<img name="host"><img name="nodeType">'), 'article')).toBeNull()
  })
})
