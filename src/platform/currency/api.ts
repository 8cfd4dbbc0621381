/** docs/platform.md §7 "Currencies": amounts to look at; what is paid stays in the shop's currency. */
import type { Caller, CallOptions } from '../http/call'
import { CURRENCIES } from '../http/gateway/gateway'
import { get, readByPost } from '../http/read-call'
import { path } from '../http/request-target'
import { type Conversion, convert, entitiesIn, entityIn } from '../wire/convert'
import { toDate } from '../wire/scalars'
import type { ConversionRate, ConvertedAmounts, CurrencyPair, DecimalValue } from './model'

const DATES: Conversion = [[toDate, 'rateTimestamp']]

/** POST /v1/currencies/amounts/{from}/convert/{to}. 1 to 100 amounts, by the rate of the day. Whether visitors may ask is not known. */
export const convertCurrency = (
  client: Caller,
  { from, to }: CurrencyPair,
  amounts: readonly DecimalValue[],
  options?: CallOptions,
): Promise<ConvertedAmounts> =>
  client.request({
    ...readByPost(CURRENCIES, path`/v1/currencies/amounts/${from}/convert/${to}`, { from, to, amounts }, options),
    read: (body) => ({ ...convert<ConvertedAmounts>(body, DATES), amounts: entitiesIn<DecimalValue>(body, 'amounts') }),
  })

/** GET /v1/currencies/rate/{from}/convert/{to}. The rate of the day. Whether visitors may ask is not known: see `status` 403. */
export const getConversionRate = (client: Caller, { from, to }: CurrencyPair, options?: CallOptions): Promise<ConversionRate> =>
  client.request({
    ...get(CURRENCIES, path`/v1/currencies/rate/${from}/convert/${to}`, { from, to }, options),
    read: (body) => ({ ...convert<ConversionRate>(body, DATES), rate: entityIn<DecimalValue>(body, 'rate') }),
  })
