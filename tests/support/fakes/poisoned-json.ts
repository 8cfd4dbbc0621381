/** A page whose scripts hung a `toJSON` on what everything inherits from, as Prototype.js did on arrays. */

const POISONED = [Array.prototype, Object.prototype, Date.prototype, String.prototype] as { toJSON?: unknown }[]
const dateToJson = Object.getOwnPropertyDescriptor(Date.prototype, 'toJSON') as PropertyDescriptor

/** Every prototype gets a `toJSON` while `act` runs; restored before anything is asserted. */
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
