/** Attributes as properties. */
import { loadShopParts } from './chunks'
import { toAttribute } from './config'

/** The others are text. Flags in the first pair of brackets, then numbers; a test compares them with the manifest. */
const TYPED = /^(seo|hideWhenEmpty|account)$|^(quantity|limit|rows|columns)$/

export function defineProperties(prototype: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const attribute = toAttribute(name)
    const [typed, flag] = TYPED.exec(name) ?? []
    const property: PropertyDescriptor & ThisType<HTMLElement> = {
      get() {
        const text = this.getAttribute(attribute)
        if (flag) return (text ?? 'false') !== 'false'
        return typed && text ? Number(text) : text
      },
      set(value) {
        if (value === null || value === undefined || value === false) this.removeAttribute(attribute)
        else if (typeof value !== 'object') this.setAttribute(attribute, value === true ? '' : value)
        loadShopParts().then(
          ({ checkProperty }) => checkProperty(this, name, value),
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
