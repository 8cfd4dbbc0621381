/** From when until when something is, in the words of the cart's language; the day is said once where it is the same. */
import type { ExtrasMessages } from '../../../i18n/extras-messages'
import type { Formats } from '../cart-context'

export interface Slot {
  from?: Date
  to?: Date
}

export function slotText({ from, to }: Slot, { slot }: ExtrasMessages, { dateTime, time }: Formats): string {
  if (!from) return to ? dateTime(to) : ''
  const isSameDay = to && from.toDateString() === to.toDateString()
  return slot(dateTime(from), to && (isSameDay ? time(to) : dateTime(to)))
}
