/** Prices in another currency: the setting, the visitor's choice, `cartlet.setCurrency`. */
import { enCurrency } from '../../i18n/compiled/english/en-currency'
import { CartletError } from '../../platform/http/errors'
import { createShownCurrency, type ShownCurrency } from '../../store/currency/shown-currency'
import { localeFor } from '../page/language'
import type { Page } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { report } from '../report/console'

const currencies = new WeakMap<PageShop, ShownCurrency>()

/** `eur` is `EUR`; empty is the shop's currency. Undefined for what is no currency. */
function codeOf(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim().toUpperCase() : undefined
  return code === '' || (code && /^[A-Z]{3}$/.test(code)) ? code : undefined
}

/** The currency of a shop, which follows the setting and the language of the page. Created by the first call. */
export function currencyOf(page: Page, pageShop: PageShop): ShownCurrency {
  const existing = currencies.get(pageShop)
  if (existing) return existing
  const { config, document } = page
  const root = document.documentElement
  const currency = createShownCurrency({
    shop: pageShop.shop,
    storage: pageShop.storage,
    report,
    async about() {
      await page.languageOf(root, null, 'currency').pending
      return (page.languageOf(root, null, 'currency').messages?.('currency', enCurrency) ?? enCurrency).about
    },
  })
  currencies.set(pageShop, currency)
  let seen: string | undefined
  const follow = () => {
    const asked = `${config.currency} ${localeFor(config, root)}`
    if (asked === seen) return
    seen = asked
    const code = codeOf(config.currency)
    if (code === undefined)
      report(`data-currency="${config.currency}" is no currency.`, 'Write its three letters: data-currency="EUR".')
    void currency.show(currency.chosen() ?? code ?? '')
  }
  page.life.signal.addEventListener('abort', page.onLookChange(follow))
  follow()
  return currency
}

/** Remembered for the visitor. Rejects with `INVALID_ARGUMENT` for what is no currency. */
export async function setCurrency(page: Page, asked: unknown): Promise<void> {
  const code = codeOf(asked)
  if (code === undefined)
    throw new CartletError('INVALID_ARGUMENT', 'setCurrency takes three letters, such as "EUR", or "" for the shop\'s currency')
  page.shopFor()
  await Promise.all(page.shops().map((pageShop) => currencyOf(page, pageShop).choose(code)))
}
