/** The texts of the screens behind the log-in form. */
import type { AccountMessages } from '../../i18n/account-messages'
import { enAccount } from '../../i18n/en-account'

export const useAccountTexts = (): AccountMessages => enAccount
