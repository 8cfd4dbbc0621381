/** The messages of one locale: the built-in translation, with the page's configured messages on top. */

import type { BundleName, Catalogue, GroupName, LanguageModule, Messages } from '../../i18n/catalogue'
import { LANGUAGES } from '../../i18n/compiled/languages'
import { isolate } from '../../i18n/isolate'
import { isRightToLeft, languageFor } from '../../i18n/languages'
import { createWords, type Words } from '../../i18n/words'
import { loadFailed, once } from '../../store/base/load-once'
import type { Language } from '../page/language'
import type { ChangeableSettings, PageView } from '../page/page'
import { notifyAuthor } from '../report/notify-author'
import { configuredMessages, isPlain } from './configured-messages'
import type { layConfiguredOver } from './configured-messages.chunk'

export interface LocaleMessages extends Required<Pick<Language, 'lang' | 'rtl' | 'messages'>> {
  /** Undefined when the bundle is already loaded or has failed to load. */
  load(bundle: BundleName): Promise<void> | undefined
  /** Allows another attempt for failed bundles and reads the page's configured messages again. */
  reset(): void
}

const loadConfigured = once(() => import('./configured-messages.chunk'))

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
  let layOver: typeof layConfiguredOver | undefined
  const needsConfigured = () => !layOver && isPlain(configuredMessages(view, locale).all)
  const messages: Messages = (group, english) => {
    const cached = merged.get(group) as typeof english | undefined
    if (cached) return cached
    let result = { ...english, ...translated[group] }
    if (layOver) result = layOver(result, group, view, locale)
    if (rtl) result = isolate(result)
    merged.set(group, result)
    return result
  }
  const loadLanguage = once<LanguageModule>(LANGUAGES[name ?? 'de'])
  async function addTranslation(bundle: BundleName) {
    const first = await loadLanguage()
    const { messages: translate } =
      bundle === 'first' ? first : await once<{ messages(words: Words): object }>(first.more[bundle])()
    const groups = translate(words)
    Object.assign(translated, groups)
    for (const group of Object.keys(groups)) merged.delete(group as GroupName)
  }
  async function addConfigured() {
    layOver = (await loadConfigured()).layConfiguredOver
    merged.clear()
  }
  async function add(bundle: BundleName) {
    const parts = [name && addTranslation(bundle), needsConfigured() && addConfigured()]
    for (const part of await Promise.allSettled(parts)) if (part.status === 'rejected') throw part.reason
  }
  return {
    lang,
    rtl,
    messages,
    load(bundle) {
      if (done.has(bundle) || !(name || needsConfigured())) return undefined
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
      if (needsConfigured()) for (const bundle of done) failed.add(bundle)
      for (const bundle of failed) {
        bundles.delete(bundle)
        done.delete(bundle)
      }
      failed.clear()
    },
  }
}
