/** Redirect sessions (docs/platform.md §7): the purpose of a visit to a hosted page, and the URLs to return to. */
import { randomUUID } from 'node:crypto'
import type { Subject } from '../gateway/tokens'
import type { Db } from '../storage/db'
import type { Json } from '../untrusted'

/** The path of the hosted page of each kind. The product page appends the product's slug. */
export const REDIRECT_PAGES = {
  bookingsCheckout: '/hosted/bookings/checkout',
  ecomCheckout: '/checkout',
  eventsCheckout: '/hosted/events/checkout',
  paidPlansCheckout: '/hosted/plans/checkout',
  login: '/hosted/login',
  logout: '/hosted/logout',
  auth: '/hosted/authorize',
  storesProduct: '/product-page',
  bookingsBook: '/hosted/bookings/book',
} as const

export type RedirectKind = keyof typeof REDIRECT_PAGES
export const REDIRECT_KINDS = Object.keys(REDIRECT_PAGES) as RedirectKind[]

export const CALLBACKS = [
  'postFlowUrl',
  'thankYouPageUrl',
  'cartPageUrl',
  'loginUrl',
  'planListUrl',
  'bookingsServiceListUrl',
  'privacyPolicyUrl',
  'termsAndConditionsUrl',
] as const
export type Callbacks = Partial<Record<(typeof CALLBACKS)[number], string>>

export interface NewRedirectSession {
  kind: RedirectKind
  params: Json
  callbacks: Callbacks
  /** The caller that created it. */
  owner: Subject
  /** The origin of the page that created it; absent for a server. */
  origin?: string
  checkoutId?: string
}

export interface RedirectSession extends NewRedirectSession {
  id: string
  fullUrl: string
}

interface Row {
  id: string
  kind: RedirectKind
  params: string
  callbacks: string
  owner: string
  origin: string | null
  checkout_id: string | null
  full_url: string
  created_at: string
}

const LIFETIME_MS = 3_600_000

export const createRedirectSessions = (db: Db, now: () => number) => ({
  /** `urlFor` gets the id, so that the URL can contain it. */
  create: (session: NewRedirectSession, urlFor: (id: string) => URL): RedirectSession => {
    const id = randomUUID()
    const fullUrl = urlFor(id).href
    db.run(
      'INSERT INTO redirect_session VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      session.checkoutId ?? null,
      JSON.stringify(session.callbacks),
      fullUrl,
      new Date(now()).toISOString(),
      session.kind,
      JSON.stringify(session.params),
      JSON.stringify(session.owner),
      session.origin ?? null,
    )
    return { ...session, id, fullUrl }
  },
  /** Null when it does not exist, is of another kind, or has expired (after an hour). */
  find: (id: string, kind?: RedirectKind): RedirectSession | null => {
    const row = db.get<Row>('SELECT * FROM redirect_session WHERE id = ?', id)
    if (!row || (kind && row.kind !== kind) || Date.parse(row.created_at) + LIFETIME_MS < now()) return null
    return {
      id: row.id,
      kind: row.kind,
      params: JSON.parse(row.params) as Json,
      callbacks: JSON.parse(row.callbacks) as Callbacks,
      owner: JSON.parse(row.owner) as Subject,
      fullUrl: row.full_url,
      ...(row.origin !== null && { origin: row.origin }),
      ...(row.checkout_id !== null && { checkoutId: row.checkout_id }),
    }
  },
})

export type RedirectSessions = ReturnType<typeof createRedirectSessions>
