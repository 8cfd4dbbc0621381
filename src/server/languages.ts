/** All languages together: a server renders without waiting for chunks, and no visitor downloads them. */

import type { Catalogue, Messages } from '../i18n/catalogue'
import { TRANSLATIONS } from '../i18n/compiled/all-languages'
import { isolate } from '../i18n/isolate'
import { isRightToLeft, type LanguageName, languageFor } from '../i18n/languages'
import { normalizeLocale } from '../i18n/locale'
import { createWords } from '../i18n/words'

export interface ServerLanguage {
  /** BCP 47: how numbers are written. */
  locale: string
  /** BCP 47, of the messages. */
  lang: string
  rtl: boolean
  messages: Messages
}

type LanguageMessages = Pick<ServerLanguage, 'rtl' | 'messages'>

const ENGLISH: LanguageMessages = { rtl: false, messages: (_group, english) => ({ ...english }) }

function createMessages(name: LanguageName, numbers: string): LanguageMessages {
  const words = createWords(numbers)
  const [first, product] = TRANSLATIONS[name]
  const translated: Partial<Catalogue> = { ...first(words), ...product?.(words) }
  const rtl = isRightToLeft(name)
  const messages: Messages = (group, english) => {
    const merged = { ...english, ...translated[group] }
    return rtl ? isolate(merged) : merged
  }
  return { rtl, messages }
}

/** The locale by whose rules `Intl` really writes numbers: visitors may invent `de-XA` and `de-x-1`, and both are `de`. */
function numbersOf(locale: string): string {
  try {
    return new Intl.NumberFormat(locale).resolvedOptions().locale
  } catch {
    return locale
  }
}

/** More than the languages and countries of one site; numbering systems multiply them. */
const MOST = 64
/** By what decides the texts, the one used last at the end. */
const cache = new Map<string, LanguageMessages>()

/** A visitor's request may name the locale: the memory that it takes depends on the languages that exist, not on the names that are sent. */
function messagesIn(name: LanguageName, locale: string): LanguageMessages {
  const numbers = numbersOf(locale)
  const key = `${name} ${numbers}`
  const found = cache.get(key) ?? createMessages(name, numbers)
  cache.delete(key)
  cache.set(key, found)
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST) break
    cache.delete(oldest)
  }
  return found
}

/** The language in which an element is rendered, with its messages; English ones if there is no translation. */
export function languageOf(tag: string): ServerLanguage {
  const locale = normalizeLocale(tag)
  const name = languageFor(locale)
  return name ? { locale, lang: locale, ...messagesIn(name, locale) } : { locale, lang: 'en', ...ENGLISH }
}
