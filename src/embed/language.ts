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
  /** More of it is on its way: settles when it is here and everything has been drawn with it, or when the wait gets too long. Never rejects. */
  pending?: Promise<unknown>
}

/** @param name of what is drawn: fetches what is said there, and draws it once it is here */
export type Speak = (name: string, locale: string) => Language

export const speakEnglish: Speak = () => ({ lang: 'en' })

/** The nearest `lang` counts where the author asks for no language. @param asked the attribute of the element */
export const localeFor = ({ locale }: PageConfig, host: Element, asked?: string | null): string =>
  normalizeLocale(asked || (locale === 'auto' ? host.closest<HTMLElement>('[lang]')?.lang || navigator.language : locale))
