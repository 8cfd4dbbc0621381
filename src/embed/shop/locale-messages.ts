/** The messages of one locale: the built-in translation, with the page's configured messages on top. */

import type { BundleName, Catalogue, GroupName, LanguageModule, Messages } from '../../i18n/catalogue'
import { isolate } from '../../i18n/isolate'
import { isRightToLeft, LANGUAGES, languageFor } from '../../i18n/languages'
import { layOver } from '../../i18n/lay-over'
import { createWords, type Words } from '../../i18n/words'
import { loadFailed, once } from '../../store/base/load-once'
import type { Language } from '../page/language'
import type { ChangeableSettings, PageView } from '../page/page'
import { report } from '../report/console'
import { notifyAuthor } from '../report/notify-author'
import { pageConfiguration } from '../settings/config'

/** Messages that the page configures: `window.cartletConfig.messages`, which may contain anything. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const ownProperty = (from: unknown, name: string) => (isPlain(from) && Object.keys(from).includes(name) ? from[name] : undefined)

/** Messages for every language (`all`), then for this language and for this locale (`own`); later ones take precedence. */
function configuredMessages(view: Window, locale: string): { all: unknown; own: unknown[] } {
  const all = ownProperty(pageConfiguration(view), 'messages')
  const [language = ''] = locale.split('-')
  return { all, own: [...new Set([language, locale])].map((name) => ownProperty(all, name)).filter(isPlain) }
}

const reportMisfit = (path: string) =>
  report(`cartletConfig.messages.${path} is unknown, or of the wrong type.`, 'Use the names and types of the built-in texts.')

export interface LocaleMessages extends Required<Pick<Language, 'lang' | 'rtl' | 'messages'>> {
  /** Undefined when the bundle is already loaded or has failed to load. */
  load(bundle: BundleName): Promise<void> | undefined
  /** Allows another attempt for failed bundles and reads the page's configured messages again. */
  reset(): void
}

export function createLocaleMessages(
  { view, document, configure }: Pick<PageView & ChangeableSettings, 'view' | 'document' | 'configure'>,
  locale: string,
): LocaleMessages {
  const name = languageFor(locale)
  const lang = name || configuredMessages(view, locale).own.length ? locale : 'en'
  const rtl = isRightToLeft(lang)
  const words = createWords(locale)
  const bundles = new Map<BundleName, Promise<void>>()
  const done = new Set<BundleName>()
  const failed = new Set<BundleName>()
  const translated: Partial<Catalogue> = {}
  const merged = new Map<GroupName, unknown>()
  const messages: Messages = (group, english) => {
    const known = merged.get(group) as typeof english | undefined
    if (known) return known
    const { all, own } = configuredMessages(view, locale)
    let result = { ...english, ...translated[group] }
    for (const configured of [all, ...own]) {
      const ownMessages = ownProperty(configured, group)
      if (ownMessages !== undefined) result = layOver(result, ownMessages, group, reportMisfit)
    }
    if (rtl) result = isolate(result)
    merged.set(group, result)
    return result
  }
  const loadLanguage = once<LanguageModule>(LANGUAGES[name ?? 'de'])
  async function add(bundle: BundleName) {
    const first = await loadLanguage()
    const { messages: translate } =
      bundle === 'first' ? first : await once<{ messages(words: Words): object }>(first.more[bundle])()
    const groups = translate(words)
    Object.assign(translated, groups)
    for (const group of Object.keys(groups)) merged.delete(group as GroupName)
  }
  return {
    lang,
    rtl,
    messages,
    load(bundle) {
      if (!name || done.has(bundle)) return undefined
      const loading =
        bundles.get(bundle) ??
        add(bundle)
          // The messages stay English, and the author is told why.
          .catch((thrown: unknown) => {
            failed.add(bundle)
            notifyAuthor(document, loadFailed(thrown))
          })
          .then(() => {
            done.add(bundle)
            configure({})
          })
      bundles.set(bundle, loading)
      return loading
    },
    reset() {
      merged.clear()
      for (const bundle of failed) {
        bundles.delete(bundle)
        done.delete(bundle)
      }
      failed.clear()
    },
  }
}
