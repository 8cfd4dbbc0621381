/** Texts of the cart's extras. */

import type { ExtrasMessages } from '../../../i18n/catalogue'
import { enExtras } from '../../../i18n/compiled/english/en-extras'
import { useMessages } from '../../shop-context'

export const useExtrasMessages = (): ExtrasMessages => useMessages('extras', enExtras)
