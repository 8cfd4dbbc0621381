/**
 * The language of an element. English is built in; other languages, and the code that reads them, are downloaded when a page
 * needs them.
 */
import type { Messages } from '../../i18n/catalogue'
import { normalizeLocale } from '../../i18n/locale'
import { closestAcross } from '../dom/closest-across'
import type { PageConfig } from '../settings/config'

export interface Language {
  /** BCP 47 tag for money, numbers and dates. Absent: the page's language. */
  locale?: string
  /** BCP 47 tag of the messages, for the `lang` attribute of what is drawn. */
  lang: string
  rtl?: boolean
  /** Writes the amounts of a view, which are in the page's language, in this one. Undefined: in the page's. */
  rewrite: (<T>(view: T) => T) | undefined
  /** Absent: English. */
  messages?: Messages
  /** Set while messages are loading: settles once they are drawn, or after a timeout. Never rejects. */
  pending?: Promise<unknown>
}

/**
 * The language of an element, English until its own is loaded.
 * @param asked the element's own `locale`
 * @param name of what is drawn: its messages are loaded, and drawn once they have arrived
 */
export type LanguageOf = (host: Element, asked?: string | null, name?: string) => Language

/** If the author configures no language, the nearest `lang` attribute decides. */
export const localeFor = ({ locale }: Pick<PageConfig, 'locale'>, host: Element, asked?: string | null, _name?: string): string =>
  normalizeLocale(
    asked || (locale === 'auto' ? closestAcross(host, '[lang]')?.getAttribute('lang') || navigator.language : locale),
  )
