/** Loads the chunks of members, for all code that is loaded after the first buttons. */
import { once } from '../../store/base/load-once'
import type { ReactPart } from '../boot/react-part'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

export const loadAccountParts = once(() => import('./account.chunk'))

/** The screens of `cartlet-account`; the code of their actions is loaded in parallel. */
export async function loadAccount(): Promise<ReactPart> {
  loadAccountParts().catch(() => {}) // loaded again where it is needed, which reports a failure
  return (await import('./account-element.chunk')).account
}

/** The members of a shop of this page: the same for every element and the API. */
export const loadMembers = async (page: Page, pageShop: PageShop) => (await loadAccountParts()).membersOf(page, pageShop)
