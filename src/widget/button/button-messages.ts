/** Texts of buttons and prices. */

import type { ButtonMessages } from '../../i18n/catalogue'
import { enButton } from '../../i18n/compiled/english/en-button'
import { useMessages } from '../shop-context'

export const useButtonMessages = (): ButtonMessages => useMessages('button', enButton)
