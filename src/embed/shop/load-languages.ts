/** Loads the languages besides English, for pages that need one. */
import { loadFailed } from '../../store/base/load-once'
import type { LanguageOf } from '../page/language'
import { tellAuthor } from '../report/notify-author'
import type { LanguagePage } from './languages.chunk'

/**
 * Settles once the messages are loaded or the wait has timed out. If loading fails, the page stays English and the author is
 * told.
 */
export const loadLanguages = (page: LanguagePage, request: Parameters<LanguageOf>): Promise<unknown> =>
  import('./languages.chunk').then(
    ({ languagesOf }) => languagesOf(page).languageOf(...request).pending,
    (thrown) => tellAuthor(loadFailed(thrown)),
  )

/** Switches everything drawn to this language; resolves once it is drawn. @param locale BCP 47, or `auto` for the page's own */
export const setLocale = async (page: LanguagePage, locale: string): Promise<void> =>
  (await import('./languages.chunk')).languagesOf(page).setLocale(locale)
