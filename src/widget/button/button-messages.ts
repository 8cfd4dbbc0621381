/** Texts of buttons and prices. */
import { enButton } from '../../i18n/english/en'
import type { ButtonMessages } from '../../i18n/messages'
import { useMessages } from '../shop-context'

export const useButtonMessages = (): ButtonMessages => useMessages('button', enButton)
