/** docs/platform.md §7 "Currencies": the list, which only a choice of the visitor needs. */
import type { Caller, CallOptions } from '../http/call'
import { CURRENCIES } from '../http/gateway/gateway'
import { get } from '../http/read-call'
import { entitiesIn } from '../wire/convert'
import type { Currency } from './model'

/** GET /v1/currencies. Whether visitors may ask is not known: see `status` 403. */
export const listCurrencies = (client: Caller, options?: CallOptions): Promise<Currency[]> =>
  client.request({
    ...get(CURRENCIES, '/v1/currencies', {}, options),
    read: (body) => entitiesIn<Currency>(body, 'currencies'),
  })
