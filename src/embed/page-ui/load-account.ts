/** The way to the members' download unit: for whatever is loaded after the first buttons. */
import { once } from '../../store/load-once'
import { loadShopParts } from '../boot/chunks'
import type { EmbedPart } from '../boot/mount'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'

export const loadAccountParts = once(async () => (await loadShopParts()).importAccountParts())

/** Its screens, and beside them what they act with. */
export async function loadAccount(): Promise<EmbedPart> {
  loadAccountParts().catch(() => {}) // whoever needs it asks again, and then hears
  return (await import('../account/account-element')).account
}

/** The members of a shop of this page: the same for every element and the API. */
export const loadMembers = async (page: Page, pageShop: PageShop) => (await loadAccountParts()).membersOf(page, pageShop)
