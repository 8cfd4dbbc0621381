/** The language of an element. English is built in; other languages, and the code that reads them, are fetched when a page needs them. */
import type { Messages } from '../../i18n/catalogue'
import { normalizeLocale } from '../../i18n/format'
import type { PageConfig } from '../boot/config'

export interface Language {
  /** BCP 47: how money, numbers and dates are written. Absent: as in the page's language. */
  locale?: string
  /** BCP 47, of the messages: becomes the `lang` of what is drawn. */
  lang: string
  rtl?: boolean
  /** Absent: English. */
  messages?: Messages
  /** Set while more messages are loading: settles once they are drawn, or when the wait gets too long. Never rejects. */
  pending?: Promise<unknown>
}

/**
 * The language of an element, English until its own is loaded.
 * @param asked the element's own `locale`
 * @param name of what is drawn: the messages it needs are loaded, and drawn once they are here
 */
export type LanguageOf = (host: Element, asked?: string | null, name?: string) => Language

/** The nearest `lang` attribute counts where the author asks for no language. */
export const localeFor = ({ locale }: Pick<PageConfig, 'locale'>, host: Element, asked?: string | null, _name?: string): string =>
  normalizeLocale(asked || (locale === 'auto' ? host.closest('[lang]')?.getAttribute('lang') || navigator.language : locale))
