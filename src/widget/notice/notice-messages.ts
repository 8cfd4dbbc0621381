/** Texts about what an agent or a link did to the cart. */

import type { NoticeMessages } from '../../i18n/catalogue'
import { enNotice } from '../../i18n/compiled/english/en-notice'
import { useMessages } from '../shop-context'

export const useNoticeMessages = (): NoticeMessages => useMessages('notice', enNotice)
