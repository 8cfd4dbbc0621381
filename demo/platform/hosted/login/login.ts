/** `/hosted/login`, `/hosted/logout` and the account page: the login of the platform's own pages. */
import { html } from 'hono/html'
import { createRouter } from '../../api-app'
import { displayName } from '../../identity/members/account'
import type { Shop } from '../../shop'
import { layout, messagePage, nothing, sendPage } from '../pages'
import { backLink, backOf, type Flow, findFlow, leave, linkTooOld } from './flow'
import { endLogin, readLogin, setLogin } from './login-cookie'
import { type SignInPlace, startPage, takeStep } from './sign-in-steps'

const placeOf = (flow: Flow): SignInPlace => ({
  shop: flow.shop,
  action: `/hosted/login?session=${encodeURIComponent(flow.session.id)}`,
  back: backLink(flow),
  visitorId: flow.session.owner.role === 'VISITOR' ? flow.session.owner.id : null,
})

export const createLoginRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()

  app.get('/hosted/login', (c) => {
    const flow = findFlow(c, shops, 'login')
    if (!flow) return linkTooOld(c, shops)
    return sendPage(c, 200, startPage(placeOf(flow), c.req.query('step')), { formTarget: backOf(flow) })
  })

  app.post('/hosted/login', async (c) => {
    const flow = findFlow(c, shops, 'login')
    if (!flow) return linkTooOld(c, shops)
    const taken = await takeStep(c, placeOf(flow))
    if (!('member' in taken)) return sendPage(c, taken.status, taken.page, { formTarget: backOf(flow) })
    await setLogin(c, flow.shop, taken.member)
    // The cart stays the visitor's until the page has the member's tokens; before that, the page could not read it.
    return leave(c, flow, backOf(flow), 'You are logged in', `Welcome, ${displayName(taken.member.account)}.`)
  })

  /** Ends the logins of the cookie and of the token that created the session, says so, and redirects. */
  app.get('/hosted/logout', async (c) => {
    const flow = findFlow(c, shops, 'logout')
    if (!flow) return linkTooOld(c, shops)
    const { shop, session } = flow
    if (session.owner.sessionId !== undefined) shop.identity.sessions.end(session.owner.sessionId)
    await endLogin(c, shop)
    const href = backOf(flow)
    // A header redirects after the page is shown, without a script.
    if (href !== undefined) c.header('refresh', `0;url=${href}`)
    const link = href === undefined ? undefined : { href, label: 'Go on' }
    return sendPage(c, 200, messagePage(shop.site, 'You are logged out', 'See you soon.', link))
  })

  app.get('/hosted/account', async (c) => {
    for (const shop of shops) {
      const member = await readLogin(c, shop)
      if (!member) continue
      const { account } = member
      const orders = shop.orders.list().filter(({ visitorId }) => visitorId === account.id)
      const page = layout(
        shop.site,
        'Your account',
        html`<main class="narrow"><section class="card"><h1>Hello, ${displayName(account)}</h1>
<p>You are logged in as ${account.email}.</p></section>
<section class="card" aria-labelledby="orders"><h2 id="orders">Your orders</h2>
${orders.length === 0 ? html`<p>Nothing yet.</p>` : nothing}
<ul>${orders.map(({ number, totals }) => html`<li>Order ${number}, ${shop.site.money.format(totals.totalMinor)}</li>`)}</ul></section></main>`,
      )
      return sendPage(c, 200, page)
    }
    return linkTooOld(c, shops)
  })
  return app
}
