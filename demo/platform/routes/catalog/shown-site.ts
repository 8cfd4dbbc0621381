/** The site whose prices a call reads: in the currency that its header names, where the shop follows it. */
import type { ApiContext } from '../../api-app'
import { moneyIn } from '../../exchange'
import { isCurrency } from '../../money'
import type { Site } from '../../site'

export const shownSite = (c: ApiContext): Site => {
  const { site } = c.var.shop
  const asked = c.req.header('x-wix-currency') ?? ''
  const isFollowed = site.commerce.currencyHeader !== 'ignored' && isCurrency(asked) && asked !== site.money.currency
  return isFollowed ? { ...site, money: moneyIn(site.money, asked) } : site
}
