/** A page whose scripts have added a `toJSON` to built-in prototypes, as Prototype.js did to arrays. */

const POISONED = [Array.prototype, Object.prototype, Date.prototype, String.prototype] as { toJSON?: unknown }[]
const dateToJson = Object.getOwnPropertyDescriptor(Date.prototype, 'toJSON') as PropertyDescriptor

/** Adds a `toJSON` to these prototypes while `act` runs; they are restored before anything is asserted. */
export function poisoned<T>(act: () => T): T {
  for (const prototype of POISONED)
    Object.defineProperty(prototype, 'toJSON', { value: () => 'poisoned', configurable: true, enumerable: true, writable: true })
  try {
    return act()
  } finally {
    for (const prototype of POISONED) Reflect.deleteProperty(prototype, 'toJSON')
    Object.defineProperty(Date.prototype, 'toJSON', dateToJson)
  }
}
