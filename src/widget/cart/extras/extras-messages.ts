/** The texts of what a cart shows beyond lines and sums. */
import { enExtras } from '../../../i18n/english/en-extras'
import type { ExtrasMessages } from '../../../i18n/extras-messages'
import { useTexts } from '../../shop-context'

export const useExtrasMessages = (): ExtrasMessages => useTexts('extras', enExtras)
