/** Which language an element speaks. English is here; the others, and what knows them, are fetched by the pages that need them. */
import type { Texts } from '../i18n/catalogue'
import { normalizeLocale } from '../i18n/format'
import type { PageConfig } from './config'

export interface Language {
  /** BCP 47, of the texts: what is drawn says so. */
  lang: string
  rtl?: boolean
  /** Absent: English. */
  texts?: Texts
}

export interface Speaker {
  languageOf(locale: string): Language
  /**
   * Fetches what is said in the part of this name; whoever is drawn is drawn again once it is here. Undefined when there is nothing to
   * wait for; else it settles with it, or when the wait gets too long. Never rejects.
   */
  learn(name: string, locale: string): Promise<unknown> | undefined
}

export const ENGLISH: Language = { lang: 'en' }

/** The nearest `lang` counts where the author asks for no language. @param asked the attribute of the element */
export const localeFor = ({ locale }: PageConfig, host: Element, asked?: string | null): string =>
  normalizeLocale(
    asked?.trim() ||
      (locale === 'auto' ? host.closest('[lang]:not([lang=""])')?.getAttribute('lang') || navigator.language : locale),
  )
