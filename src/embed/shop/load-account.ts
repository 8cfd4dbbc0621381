/** Loads the chunks of members, for all code that is loaded after the first buttons. */
import { once } from '../../store/base/load-once'
import type { EmbedPart } from '../boot/embed'
import { chunks } from '../page/chunks'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'

export const loadAccountParts = once(async () => (await chunks.shop()).importAccountParts())

/** The screens of `cartlet-account`; the code of their actions is loaded in parallel. */
export async function loadAccount(): Promise<EmbedPart> {
  loadAccountParts().catch(() => {}) // loaded again where it is needed, which reports a failure
  return (await (await chunks.shop()).importAccountElement()).account
}

/** The members of a shop of this page: the same for every element and the API. */
export const loadMembers = async (page: Page, pageShop: PageShop) => (await loadAccountParts()).membersOf(page, pageShop)
