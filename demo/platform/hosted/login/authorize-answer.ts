/** The result of the authorization: a code or an error, in the requested response mode. */
import { html } from 'hono/html'
import type { ApiContext } from '../../api-app'
import { isAllowedOrigin } from '../../identity/allowed-redirects'
import type { AuthParams } from '../../routes/redirect-intent'
import { layout, messagePage, sendPage } from '../pages'
import type { Flow } from './flow'

export type AuthAnswer = { code: string } | { error: string; error_description: string }

/**
 * The origin that may receive the result: that of the redirect URI, else that of the page that created the session; for a session
 * created by a server, that of the framing page if the shop allows it.
 */
const listenerOf = (c: ApiContext, { shop, session }: Flow, redirectUri: string | undefined): string | null => {
  if (redirectUri !== undefined) return new URL(redirectUri).origin
  if (session.origin !== undefined) return session.origin
  const referer = c.req.header('referer') ?? ''
  const origin = URL.canParse(referer) ? new URL(referer).origin : ''
  return isAllowedOrigin(shop.identity.rules.get(), origin) ? origin : null
}

export const answerAuthorization = (c: ApiContext, flow: Flow, answer: AuthAnswer) => {
  const { site } = flow.shop
  const { responseMode, redirectUri, state } = flow.session.params as unknown as AuthParams
  const told = { ...answer, ...(state !== undefined && { state }) }
  if (responseMode === 'web_message') {
    const target = listenerOf(c, flow, redirectUri)
    if (target === null) return sendPage(c, 400, messagePage(site, 'Nobody to tell', 'No page of this shop has opened this one.'))
    const page = layout(
      site,
      'One moment',
      html`<main class="narrow card" data-message="${JSON.stringify(told)}" data-target="${target}"><h1>One moment</h1>
<p>${'code' in answer ? 'You are logged in. The shop goes on by itself.' : 'The shop has been told.'}</p></main>
<script src="/hosted/web-message.js"></script>`,
    )
    return sendPage(c, 200, page, { frameAncestor: target, runsScript: true })
  }
  if (redirectUri === undefined) throw new Error('an authorization that answers by address needs one')
  const url = new URL(redirectUri)
  if (responseMode === 'fragment') url.hash = new URLSearchParams(told).toString()
  else for (const [name, value] of Object.entries(told)) url.searchParams.set(name, value)
  return c.redirect(url.href, 303)
}
