/** A page on which a script has added properties to `Object.prototype`. */

/**
 * Every object inherits `properties` while `act` runs, until its promise settles; they are removed before anything is asserted.
 */
export async function polluted<T>(properties: Readonly<Record<string, unknown>>, act: () => T | Promise<T>): Promise<T> {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable: true, writable: true })
  try {
    return await act()
  } finally {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(Object.prototype, name)
  }
}
