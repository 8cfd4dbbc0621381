/** Money in the language of the page. No part of the first buttons, which are drawn before their prices are known. */
import { formatMoney } from '../../i18n/format'
import type { FormatMoney } from '../../store/base/format-money'
import type { PageConfig } from '../settings/config'
import { localeFor } from './language'

export const pageMoney =
  (config: Pick<PageConfig, 'locale'>, { documentElement }: Document): FormatMoney =>
  (value, currency, written) =>
    formatMoney(value, currency, localeFor(config, documentElement), written)
