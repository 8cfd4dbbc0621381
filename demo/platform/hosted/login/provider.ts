/** The page of the stub identity provider, and the page behind a push message: external services for a real shop. */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../../api-app'
import { PlatformError } from '../../gateway/errors'
import { CONNECTIONS } from '../../identity/login/sso'
import { readEmail } from '../../identity/members/email-address'
import type { Shop } from '../../shop'
import { fields, notice, readFields } from '../fields'
import { type Html, layout, messagePage, type PagePolicy, sendPage } from '../pages'
import { linkTooOld } from './flow'

const CALLBACK = '/_api/iam/authentication/v1/callback'

export const createProviderRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const [mainShop] = shops
  if (!mainShop) throw new Error('a platform has at least one shop')

  /** Of the shop whose state it is: browsers hold a form's redirects to the policy, too. */
  const policyOf = (c: ApiContext): PagePolicy => {
    const state = c.req.query('state') ?? ''
    for (const { identity } of shops) {
      const formTarget = identity.sso.formTargetOf(state)
      if (formTarget !== undefined) return { formTarget }
    }
    return {}
  }

  const providerPage = (c: ApiContext, email: string, error?: string): Html | null => {
    const connection = c.req.query('connection') ?? ''
    const name = Object.hasOwn(CONNECTIONS, connection) ? CONNECTIONS[connection] : undefined
    if (name === undefined) return null
    const query = new URLSearchParams({ connection, state: c.req.query('state') ?? '' })
    return layout(
      mainShop.site,
      `${name} (stub)`,
      html`<main class="narrow"><form class="card" method="post" action="/hosted/idp?${query.toString()}" novalidate>
<h1>${name}</h1><p class="hint">A stand-in for the real provider: it believes whatever you say.</p>${notice(error)}
${fields([
  { name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', value: email, error },
  { name: 'firstName', label: 'First name', autocomplete: 'given-name' },
])}
<p><button class="button pay" type="submit">Go on as this person</button></p></form></main>`,
    )
  }

  app.get('/hosted/idp', (c) => {
    const page = providerPage(c, '')
    return page ? sendPage(c, 200, page, policyOf(c)) : linkTooOld(c, shops)
  })

  /** Does not use up the state: the callback does, which also determines the shop. */
  app.post('/hosted/idp', async (c) => {
    const form = readFields(c.var.bodyText)
    const state = c.req.query('state') ?? ''
    try {
      const email = readEmail(form.email, 'email')
      const shop = shops.find(({ identity }) => identity.oneTime.peek('SSO', state) !== null)
      if (!shop) return linkTooOld(c, shops)
      const result = shop.identity.sso.login(email, form.firstName || undefined, null)
      if (result.state !== 'SUCCESS') {
        const text = 'The provider knows you, but the shop wants something more first. Log in on its own page.'
        return sendPage(c, 403, messagePage(shop.site, 'Not yet', text))
      }
      const sessionToken = await shop.tokens.signSession(result.account.id, result.sessionId)
      return c.redirect(`${CALLBACK}?${new URLSearchParams({ state, sessionToken }).toString()}`, 303)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      const sentence = error.code === 'INVALID_ARGUMENT' ? 'Enter an e-mail address like name@example.com' : error.message
      const page = providerPage(c, form.email ?? '', sentence)
      return page ? sendPage(c, 422, page, policyOf(c)) : linkTooOld(c, shops)
    }
  })

  app.get('/hosted/push', (c) => {
    const token = c.req.query('token') ?? ''
    if (!shops.some(({ identity }) => identity.oneTime.peek('PUSH', token) !== null)) return linkTooOld(c, shops)
    const page = layout(
      mainShop.site,
      'Is it you?',
      html`<main class="narrow"><form class="card" method="post" action="/hosted/push?token=${encodeURIComponent(token)}">
<h1>Is it you?</h1><p>Somebody wants to log in to your account.</p>
<p class="choices"><button class="button" type="submit" name="answer" value="APPROVED">Yes, it is me</button>
<button class="button quiet" type="submit" name="answer" value="DENIED">No</button></p></form></main>`,
    )
    return sendPage(c, 200, page)
  })

  app.post('/hosted/push', (c) => {
    const { answer } = readFields(c.var.bodyText)
    for (const { identity, site } of shops) {
      const data = identity.oneTime.spend('PUSH', c.req.query('token') ?? '')
      if (typeof data?.login !== 'string') continue
      identity.pending.answerPush(data.login, answer === 'APPROVED' ? 'APPROVED' : 'DENIED')
      return sendPage(c, 200, messagePage(site, 'Thank you', 'Go on where you were logging in.'))
    }
    return linkTooOld(c, shops)
  })
  return app
}
