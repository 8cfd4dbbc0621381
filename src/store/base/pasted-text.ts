/** Comes with what is copied from messages, tables and text processors, and is unseen in every field and editor. */
export const INVISIBLE = /\p{Cf}/gu

/** A code, an e-mail address or an id, as it was meant. Not for names and messages: some languages write with invisible characters. */
export const pastedText = (text: string): string => text.replace(INVISIBLE, '').trim()
