/** Shared by the pages of a redirect session: the session, the member, and the next page. */
import { html } from 'hono/html'
import type { ApiContext } from '../../api-app'
import type { RedirectKind, RedirectSession } from '../../identity/redirect-sessions'
import type { Shop } from '../../shop'
import { type Html, messagePage, nothing, type PagePolicy, type PageStatus, sendPage } from '../pages'
import { type Member, readLogin } from './login-cookie'

export interface Flow {
  shop: Shop
  session: RedirectSession
}

export const findFlow = (c: ApiContext, shops: readonly Shop[], kind: RedirectKind): Flow | null => {
  for (const shop of shops) {
    const session = shop.identity.redirects.find(c.req.query('session') ?? '', kind)
    if (session) return { shop, session }
  }
  return null
}

/** Shown with the name of the first shop, since the request names none. */
export const linkTooOld = (c: ApiContext, shops: readonly Shop[]) => {
  const [shop] = shops
  if (!shop) throw new Error('a platform has at least one shop')
  const text = 'This link is not valid any more. Go back to the shop and start again.'
  return sendPage(c, 404, messagePage(shop.site, 'This page has expired', text))
}

/** The member whose token created the session, else the member of the hosted pages' cookie. */
export const memberOf = async (c: ApiContext, { shop, session }: Flow): Promise<Member | null> => {
  const { owner } = session
  const account = owner.role === 'MEMBER' && shop.identity.isLive(owner) ? shop.identity.accounts.find(owner.id) : null
  if (account && owner.sessionId !== undefined) return { account, sessionId: owner.sessionId }
  return readLogin(c, shop)
}

export const withParameters = (url: string, parameters: Record<string, string>): string => {
  const target = new URL(url)
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  return target.href
}

/** Where the link back leads. */
export const backOf = ({ session: { callbacks } }: Flow): string | undefined => callbacks.postFlowUrl ?? callbacks.cartPageUrl

export const backLink = (flow: Flow, label = '← Back to the shop'): Html => {
  const href = backOf(flow)
  return href === undefined ? nothing : html`<p><a class="back" href="${href}">${label}</a></p>`
}

/** Links to the merchant's privacy policy and terms, if the session has them. */
export const legalLinks = ({ session: { callbacks } }: Flow): Html => {
  const { privacyPolicyUrl, termsAndConditionsUrl } = callbacks
  return html`${privacyPolicyUrl ? html`<p class="hint"><a href="${privacyPolicyUrl}">Privacy policy</a></p>` : nothing}
${termsAndConditionsUrl ? html`<p class="hint"><a href="${termsAndConditionsUrl}">Terms and conditions</a></p>` : nothing}`
}

/** Redirects to the callback; without one, shows a page that says what happened. */
export const leave = (c: ApiContext, flow: Flow, callback: string | undefined, title: string, text: string) =>
  callback === undefined ? sendPage(c, 200, messagePage(flow.shop.site, title, text)) : c.redirect(callback, 303)

export const show = (c: ApiContext, status: PageStatus, page: Html, policy?: PagePolicy) => sendPage(c, status, page, policy)
