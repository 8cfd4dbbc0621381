/** Prepaid memberships, which members use up on services. The same in every shop. */
import { seededIdOf } from '../../identity/members/member-seeds'
import { idFor } from '../../storage/ids'
import type { PricedLine } from '../pricing'

export interface Membership {
  id: string
  appId: string
  name: string
  /** Slugs of the services that it pays for. */
  services: readonly string[]
  credits: { total: number; remaining: number }
  expirationDate: string
}

export interface OfferedMembership {
  membership: Membership
  lineIds: string[]
  /** Why it cannot be used. */
  reason?: string
}

export const PLANS_APP_ID = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

const membership = (
  member: string,
  plan: string,
  name: string,
  total: number,
  remaining: number,
  expirationDate: string,
): Membership => ({
  id: idFor(`membership/${plan}/${member}`),
  appId: PLANS_APP_ID,
  name,
  services: ['open-studio'],
  credits: { total, remaining },
  expirationDate,
})

/** By member id. */
const HELD: Readonly<Record<string, readonly Membership[]>> = {
  [seededIdOf('ada')]: [
    membership('ada', 'studio-friend', 'Studio friend', 10, 7, '2099-12-31T23:00:00.000Z'),
    membership('ada', 'kiln-card', 'Kiln card', 5, 5, '2024-03-31T22:00:00.000Z'),
    membership('ada', 'ten-mornings', 'Ten mornings', 10, 0, '2099-12-31T23:00:00.000Z'),
  ],
}

const problemOf = ({ expirationDate, credits }: Membership, pieces: number, nowMs: number): string | undefined => {
  if (Date.parse(expirationDate) <= nowMs) return 'This membership has ended.'
  if (credits.remaining === 0) return 'This membership is used up.'
  return credits.remaining < pieces ? `This membership is good for ${credits.remaining} more.` : undefined
}

/** The memberships of a cart's owner that apply to its contents. */
export const membershipsFor = (ownerId: string, lines: readonly PricedLine[], nowMs = Date.now()): OfferedMembership[] =>
  (Object.hasOwn(HELD, ownerId) ? (HELD[ownerId] ?? []) : []).flatMap((held) => {
    const payable = lines.filter(
      ({ line: { item }, payment }) =>
        payment.option === 'MEMBERSHIP' && item.kind === 'custom' && held.services.includes(item.service ?? ''),
    )
    if (payable.length === 0) return []
    const reason = problemOf(
      held,
      payable.reduce((sum, { line }) => sum + line.quantity, 0),
      nowMs,
    )
    return [{ membership: held, lineIds: payable.map(({ line }) => line.id), ...(reason && { reason }) }]
  })

/** The ids of the line items that the chosen memberships pay. */
export const paidByMembership = (offered: readonly OfferedMembership[], chosen: readonly string[]): Set<string> =>
  new Set(offered.filter(({ membership: { id }, reason }) => !reason && chosen.includes(id)).flatMap(({ lineIds }) => lineIds))
