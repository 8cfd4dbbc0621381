/** The document without named access: `<img name=body>`, say in a visitor's comment, hides `document.body`. */
export const unclobbered = (document: Document): Document =>
  new Proxy(document, {
    get(target, name) {
      const own = Object.getPrototypeOf(target)
      const value: unknown = Reflect.get(name in own ? own : target, name, target)
      return typeof value === 'function' ? (...values: unknown[]) => Reflect.apply(value, target, values) : value
    },
  })
