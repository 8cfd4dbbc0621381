/** Texts of the screens behind the log-in form. */
import type { AccountMessages } from '../../../i18n/account-messages'
import { enAccount } from '../../../i18n/english/en-account'
import { useMessages } from '../../shop-context'

export const useAccountMessages = (): AccountMessages => useMessages('account', enAccount)
