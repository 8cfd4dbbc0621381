/** Texts of the parts that a page has once: toggle, toasts, live region. */

import type { PageMessages } from '../../i18n/catalogue'
import { enPage } from '../../i18n/compiled/english/en-page'
import { useMessages } from '../shop-context'

export const usePageMessages = (): PageMessages => useMessages('page', enPage)
