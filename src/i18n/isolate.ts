/**
 * Isolates names and prices inside right-to-left sentences: otherwise `€24.00` after an Arabic word is displayed as `24.00€`, and
 * a Latin name takes the punctuation next to it along. The isolation characters are invisible, and screen readers skip them.
 */

const [START, END] = ['\u2068', '\u2069']
/** Values by which a message chooses its words, and the empty text, are not isolated. */
const OWN_NAMES = /^(day|week|month|year|unknown|KG|LB)?$/

const apart = (value: unknown) => (typeof value === 'string' && !OWN_NAMES.test(value) ? `${START}${value}${END}` : value)

/** Returns the same messages with every inserted value isolated. */
export const isolate = <T extends object>(messages: T): T =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]: [string, unknown]) => {
      if (typeof text === 'function') return [name, (...values: unknown[]) => text(...values.map(apart)) as unknown]
      return [name, typeof text === 'object' && text !== null ? isolate(text) : text]
    }),
  ) as T
