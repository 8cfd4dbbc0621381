/** The languages there are besides English, and which of them serves a reader of another tag. */
import type { LanguageModule } from './catalogue'

export const LANGUAGES = {
  ar: () => import('./ar/ar.chunk'),
  de: () => import('./de/de.chunk'),
  es: () => import('./es/es.chunk'),
  fr: () => import('./fr/fr.chunk'),
  he: () => import('./he/he.chunk'),
  it: () => import('./it/it.chunk'),
  ja: () => import('./ja/ja.chunk'),
  nl: () => import('./nl/nl.chunk'),
  pl: () => import('./pl/pl.chunk'),
  'pt-BR': () => import('./pt-BR/pt-BR.chunk'),
  'zh-CN': () => import('./zh-CN/zh-CN.chunk'),
} satisfies Record<string, () => Promise<LanguageModule>>

export type LanguageName = keyof typeof LANGUAGES

const likely = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * Of the same language in the same script, whatever the country: Portugal reads Brazilian, Taiwan and Hong Kong do not read simplified
 * Chinese. Undefined means English.
 * @param tag BCP 47, canonical
 */
export function languageFor(tag: string): LanguageName | undefined {
  try {
    const wanted = likely(tag)
    return (Object.keys(LANGUAGES) as LanguageName[]).find((name) => likely(name) === wanted)
  } catch {
    // A browser or a page without `Intl.Locale`: by the letters, where they leave no doubt.
    const [name = ''] = tag.split('-')
    return (Object.keys(LANGUAGES) as LanguageName[]).find((one) => one === tag || one === name || one === `${name}-BR`)
  }
}

/** Ours, and those that a page may bring words for. */
export const isRightToLeft = (lang: string): boolean => /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/.test(lang)
