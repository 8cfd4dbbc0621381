/** Specification §3 "Redirect session request" and §4 (callback type, prompt). */

/** Where the hosted page sends the visitor afterwards. The platform accepts only domains the shop has allowed. */
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

/** Exactly one purpose, with callbacks and preferences. */
export interface RedirectParams {
  bookingsCheckout?: { slotAvailability: Record<string, unknown>; timezone?: string }
  ecomCheckout?: { checkoutId: string }
  eventsCheckout?: { reservationId: string; eventSlug: string }
  paidPlansCheckout?: { planId: string; checkoutData?: string }
  login?: Record<string, never>
  logout?: { clientId: string }
  auth?: { authRequest: AuthRequest; prompt?: 'login' | 'none' | 'consent' | 'select_account' }
  storesProduct?: { productSlug: string }
  bookingsBook?: { resourceSlug: string }
  /** Not in the specification: a payment that the shop asked a buyer for. */
  ecomOrderPaymentRequest?: { paymentRequestId: string }
  callbacks?: RedirectCallbacks
  preferences?: RedirectPreferences
  /** Where the visitor comes from, as the platform names it; not in the specification. */
  origin?: string
}

export interface RedirectSession {
  id?: string
  /** Where to send the visitor, complete with parameters. Check it with `assertNavigable` first. */
  fullUrl: string
  urlDetails?: { endpoint: string; searchParams: Record<string, string> }
  sessionToken?: string | null
  shortUrl?: string
}
