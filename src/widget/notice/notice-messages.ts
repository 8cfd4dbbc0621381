/** Texts about what an agent or a link did to the cart. */
import { enNotice } from '../../i18n/english/en-notice'
import type { NoticeMessages } from '../../i18n/notice-messages'
import { useMessages } from '../shop-context'

export const useNoticeMessages = (): NoticeMessages => useMessages('notice', enNotice)
