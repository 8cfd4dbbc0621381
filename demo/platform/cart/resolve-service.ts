/** Resolves a reference to the bookings app to a service at a time. `null` means that nothing is added and no error reported. */
import { findService, SERVICE_SLUGS, slotsOf } from '../hosted/checkout/offers'
import { type Money, percentOf } from '../money'
import { localMinor } from '../seeds/prices'
import { BOOKINGS_APP_ID, serviceIdOf } from '../storage/ids'
import { isRecord, type Json, own } from '../untrusted'
import type { CustomItem } from './cart-store'

const MINUTE_MS = 60_000
const DEPOSIT_PERCENT = 25
const MAX_PARTICIPANTS = 12

/** `options.scheduledDate` is the start, which must be one of the service's times; by default the next one. */
export const resolveService = (reference: Json, money: Money, nowMs = Date.now()): CustomItem | null => {
  const slug = SERVICE_SLUGS.find((one) => serviceIdOf(one) === reference.catalogItemId)
  const service = findService(slug)
  if (reference.appId !== BOOKINGS_APP_ID || !slug || !service) return null
  const options = own(reference, 'options') ?? {}
  if (!isRecord(options)) return null
  const slots = slotsOf(service, nowMs)
  const scheduledDate = own(options, 'scheduledDate') ?? slots[0]
  const participants = own(options, 'numberOfParticipants') ?? 1
  if (typeof scheduledDate !== 'string' || !slots.includes(scheduledDate)) return null
  if (typeof participants !== 'number' || !Number.isInteger(participants) || participants < 1 || participants > MAX_PARTICIPANTS)
    return null
  const priceMinor = localMinor(money, service.cents) * participants
  return {
    kind: 'custom',
    name: service.name,
    priceMinor,
    preset: 'SERVICE',
    descriptionLines: [{ name: 'Where', text: service.place }],
    payment: {
      option: service.payment,
      ...(service.payment === 'DEPOSIT_ONLINE' && { depositMinor: percentOf(priceMinor, DEPOSIT_PERCENT) }),
    },
    at: {
      scheduledDate,
      endDate: new Date(Date.parse(scheduledDate) + service.minutes * MINUTE_MS).toISOString(),
      numberOfParticipants: participants,
    },
    service: slug,
    reference,
  }
}
