/** `/hosted/authorize`: the authorization page behind a redirect session of kind `auth` (docs/platform.md §4 "Prompt"). */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../../api-app'
import { displayName } from '../../identity/members/account'
import type { AuthParams } from '../../routes/redirect-intent'
import type { Shop } from '../../shop'
import { readFields } from '../fields'
import { type Html, layout, type PagePolicy, sendPage } from '../pages'
import { answerAuthorization } from './authorize-answer'
import { backLink, type Flow, findFlow, linkTooOld } from './flow'
import { type Member, readLogin, readSessionToken, setLogin } from './login-cookie'
import { type SignInPlace, startPage, takeStep } from './sign-in-steps'

const paramsOf = ({ session }: Flow): AuthParams => session.params as unknown as AuthParams
const actionOf = ({ session }: Flow): string => `/hosted/authorize?session=${encodeURIComponent(session.id)}`
const policyOf = (flow: Flow): PagePolicy => ({ formTarget: paramsOf(flow).redirectUri })

const placeOf = (flow: Flow): SignInPlace => ({
  shop: flow.shop,
  action: actionOf(flow),
  back: backLink(flow),
  visitorId: flow.session.owner.role === 'VISITOR' ? flow.session.owner.id : null,
})

const grant = async (c: ApiContext, flow: Flow, { account, sessionId }: Member) => {
  const { codeChallenge, redirectUri, sessionToken } = paramsOf(flow)
  // A login on the shop's own page also counts on the hosted pages.
  if (sessionToken !== undefined) await setLogin(c, flow.shop, { account, sessionId })
  const { owner } = flow.session
  const code = flow.shop.identity.codes.issue({
    identityId: account.id,
    sessionId,
    codeChallenge,
    ...(redirectUri !== undefined && { redirectUri }),
    ...(owner.role === 'VISITOR' && { visitorId: owner.id }),
  })
  return answerAuthorization(c, flow, { code })
}

const refuse = (c: ApiContext, flow: Flow, error: string, error_description: string) =>
  answerAuthorization(c, flow, { error, error_description })

/** A short name of the page that will get the code. */
const asker = (flow: Flow): string => {
  const { redirectUri } = paramsOf(flow)
  return redirectUri === undefined ? (flow.session.origin ?? 'The shop') : new URL(redirectUri).host
}

const consentPage = (flow: Flow, { account }: Member): Html =>
  layout(
    flow.shop.site,
    'Allow access',
    html`<main class="narrow"><form class="card" method="post" action="${actionOf(flow)}"><h1>Allow access?</h1>
<p><strong>${asker(flow)}</strong> wants to see your cart, your orders and your profile, ${displayName(account)}, and to stay logged in.</p>
<input type="hidden" name="step" value="consent">
<p class="choices"><button class="button" type="submit" name="answer" value="allow">Allow</button>
<button class="button quiet" type="submit" name="answer" value="deny">Deny</button></p></form></main>`,
  )

const accountsPage = (flow: Flow, { account }: Member): Html =>
  layout(
    flow.shop.site,
    'Choose an account',
    html`<main class="narrow"><form class="card" method="post" action="${actionOf(flow)}"><h1>Choose an account</h1>
<input type="hidden" name="step" value="account">
<p class="choices"><button class="button" type="submit" name="answer" value="continue">Go on as ${displayName(account)}</button>
<button class="button quiet" type="submit" name="answer" value="other">Use another account</button></p></form></main>`,
  )

/** An invalid session token is refused: the cookie of another login must not replace it. */
const memberOf = (c: ApiContext, flow: Flow): Promise<Member | null> => {
  const { sessionToken } = paramsOf(flow)
  return sessionToken === undefined ? readLogin(c, flow.shop) : readSessionToken(flow.shop, sessionToken)
}

/** True for the first return from an identity provider, so that an old URL cannot replace a fresh login. */
const isFresh = (c: ApiContext, { shop, session }: Flow): boolean =>
  shop.identity.oneTime.spend('SSO', c.req.query('fresh') ?? '')?.fresh === session.id

const toProvider = (c: ApiContext, flow: Flow, connectionId: string) => {
  const fresh = flow.shop.identity.oneTime.issue('SSO', { fresh: flow.session.id })
  const returnTo = `${actionOf(flow)}&fresh=${encodeURIComponent(fresh)}`
  return c.redirect(flow.shop.identity.sso.start({ connectionId, returnTo, ...policyOf(flow) }), 303)
}

type Question = 'login' | 'consent' | 'account'

/** What to ask before issuing a code. Computed for each request, so that an answer to a different question does not count. */
const questionFor = (flow: Flow, member: Member | null, hasJustLoggedIn: boolean): Question | null => {
  const { prompt, sessionToken } = paramsOf(flow)
  if (member === null) return 'login'
  if (prompt === 'login') return sessionToken !== undefined || hasJustLoggedIn ? null : 'login'
  if (prompt === 'consent') return 'consent'
  return prompt === 'select_account' ? 'account' : null
}

const ask = (c: ApiContext, flow: Flow, question: Question, member: Member | null, step?: string) => {
  const page =
    question === 'login' || member === null
      ? startPage(placeOf(flow), step)
      : question === 'consent'
        ? consentPage(flow, member)
        : accountsPage(flow, member)
  return sendPage(c, 200, page, policyOf(flow))
}

export const createAuthorizeRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()

  app.get('/hosted/authorize', async (c) => {
    const flow = findFlow(c, shops, 'auth')
    if (!flow) return linkTooOld(c, shops)
    const { prompt, idp } = paramsOf(flow)
    const member = await memberOf(c, flow)
    if (prompt === 'none') {
      if (!member) return refuse(c, flow, 'login_required', 'Nobody is logged in.')
      return grant(c, flow, member)
    }
    const step = c.req.query('step')
    const question = questionFor(flow, member, isFresh(c, flow))
    if (question === 'login' && idp !== undefined && step === undefined) return toProvider(c, flow, idp)
    if (question !== null || member === null) return ask(c, flow, question ?? 'login', member, step)
    return grant(c, flow, member)
  })

  app.post('/hosted/authorize', async (c) => {
    const flow = findFlow(c, shops, 'auth')
    if (!flow) return linkTooOld(c, shops)
    const { step, answer } = readFields(c.var.bodyText)
    if (step === 'consent' || step === 'account') {
      const member = await memberOf(c, flow)
      const question = questionFor(flow, member, false)
      if (member === null || question === 'login') return ask(c, flow, 'login', member)
      if (question !== null && question !== step) return ask(c, flow, question, member)
      if (step === 'consent' && answer !== 'allow') return refuse(c, flow, 'access_denied', 'Access was denied.')
      if (step === 'account' && answer === 'other') return ask(c, flow, 'login', member)
      if (step === 'account' && answer !== 'continue') return ask(c, flow, 'account', member)
      return grant(c, flow, member)
    }
    const taken = await takeStep(c, placeOf(flow))
    if (!('member' in taken)) return sendPage(c, taken.status, taken.page, policyOf(flow))
    await setLogin(c, flow.shop, taken.member)
    // A fresh login counts as the choice of an account.
    const question = questionFor(flow, taken.member, true)
    return question === 'consent' ? ask(c, flow, question, taken.member) : grant(c, flow, taken.member)
  })
  return app
}
