/** docs/platform.md §3 "Redirect session request" and §4 (callback type, prompt). */

import { enumOf, type ValueOf } from '../wire/enum'

/** Why the hosted page sends a visitor back. */
export const CallbackType = /*#__PURE__*/ enumOf('UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE')
export type CallbackType = ValueOf<typeof CallbackType>

/** The result of the visit of a hosted page. */
export const RedirectStatus = /*#__PURE__*/ enumOf('UNKNOWN', 'SUCCESS', 'ERROR')
export type RedirectStatus = ValueOf<typeof RedirectStatus>

/** The result of attaching pages to a client. */
export const AttachPagesStatus = /*#__PURE__*/ enumOf('UNKNOWN', 'SUCCESS', 'NO_ACTION', 'ERROR')
export type AttachPagesStatus = ValueOf<typeof AttachPagesStatus>

/** What the login page may ask of a visitor: `none` never shows a page. */
export const Prompt = /*#__PURE__*/ enumOf('login', 'none', 'consent', 'select_account')
export type Prompt = ValueOf<typeof Prompt>

/** A hosted page of the members’ area. */
export const MembersAccountSection = /*#__PURE__*/ enumOf('ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS')
export type MembersAccountSection = ValueOf<typeof MembersAccountSection>

/** Where a booked service takes place. */
export const RedirectLocationType = /*#__PURE__*/ enumOf('UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM')
export type RedirectLocationType = ValueOf<typeof RedirectLocationType>

/** URLs to which the hosted page sends the visitor. The platform accepts only domains that the shop has allowed. */
export interface RedirectCallbacks {
  postFlowUrl?: string
  thankYouPageUrl?: string
  cartPageUrl?: string
  loginUrl?: string
  planListUrl?: string
  bookingsServiceListUrl?: string
  privacyPolicyUrl?: string
  termsAndConditionsUrl?: string
}

export interface RedirectPreferences {
  useGenericWixPages?: boolean
  maintainIdentity?: boolean
  customize?: boolean
  additionalQueryParameters?: Record<string, string>
}

export interface AuthRequest {
  clientId: string
  redirectUri?: string
  codeChallenge?: string
  codeChallengeMethod?: 'S256'
  responseMode?: 'fragment' | 'query' | 'web_message'
  responseType?: 'code'
  scope?: 'offline_access'
  state?: string
  sessionToken?: string
  idp?: string
}

/** The purposes of a redirect session, with their parameters. */
export interface RedirectPurposes {
  bookingsCheckout: { slotAvailability: Record<string, unknown>; timezone?: string }
  ecomCheckout: { checkoutId: string }
  eventsCheckout: { reservationId: string; eventSlug: string }
  paidPlansCheckout: { planId: string; checkoutData?: string }
  login: Record<string, never>
  logout: { clientId: string }
  auth: { authRequest: AuthRequest; prompt?: Prompt }
  storesProduct: { productSlug: string }
  bookingsBook: { resourceSlug: string }
  /** Not in the specification: a payment that the shop asked a buyer for. */
  ecomOrderPaymentRequest: { paymentRequestId: string }
}

/** The name of a purpose. */
export type RedirectPurpose = keyof RedirectPurposes

/** Exactly one member of `T`; the others are absent. */
type OneOf<T> = { [K in keyof T]: Pick<T, K> & { [Other in Exclude<keyof T, K>]?: undefined } }[keyof T]

export interface RedirectReturn {
  callbacks?: RedirectCallbacks
  preferences?: RedirectPreferences
  /** Origin of the visit, as the platform names it; not in the specification. */
  origin?: string
}

/** Exactly one purpose, with callbacks and preferences. */
export type RedirectParams = OneOf<RedirectPurposes> & RedirectReturn

export interface RedirectSession {
  id?: string
  /** The complete URL to send the visitor to. Check it with `assertNavigable` first. */
  fullUrl: string
  urlDetails?: { endpoint: string; searchParams: Record<string, string> }
  sessionToken?: string | null
  shortUrl?: string
}

/** The whole response. The platform's SDK of today declares no other member than the session. */
export interface RedirectReply {
  redirectSession: RedirectSession
  [field: string]: unknown
}
