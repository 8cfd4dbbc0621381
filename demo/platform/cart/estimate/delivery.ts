/** Delivery options: carrier, region, time and price. */

import type { Site } from '../../site'
import { isRecord } from '../../untrusted'
import { type Destination, HOME } from './destination'

export interface DeliveryOption {
  code: string
  carrierId: string
  title: string
  deliveryTime: string
  priceMinor: number
  /** Added to the price. */
  charges: { type: 'HANDLING_FEE' | 'INSURANCE'; details: string; minor: number }[]
  instructions?: string
  slot?: { from: string; to: string }
  pickup?: { method: 'STORE_PICKUP' | 'PICKUP_POINT'; address: Record<string, string> }
}

export interface ChosenOption {
  code?: string
  carrierId?: string
}

const POST = '7c1d3f0e-41b6-4f53-9a63-0c2f5c8b9d10'
const STUDIO = 'c0a8f6b2-5d1e-4f0a-9b77-3e6d41c2a915'

const EUROPE = ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PT']
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Tenths of the price of standard delivery at home, so that prices stay in proportion in every currency. */
const tenthsOf = ({ deliveryMinor }: Site, tenths: number): number => Math.round((deliveryMinor * tenths) / 10)

/** The next morning that is not a Sunday, 8 to 12 (UTC). */
const nextMorning = (nowMs: number) => {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS
  const tomorrow = today + DAY_MS
  const day = new Date(tomorrow).getUTCDay() === 0 ? tomorrow + DAY_MS : tomorrow
  return { from: new Date(day + 8 * HOUR_MS).toISOString(), to: new Date(day + 12 * HOUR_MS).toISOString() }
}

const atHome = (site: Site, subtotal: number, nowMs: number): DeliveryOption[] => {
  const { freeDeliveryFromMinor } = site.commerce
  const free = freeDeliveryFromMinor !== null && subtotal >= freeDeliveryFromMinor
  return [
    {
      code: 'standard',
      carrierId: POST,
      title: 'Standard delivery',
      deliveryTime: '3–5 working days',
      priceMinor: free ? 0 : site.deliveryMinor,
      charges: [],
    },
    {
      code: 'express',
      carrierId: POST,
      title: 'Express delivery',
      deliveryTime: 'The next morning',
      priceMinor: tenthsOf(site, 20),
      charges: [{ type: 'INSURANCE', details: 'Insured up to 500', minor: tenthsOf(site, 2) }],
      slot: nextMorning(nowMs),
    },
    {
      code: 'locker',
      carrierId: POST,
      title: 'Parcel locker',
      deliveryTime: '2–4 working days',
      priceMinor: tenthsOf(site, 6),
      charges: [],
      instructions: 'Open day and night. Bring the code from our mail.',
      pickup: {
        method: 'PICKUP_POINT',
        address: { country: HOME, city: 'Galway', postalCode: 'H91 XY12', addressLine: 'Eyre Square 7', subdivision: 'IE-G' },
      },
    },
    {
      code: 'studio',
      carrierId: STUDIO,
      title: 'Fetch it at the studio',
      deliveryTime: 'Ready tomorrow',
      priceMinor: 0,
      charges: [],
      instructions: 'Tuesday to Saturday, 10 to 18. Ring at the green door.',
      pickup: {
        method: 'STORE_PICKUP',
        address: {
          country: HOME,
          city: 'Galway',
          postalCode: 'H91 AB34',
          addressLine: 'Fern Lane 3',
          addressLine2: 'Second yard',
        },
      },
    },
  ]
}

const inEurope = (site: Site): DeliveryOption[] => [
  {
    code: 'standard',
    carrierId: POST,
    title: 'Standard delivery',
    deliveryTime: '4–7 working days',
    priceMinor: site.deliveryMinor,
    charges: [],
  },
]

const abroad = (site: Site): DeliveryOption[] => [
  {
    code: 'standard',
    carrierId: POST,
    title: 'Standard delivery',
    deliveryTime: '8–12 working days',
    priceMinor: tenthsOf(site, 40),
    charges: [{ type: 'HANDLING_FEE', details: 'Customs papers', minor: tenthsOf(site, 5) }],
  },
]

/** The options for a destination, the standard one first; empty where the shop does not deliver. The default country is HOME. */
export const deliveryOptions = (
  site: Site,
  { country = HOME }: Destination,
  subtotal: number,
  nowMs = Date.now(),
): DeliveryOption[] => {
  if (country === HOME) return atHome(site, subtotal, nowMs)
  if (EUROPE.includes(country)) return inEurope(site)
  return country === 'US' ? abroad(site) : []
}

export const isThisOption = (option: DeliveryOption, { code, carrierId }: ChosenOption): boolean =>
  option.code === code && (carrierId === undefined || option.carrierId === carrierId)

export const costOf = ({ priceMinor, charges }: DeliveryOption): number =>
  charges.reduce((sum, { minor }) => sum + minor, priceMinor)

/** The delivery option named in a request; an empty object selects the first one. */
export const chosenOption = (sent: unknown): ChosenOption => {
  const { code, carrierId } = isRecord(sent) ? sent : {}
  return { ...(typeof code === 'string' && { code }), ...(typeof carrierId === 'string' && { carrierId }) }
}
