/** Attributes as properties. */
import type { Page } from '../page/page'
import { loadShopParts } from './chunks'
import { toAttribute } from './config'

/** The others are text. Flags in the first pair of brackets, then numbers; a test compares them with the manifest. */
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
      // A product's data is taken by its id.
      set(value) {
        const text = value?.id ?? value
        if (text === null || text === undefined || text === false) this.removeAttribute(attribute)
        else if (typeof text !== 'object') this.setAttribute(attribute, text === true ? '' : text)
        loadShopParts().then(
          ({ takeProperty }) => takeProperty(page, this, name, value),
          () => {}, // `start` rejects with the same failure
        )
      },
    }
    Object.defineProperty(prototype, name, property)
  }
}

/** What a script has set before the element was upgraded hides the properties of its class. */
export function adoptProperties(element: object, names: readonly string[]): void {
  const own = element as Record<string, unknown>
  for (const name of Object.keys(own))
    if (names.includes(name)) {
      const value = own[name]
      delete own[name]
      own[name] = value
    }
}
