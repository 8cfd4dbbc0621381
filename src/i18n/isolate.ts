/**
 * Names and prices inside a sentence that is read from right to left: `€24.00` after an Arabic word is drawn as `24.00€`, and a Latin name
 * takes the punctuation beside it along, unless each is isolated. The marks are invisible, and screen readers skip them.
 */

const [START, END] = ['\u2068', '\u2069']
/** Values by which a message chooses its words, and the empty text: neither is isolated. */
const OWN_NAMES = /^(day|week|month|year|unknown|KG|LB)?$/

const apart = (value: unknown) => (typeof value === 'string' && !OWN_NAMES.test(value) ? `${START}${value}${END}` : value)

/** The same messages with every inserted value isolated. */
export const isolate = <T extends object>(messages: T): T =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]: [string, unknown]) => {
      if (typeof text === 'function') return [name, (...values: unknown[]) => text(...values.map(apart)) as unknown]
      return [name, typeof text === 'object' && text !== null ? isolate(text) : text]
    }),
  ) as T
