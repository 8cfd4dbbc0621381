/**
 * The files of `src/i18n/languages` have the form of ARB (Application Resource Bundle): ICU messages, and beside a message
 * `@key` with remarks.
 */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What stands in for a value. Described in the English file, in the order of the function's parameters. */
export interface Placeholder {
  /** Several words with ` | ` between them: one of these. */
  type: 'String' | 'num' | 'bool' | `${string} | ${string}`
  optional?: true
  /** As good as absent unless it is more than this other value. */
  moreThan?: string
}

export type Placeholders = Readonly<Record<string, Placeholder>>

/** Beside a text, under `@key`; in the English file also above a group. */
export interface Remark {
  description?: string
  placeholders?: Placeholders
  /** The text is the same as in English. */
  sameAsEnglish?: true
}

export type LanguageFile = Readonly<Record<string, string | Remark>>

export interface Message {
  text: string
  parts: MessageFormatElement[]
  remark: Remark
}

/** By key: `cart.undoName`. */
export type MessageMap = ReadonlyMap<string, Message>
