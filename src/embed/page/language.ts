/** Which language an element speaks. English is here; the others, and what knows them, are fetched by the pages that need them. */
import type { Messages } from '../../i18n/catalogue'
import { normalizeLocale } from '../../i18n/format'
import type { PageConfig } from '../boot/config'

export interface Language {
  /** BCP 47: money, numbers and dates are written as it does. Absent: as the page's. */
  locale?: string
  /** BCP 47, of the texts: what is drawn says so. */
  lang: string
  rtl?: boolean
  /** Absent: English. */
  messages?: Messages
  /** More of it is on its way: settles when it is here and everything has been drawn with it, or when the wait gets too long. Never rejects. */
  pending?: Promise<unknown>
}

/**
 * How an element says things; in English until its language is here.
 * @param asked the element's own `locale`
 * @param name of what is drawn: what is said there is fetched, and drawn once it is here
 */
export type Speak = (host: Element, asked?: string | null, name?: string) => Language

/** The nearest `lang` counts where the author asks for no language. */
export const localeFor = ({ locale }: Pick<PageConfig, 'locale'>, host: Element, asked?: string | null, _name?: string): string =>
  normalizeLocale(asked || (locale === 'auto' ? host.closest('[lang]')?.getAttribute('lang') || navigator.language : locale))
