/** The currencies that the platform converts into, asked once a day. */
import { listCurrencies } from '../../platform/currency/list-api'
import { ifOffered } from '../base/offered'
import type { Shop } from '../shop/shop'
import { isCode, isFresh, type ShownCurrency } from './shown-currency'

/** Undefined where the shop does not offer them. Never rejects. */
export async function listedCurrencies(shop: Shop, { kept, keep, tell }: ShownCurrency): Promise<readonly string[] | undefined> {
  const { codes, listedAt } = kept()
  if (Array.isArray(codes) && codes.every(isCode) && codes.length && isFresh(listedAt)) return codes
  try {
    const { context } = await shop.engine()
    const answer = await ifOffered(context, 'currencies', () => listCurrencies(context.client))
    const listed = answer?.flatMap(({ code }) => (isCode(code) ? code : []))
    if (!listed?.length) return undefined
    keep({ codes: listed, listedAt: Date.now() })
    return listed
  } catch (thrown) {
    tell('The currencies of the shop could not be read', thrown)
    return undefined
  }
}
