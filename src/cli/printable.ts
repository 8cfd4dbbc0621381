/**
 * Text for a terminal. What a command prints has been read from pages and shops, and a terminal obeys control characters: with escape sequences a
 * page could change the clipboard of its reader, or what earlier lines say.
 */

const escapeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** C0 and C1 controls and DEL, all but the line feed and the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g
/** Also line breaks of any kind, and what turns the direction of a line around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const NOT_IN_A_LINE = /[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g

/** Several lines of our own, with values inside. The escapes are those of JSON, which stays the same data. */
export const printable = (text: string): string => text.replace(CONTROLS, escapeOf)

/** One value, or one sentence with values inside: it stays on its line. */
export const printableLine = (text: string): string => text.replace(NOT_IN_A_LINE, escapeOf)
