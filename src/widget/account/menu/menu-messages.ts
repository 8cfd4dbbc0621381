/** Texts of the member's menu. */
import type { MenuMessages } from '../../../i18n/account-messages'
import { enAccountMenu } from '../../../i18n/english/en-account-menu'
import { useMessages } from '../../shop-context'

export const useMenuMessages = (): MenuMessages => useMessages('accountMenu', enAccountMenu)
