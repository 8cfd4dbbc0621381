/** The choice of a language for a language tag. */
import { LANGUAGES } from './compiled/languages'

export type LanguageName = keyof typeof LANGUAGES

const likely = (tag: string) => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}

/**
 * Returns the same language in the same script, for any country: `pt-PT` gets Brazilian Portuguese, but `zh-TW` and `zh-HK` do
 * not get simplified Chinese. Undefined means English.
 * @param tag BCP 47, canonical
 */
export function languageFor(tag: string): LanguageName | undefined {
  try {
    const wanted = likely(tag)
    return (Object.keys(LANGUAGES) as LanguageName[]).find((name) => likely(name) === wanted)
  } catch {
    // Without `Intl.Locale`: by the text of the tag, if that is unambiguous.
    const [name = ''] = tag.split('-')
    return (Object.keys(LANGUAGES) as LanguageName[]).find((one) => one === tag || one === name || one === `${name}-BR`)
  }
}

/** For the built-in languages, and others for which a page may configure messages. */
export const isRightToLeft = (lang: string): boolean => /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/.test(lang)
