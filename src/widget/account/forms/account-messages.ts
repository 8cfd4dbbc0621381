/** Texts of the screens behind the log-in form. */
import type { AccountMessages } from '../../../i18n/catalogue'
import { enAccount } from '../../../i18n/compiled/english/en-account'
import { useMessages } from '../../shop-context'

export const useAccountMessages = (): AccountMessages => useMessages('account', enAccount)
