/** Loads the chunks of members, for all code that is loaded after the first buttons. */
import { once } from '../../store/base/load-once'
import { loadPart } from '../../store/base/load-part'
import type { ReactPart } from '../boot/react-part'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { notifyAuthor } from '../report/notify-author'

export const loadAccountParts = once(() => import('./account.chunk'))

/** The screens of `cartlet-account`; the code of their actions is loaded in parallel. */
export async function loadAccount(): Promise<ReactPart> {
  loadAccountParts().catch(() => {}) // loaded again where it is needed, which reports a failure
  return (await import('./account-element.chunk')).account
}

/** The members of a shop of this page: the same for every element and the API. The author reads of a failure; the caller tells the visitor. */
export const loadMembers = (page: Page, pageShop: PageShop, source: EventTarget = page.document) =>
  loadPart(
    loadAccountParts().then(({ membersOf }) => membersOf(page, pageShop)),
    (error) => notifyAuthor(source, error),
  )
