/** Texts of the parts that a page has once: toggle, toasts, live region. */
import { enPage } from '../../i18n/english/en-page'
import type { PageMessages } from '../../i18n/messages'
import { useMessages } from '../shop-context'

export const usePageMessages = (): PageMessages => useMessages('page', enPage)
