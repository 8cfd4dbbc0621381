/** All languages together: a server renders without waiting for chunks, and no visitor downloads them. */

import { messages as ar } from '../i18n/ar/ar.chunk'
import { messages as arProduct } from '../i18n/ar/ar-product.chunk'
import type { Catalogue, Messages, Translation } from '../i18n/catalogue'
import { messages as de } from '../i18n/de/de.chunk'
import { messages as deProduct } from '../i18n/de/de-product.chunk'
import { messages as es } from '../i18n/es/es.chunk'
import { messages as esProduct } from '../i18n/es/es-product.chunk'
import { normalizeLocale } from '../i18n/format'
import { messages as fr } from '../i18n/fr/fr.chunk'
import { messages as frProduct } from '../i18n/fr/fr-product.chunk'
import { messages as he } from '../i18n/he/he.chunk'
import { messages as heProduct } from '../i18n/he/he-product.chunk'
import { isolate } from '../i18n/isolate'
import { messages as it } from '../i18n/it/it.chunk'
import { messages as itProduct } from '../i18n/it/it-product.chunk'
import { messages as ja } from '../i18n/ja/ja.chunk'
import { messages as jaProduct } from '../i18n/ja/ja-product.chunk'
import { isRightToLeft, type LanguageName, languageFor } from '../i18n/languages'
import { messages as nl } from '../i18n/nl/nl.chunk'
import { messages as nlProduct } from '../i18n/nl/nl-product.chunk'
import { messages as pl } from '../i18n/pl/pl.chunk'
import { messages as plProduct } from '../i18n/pl/pl-product.chunk'
import { messages as ptBR } from '../i18n/pt-BR/pt-BR.chunk'
import { messages as ptBRProduct } from '../i18n/pt-BR/pt-BR-product.chunk'
import { createWords } from '../i18n/words'
import { messages as zhCN } from '../i18n/zh-CN/zh-CN.chunk'
import { messages as zhCNProduct } from '../i18n/zh-CN/zh-CN-product.chunk'

const TRANSLATIONS: Record<LanguageName, readonly [Translation<'first'>, Translation<'product'>]> = {
  ar: [ar, arProduct],
  de: [de, deProduct],
  es: [es, esProduct],
  fr: [fr, frProduct],
  he: [he, heProduct],
  it: [it, itProduct],
  ja: [ja, jaProduct],
  nl: [nl, nlProduct],
  pl: [pl, plProduct],
  'pt-BR': [ptBR, ptBRProduct],
  'zh-CN': [zhCN, zhCNProduct],
}

export interface ServerLanguage {
  /** BCP 47: how numbers are written. */
  locale: string
  /** BCP 47, of the messages. */
  lang: string
  rtl: boolean
  messages: Messages
}

const known = new Map<string, ServerLanguage>()

function createLanguage(locale: string): ServerLanguage {
  const name = languageFor(locale)
  const words = createWords(locale)
  const [first, product] = name ? TRANSLATIONS[name] : []
  const translated: Partial<Catalogue> = { ...first?.(words), ...product?.(words) }
  const lang = name ? locale : 'en'
  const rtl = isRightToLeft(lang)
  const messages: Messages = (group, english) => {
    const merged = { ...english, ...translated[group] }
    return rtl ? isolate(merged) : merged
  }
  return { locale, lang, rtl, messages }
}

/** The language in which an element is rendered, with its messages; English ones if there is no translation. */
export function languageOf(tag: string): ServerLanguage {
  const locale = normalizeLocale(tag)
  const language = known.get(locale) ?? createLanguage(locale)
  known.set(locale, language)
  return language
}
