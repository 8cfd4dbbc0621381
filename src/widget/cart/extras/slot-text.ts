/** A period in the cart's language. If it starts and ends on the same day, the day is given once. */
import type { ExtrasMessages } from '../../../i18n/catalogue'
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
