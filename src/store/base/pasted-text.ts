/**
 * Comes with what is copied from messages, tables and text processors: what is unseen in every field and editor, and the quotes “, ” and „, which
 * no markup takes for quotes.
 */
export const NOT_MEANT = /[\p{Cf}“-„]/gu

/** A code, an e-mail address or an id, as it was meant. Not for names and messages: some languages write with invisible characters. */
export const pastedText = (text: string): string => text.replace(NOT_MEANT, '').trim()
