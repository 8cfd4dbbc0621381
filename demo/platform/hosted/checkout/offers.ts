/** What can be reserved on the hosted pages: services, events, plans. The same in every shop. */

export interface Service {
  name: string
  minutes: number
  place: string
  /** Hours of the day (UTC) at which it starts. */
  hours: readonly number[]
  /** The price in a cart, in euro cents, and how it is paid. */
  cents: number
  payment: 'DEPOSIT_ONLINE' | 'FULL_PAYMENT_OFFLINE' | 'MEMBERSHIP'
}

export interface ShopEvent {
  name: string
  /** ISO date and time. */
  startsAt: string
  place: string
}

export interface Plan {
  name: string
  /** In minor units of the shop's currency. */
  monthlyMinor: number
  text: string
}

const SERVICES: Readonly<Record<string, Service>> = {
  'pottery-class': {
    name: 'Pottery class',
    minutes: 90,
    place: 'The studio, first floor',
    hours: [10, 14],
    cents: 6000,
    payment: 'DEPOSIT_ONLINE',
  },
  'garden-advice': {
    name: 'Garden advice',
    minutes: 30,
    place: 'By telephone',
    hours: [9, 12, 16],
    cents: 2500,
    payment: 'FULL_PAYMENT_OFFLINE',
  },
  'open-studio': {
    name: 'Open studio',
    minutes: 180,
    place: 'The studio, ground floor',
    hours: [9],
    cents: 1500,
    payment: 'MEMBERSHIP',
  },
}

const EVENTS: Readonly<Record<string, ShopEvent>> = {
  'spring-market': { name: 'Spring market', startsAt: '2027-04-17T09:00:00.000Z', place: 'The yard behind the studio' },
  'kiln-night': { name: 'Kiln night', startsAt: '2027-06-12T19:00:00.000Z', place: 'The studio, ground floor' },
}

const PLANS: Readonly<Record<string, Plan>> = {
  'tea-club': { name: 'Tea club', monthlyMinor: 1200, text: 'A tin of loose tea each month.' },
  'studio-friend': { name: 'Studio friend', monthlyMinor: 2500, text: 'Two classes a month and first pick of the seconds.' },
}

const find = <T>(all: Readonly<Record<string, T>>, key: unknown): T | null =>
  typeof key === 'string' && Object.hasOwn(all, key) ? (all[key] ?? null) : null

export const findService = (slug: unknown): Service | null => find(SERVICES, slug)
export const findEvent = (slug: unknown): ShopEvent | null => find(EVENTS, slug)
export const findPlan = (id: unknown): Plan | null => find(PLANS, id)
export const SERVICE_SLUGS: readonly string[] = Object.keys(SERVICES)
export const PLAN_IDS: readonly string[] = Object.keys(PLANS)

const DAY_MS = 86_400_000
const DAYS_AHEAD = 3

/** The next start times of a service, as ISO dates. */
export const slotsOf = ({ hours }: Service, nowMs: number): string[] => {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS
  return Array.from({ length: DAYS_AHEAD }, (_, day) =>
    hours.map((hour) => new Date(today + (day + 1) * DAY_MS + hour * 3_600_000).toISOString()),
  ).flat()
}
