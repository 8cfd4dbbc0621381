/** The way to the languages besides English, for pages that need one. */
import { loadFailed } from '../../store/load-once'
import type { Page } from '../page/create-page'
import type { Speak } from '../page/language'
import { tellAuthor } from '../report/notify-author'

/** Settles when the page says it in its own words, or nobody is to wait for that any longer: then it is English, and the author knows why. */
export const learn = (page: Page, whom: Parameters<Speak>): Promise<unknown> =>
  import('./languages').then(
    ({ teach }) => teach(page).speak(...whom).pending,
    (thrown) => tellAuthor(loadFailed(thrown)),
  )

/** Everything drawn speaks this language from here on; resolves once it does. @param locale BCP 47, or `auto` for the page's own */
export const setLocale = async (page: Page, locale: string): Promise<void> =>
  (await import('./languages')).teach(page).change(locale)
