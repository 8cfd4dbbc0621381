/** Download unit: what knows the languages besides English, and the page's own words. Fetched by pages that have either. */
import type { BundleName, Catalogue, GroupName, LanguageModule, Messages } from '../../i18n/catalogue'
import { isolate } from '../../i18n/isolate'
import { isRightToLeft, LANGUAGES, languageFor } from '../../i18n/languages'
import { layOver } from '../../i18n/lay-over'
import { createWords, type Words } from '../../i18n/words'
import { loadFailed, once } from '../../store/load-once'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { pageConfiguration } from '../boot/config'
import type { Page } from '../page/create-page'
import { type Language, localeFor, type Speak } from '../page/language'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'

/** English is drawn after this long without an answer, and replaced when it comes. */
const PATIENCE_MS = 1500

/** What is said beyond the first bundle, by what is drawn. */
const BUNDLES: Readonly<Record<string, BundleName>> = {
  product: 'product',
  'quick-view': 'product',
  collection: 'product',
  extras: 'extras',
  account: 'account',
}

/** One language as one locale writes it. */
interface Tongue extends Required<Pick<Language, 'lang' | 'rtl' | 'messages'>> {
  /** Undefined when it has that bundle, or has given up on it. */
  fetch(bundle: BundleName): Promise<void> | undefined
  /** What failed may come now, and the page may have other words by now. */
  renew(): void
}

export interface PageSpeaker {
  speak: Speak
  /** Everything drawn speaks this language from here on, all at once; the texts are fetched first. */
  change(locale: string): Promise<void>
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const read = (from: unknown, name: string) => (isPlain(from) && Object.keys(from).includes(name) ? from[name] : undefined)

/** `window.cartletConfig.messages`: for every language, for this one, for this one in this country. A page can put anything there. */
function ownWords(page: Page, locale: string): { all: unknown; own: unknown[] } {
  const all = read(pageConfiguration(page.view), 'messages')
  const [language = ''] = locale.split('-')
  return { all, own: [...new Set([language, locale])].map((name) => read(all, name)).filter(isPlain) }
}

/** What an English page has drawn without asking anybody: its elements, and what a cart that somebody has seen can show. */
function drawnOn(page: Page): string[] {
  const elements = [...page.embeds].map(({ host }) => host.dataset.cartlet ?? host.localName.replace(/^cartlet-/, ''))
  const isCartKnown = page.shops().some(({ shop }) => shop.store.getState().cart.status !== 'unloaded')
  return isCartKnown ? [...elements, 'extras', 'product'] : elements
}

const tellMisfit = (path: string) =>
  report(`cartletConfig.messages.${path} fits no text of ours.`, 'Its names and types are those of the built-in texts.')

function createSpeaker(page: Page): PageSpeaker {
  const document = unclobbered(page.view.document)
  const wanted = new Set<BundleName>(['first'])
  const tongues = new Map<string, Tongue>()

  function createTongue(locale: string): Tongue {
    const name = languageFor(locale)
    const lang = name || ownWords(page, locale).own.length ? locale : 'en'
    const rtl = isRightToLeft(lang)
    const words = createWords(locale)
    const bundles = new Map<BundleName, Promise<void>>()
    const done = new Set<BundleName>()
    const failed = new Set<BundleName>()
    const said: Partial<Catalogue> = {}
    const laid = new Map<GroupName, unknown>()
    const messages: Messages = (group, english) => {
      const known = laid.get(group) as typeof english | undefined
      if (known) return known
      const { all, own } = ownWords(page, locale)
      let fitted = { ...english, ...said[group] }
      for (const words of [all, ...own]) {
        const mine = read(words, group)
        if (mine !== undefined) fitted = layOver(fitted, mine, group, tellMisfit)
      }
      if (rtl) fitted = isolate(fitted)
      laid.set(group, fitted)
      return fitted
    }
    const load = once<LanguageModule>(LANGUAGES[name ?? 'de'])
    async function take(bundle: BundleName) {
      const first = await load()
      const { messages: translate } =
        bundle === 'first' ? first : await once<{ messages(words: Words): object }>(first.more[bundle])()
      const groups = translate(words)
      Object.assign(said, groups)
      for (const group of Object.keys(groups)) laid.delete(group as GroupName)
    }
    return {
      lang,
      rtl,
      messages,
      fetch(bundle) {
        if (!name || done.has(bundle)) return undefined
        const fetching =
          bundles.get(bundle) ??
          take(bundle)
            // English it is, and the author hears why.
            .catch((thrown: unknown) => {
              failed.add(bundle)
              notifyAuthor(document, loadFailed(thrown))
            })
            .then(() => {
              done.add(bundle)
              page.configure({})
            })
        bundles.set(bundle, fetching)
        return fetching
      },
      renew() {
        laid.clear()
        for (const bundle of failed) {
          bundles.delete(bundle)
          done.delete(bundle)
        }
        failed.clear()
      },
    }
  }

  function tongueOf(locale: string): Tongue {
    const tongue = tongues.get(locale) ?? createTongue(locale)
    tongues.set(locale, tongue)
    return tongue
  }

  let overdue = false
  /** Nobody waits for long, and once it took too long nobody waits at all. */
  const withTimeout = (fetching: Promise<unknown>): Promise<unknown> | undefined =>
    overdue
      ? undefined
      : Promise.race([
          fetching,
          new Promise((resolve) =>
            setTimeout(() => {
              overdue = [...tongues.values()].some((tongue) => [...wanted].some((bundle) => tongue.fetch(bundle)))
              resolve(undefined)
            }, PATIENCE_MS),
          ),
        ])

  /** What is drawn in one language may be drawn in another tomorrow: all of them learn it. */
  function fetchAll(locales: Iterable<string>): Promise<unknown> | undefined {
    const fetching = [...locales].flatMap((locale) => [...wanted].map((bundle) => tongueOf(locale).fetch(bundle)))
    const waiting = fetching.filter((one) => one !== undefined)
    return waiting.length ? Promise.all(waiting) : undefined
  }

  return {
    speak(host, asked, name = '') {
      const locale = localeFor(page.config, host, asked)
      wanted.add(BUNDLES[name] ?? 'first')
      const { lang, rtl, messages } = tongueOf(locale)
      const fetching = fetchAll(tongues.keys())
      return { locale, lang, rtl, messages, pending: fetching && withTimeout(fetching) }
    },
    async change(locale) {
      for (const name of drawnOn(page)) wanted.add(BUNDLES[name] ?? 'first')
      for (const tongue of tongues.values()) tongue.renew()
      tongueOf(localeFor({ ...page.config, locale }, document.documentElement))
      await fetchAll(tongues.keys())
      page.configure({ locale })
      for (const { shop } of page.shops()) {
        // Amounts that come without the platform's own text are written anew with the next answer.
        const { cart } = shop.store.getState()
        if (cart.status !== 'unloaded') shop.cart.refresh().catch(() => {}) // the state says so
      }
    },
  }
}

const speakers = new WeakMap<Page, PageSpeaker>()

/** From here on the page speaks more than English. */
export function teach(page: Page): PageSpeaker {
  const known = speakers.get(page)
  if (known) return known
  const speaker = createSpeaker(page)
  speakers.set(page, speaker)
  page.speak = speaker.speak
  // Whoever was drawn by now may have words of the page's own.
  page.configure({})
  return speaker
}
