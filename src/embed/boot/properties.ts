/** Properties that reflect attributes. */
import type { Page } from '../page/page'
import { toAttribute } from '../settings/config'

/**
 * All other properties are text. The first group has the flags, the second the numbers; a test compares them with the manifest.
 */
const TYPED = /^(seo|hideWhenEmpty|account)$|^(quantity|limit|rows|columns)$/

export function defineProperties(prototype: HTMLElement, names: readonly string[], page: Page): void {
  for (const name of names) {
    const attribute = toAttribute(name)
    const [typed, flag] = TYPED.exec(name) ?? []
    const property: PropertyDescriptor & ThisType<HTMLElement> = {
      get() {
        const text = this.getAttribute(attribute)
        if (flag) return (text ?? 'false') !== 'false'
        return typed && text ? Number(text) : text
      },
      // A product object is reflected as its id.
      set(value) {
        const text = value?.id ?? value
        if (text === null || text === undefined || text === false) this.removeAttribute(attribute)
        else if (typeof text !== 'object') this.setAttribute(attribute, text === true ? '' : text)
        page.loadShop().then(
          ({ takeProperty }) => takeProperty(page, this, name, value),
          () => {}, // `start` rejects with the same failure
        )
      },
    }
    Object.defineProperty(prototype, name, property)
  }
}

/** Properties set before the element was upgraded hide those of its class: sets them again through the class. */
export function adoptProperties(element: object, names: readonly string[]): void {
  const own = element as Record<string, unknown>
  for (const name of Object.keys(own))
    if (names.includes(name)) {
      const value = own[name]
      delete own[name]
      own[name] = value
    }
}
