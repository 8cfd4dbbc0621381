/** Texts of the cart's extras. */
import { enExtras } from '../../../i18n/english/en-extras'
import type { ExtrasMessages } from '../../../i18n/extras-messages'
import { useMessages } from '../../shop-context'

export const useExtrasMessages = (): ExtrasMessages => useMessages('extras', enExtras)
