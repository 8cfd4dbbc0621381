/** The languages of a page: one set of messages for each locale in use. */
import type { BundleName } from '../../i18n/catalogue'
import { formatMoney } from '../../i18n/format'
import { rewriteAmounts } from '../../store/catalog/rewrite-amounts'
import { type Language, type LanguageOf, localeFor } from '../page/language'
import type { Page } from '../page/page'
import { createLocaleMessages, type LocaleMessages } from './locale-messages'

/** After this time English is drawn, and replaced when the messages arrive. */
const MAX_WAIT_MS = 1500

/** The bundle of messages that an element needs beyond the first, by the element's name. */
const BUNDLES: Readonly<Record<string, BundleName>> = {
  product: 'product',
  'quick-view': 'product',
  collection: 'product',
  search: 'product',
  currency: 'product',
  extras: 'extras',
  notice: 'extras',
  account: 'account',
}

export type LanguagePage = Pick<Page, 'view' | 'document' | 'config' | 'configure' | 'embeds' | 'shops' | 'setLanguages'>

export interface PageLanguages {
  languageOf: LanguageOf
  /** Loads all needed messages first, then redraws everything in this language at once. */
  setLocale(locale: string): Promise<void>
}

/** What an English page has drawn without loading messages: its elements, and the cart's content once the cart is known. */
function drawnOn({ embeds, shops }: LanguagePage): string[] {
  const elements = [...embeds].map(({ host }) => host.dataset.cartlet ?? host.localName.replace(/^cartlet-/, ''))
  const isCartKnown = shops().some(({ shop }) => shop.store.getState().cart.status !== 'unloaded')
  return isCartKnown ? [...elements, 'extras', 'product'] : elements
}

/** The same view gives the same result, so that only what changes is drawn again. */
function rewriterFor(locale: string): NonNullable<Language['rewrite']> {
  const written = new WeakMap<object, unknown>()
  return <T>(view: T): T => {
    if (typeof view !== 'object' || view === null) return view
    const rewritten =
      written.get(view) ?? rewriteAmounts(view, (value, currency, text) => formatMoney(value, currency, locale, text))
    written.set(view, rewritten)
    return rewritten as T
  }
}

function createLanguages(page: LanguagePage): PageLanguages {
  const wanted = new Set<BundleName>(['first'])
  const locales = new Map<string, LocaleMessages>()
  const rewriters = new Map<string, NonNullable<Language['rewrite']>>()

  function messagesIn(locale: string): LocaleMessages {
    const messages = locales.get(locale) ?? createLocaleMessages(page, locale)
    locales.set(locale, messages)
    return messages
  }

  /** Amounts are written when they are read: all in this language, as long as it is the only one. */
  const firstLocale = localeFor(page.config, page.document.documentElement)

  function rewriterIn(locale: string) {
    if (locale === firstLocale && !rewriters.size) return undefined
    const rewriter = rewriters.get(locale) ?? rewriterFor(locale)
    rewriters.set(locale, rewriter)
    return rewriter
  }

  let isOverdue = false
  /** Once loading has taken too long, nothing waits for it any more. */
  const withTimeout = (loading: Promise<unknown>): Promise<unknown> | undefined =>
    isOverdue
      ? undefined
      : Promise.race([
          loading,
          new Promise((resolve) =>
            setTimeout(() => {
              isOverdue = [...locales.values()].some((messages) => [...wanted].some((bundle) => messages.load(bundle)))
              resolve(undefined)
            }, MAX_WAIT_MS),
          ),
        ])

  /** Every locale gets every needed bundle: an element may be drawn in another language later. */
  function loadAll(): Promise<unknown> | undefined {
    const loading = [...locales.keys()].flatMap((locale) => [...wanted].map((bundle) => messagesIn(locale).load(bundle)))
    const waiting = loading.filter((one) => one !== undefined)
    return waiting.length ? Promise.all(waiting) : undefined
  }

  return {
    languageOf(host, asked, name = '') {
      const locale = localeFor(page.config, host, asked)
      wanted.add(BUNDLES[name] ?? 'first')
      const { lang, rtl, messages } = messagesIn(locale)
      const loading = loadAll()
      return { locale, lang, rtl, messages, rewrite: rewriterIn(locale), pending: loading && withTimeout(loading) }
    },
    async setLocale(locale) {
      for (const name of drawnOn(page)) wanted.add(BUNDLES[name] ?? 'first')
      for (const messages of locales.values()) messages.reset()
      messagesIn(localeFor({ ...page.config, locale }, page.document.documentElement))
      await loadAll()
      page.configure({ locale })
      for (const { shop } of page.shops()) {
        // Its texts and amounts are in the language of the time of reading: read the cart again.
        const { cart } = shop.store.getState()
        if (cart.status !== 'unloaded') shop.cart.refresh().catch(() => {}) // the state contains the failure
      }
    },
  }
}

const languagesOfPages = new WeakMap<LanguagePage, PageLanguages>()

/** The page's languages; created and set on the page by the first call. */
export function languagesOf(page: LanguagePage): PageLanguages {
  let languages = languagesOfPages.get(page)
  if (!languages) {
    languages = createLanguages(page)
    languagesOfPages.set(page, languages)
    page.setLanguages(languages.languageOf)
  }
  return languages
}
