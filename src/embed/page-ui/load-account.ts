/** Loads the members' chunks, for everything that is loaded after the first buttons. */
import { once } from '../../store/load-once'
import { loadShopParts } from '../boot/chunks'
import type { EmbedPart } from '../boot/embed'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

export const loadAccountParts = once(async () => (await loadShopParts()).importAccountParts())

/** The screens of `cartlet-account`; what they act with loads beside them. */
export async function loadAccount(): Promise<EmbedPart> {
  loadAccountParts().catch(() => {}) // loaded again, and reported, where it is needed
  return (await import('../account/account-element.chunk')).account
}

/** The members of a shop of this page: the same for every element and the API. */
export const loadMembers = async (page: Page, pageShop: PageShop) => (await loadAccountParts()).membersOf(page, pageShop)
