/** Words that only programmers know: owners do not meet them on their way to a sale. docs/glossary.md explains each. */
export const HARD_WORDS = ['npm', 'registry', 'CORS', 'nonce', 'origin', 'import map', 'brotli', 'shadow root']

export const hardWordsIn = (text: string): string[] => HARD_WORDS.filter((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
