/** Texts of the member's menu. */
import type { MenuMessages } from '../../../i18n/catalogue'
import { enAccountMenu } from '../../../i18n/compiled/english/en-account-menu'
import { useMessages } from '../../shop-context'

export const useMenuMessages = (): MenuMessages => useMessages('accountMenu', enAccountMenu)
