/** The document, out of reach of elements that are named after its properties: `<img name=body>` in a visitor's comment hides `document.body`. */
export const unclobbered = (document: Document): Document =>
  new Proxy(document, {
    get(target, name) {
      const value: unknown = Reflect.get(Document.prototype, name, target)
      return typeof value === 'function' ? (...values: unknown[]) => Reflect.apply(value, target, values) : value
    },
  })
