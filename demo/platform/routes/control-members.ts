/** Control calls about members: sent messages, the owner's rules, statuses and factors. Only from this machine. */
import { createRouter, jsonBody } from '../api-app'
import { applicationError, refuse } from '../gateway/errors'
import { newTotpSecret } from '../identity/login/totp'
import { type Account, identityBody, SECOND_FACTORS, STATUSES } from '../identity/members/account'
import { readEmail } from '../identity/members/email-address'
import { CAPTCHA_KINDS, type MemberRules } from '../identity/rules'
import type { Shop } from '../shop'
import { integerBetween, type Json, optionalBoolean, optionalList, optionalString, own, requiredString } from '../untrusted'

const oneOf = <T extends string>(value: unknown, field: string, allowed: readonly T[]): T =>
  allowed.find((one) => one === value) ?? refuse(field, `must be one of ${allowed.join(', ')}`, 'INVALID_ENUM_VALUE')

const readTexts = (value: unknown, field: string): string[] | undefined =>
  optionalList(value, field, 100)?.map((entry, i) => requiredString(entry, `${field}[${i}]`, 2000))

/** Only the fields that were sent change. */
const readRules = (body: Json): Partial<MemberRules> => {
  const sent: { [K in keyof MemberRules]: MemberRules[K] | undefined } = {
    ownerApproves: optionalBoolean(own(body, 'ownerApproves'), 'ownerApproves'),
    verifyEmail: optionalBoolean(own(body, 'verifyEmail'), 'verifyEmail'),
    rotateRefreshTokens: optionalBoolean(own(body, 'rotateRefreshTokens'), 'rotateRefreshTokens'),
    captcha: own(body, 'captcha') === undefined ? undefined : oneOf(own(body, 'captcha'), 'captcha', CAPTCHA_KINDS),
    captchaAfterFailures:
      own(body, 'captchaAfterFailures') === undefined
        ? undefined
        : integerBetween(own(body, 'captchaAfterFailures'), 'captchaAfterFailures', 0, 100),
    failuresPerMinute:
      own(body, 'failuresPerMinute') === undefined
        ? undefined
        : integerBetween(own(body, 'failuresPerMinute'), 'failuresPerMinute', 0, 100),
    redirectDomains: readTexts(own(body, 'redirectDomains'), 'redirectDomains'),
    redirectUris: readTexts(own(body, 'redirectUris'), 'redirectUris'),
  }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}

export const createMemberControlRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  /** The main shop, unless the request names another one. */
  const shopOf = (clientId: unknown): Shop => {
    const id = optionalString(clientId, 'clientId', 100) ?? shops[0]?.clientId
    return shops.find((shop) => shop.clientId === id) ?? refuse('clientId', 'is not known')
  }
  const memberIn = (shop: Shop, body: Json): Account => {
    const email = readEmail(own(body, 'email'), 'email')
    const account = shop.identity.accounts.findByEmail(email)
    if (!account) throw applicationError(404, 'IDENTITY_NOT_FOUND', `Nobody is registered as "${email}".`)
    return account
  }
  const shown = (shop: Shop, account: Account) => ({ identity: identityBody(account, shop.credentials.siteId) })

  app.get('/_control/outbox', (c) =>
    c.json({ messages: shopOf(c.req.query('clientId')).identity.outbox.list(c.req.query('to')) }),
  )
  app.get('/_control/member-rules', (c) => c.json(shopOf(c.req.query('clientId')).identity.rules.get()))
  app.post('/_control/member-rules', (c) => {
    const body = jsonBody(c)
    return c.json(shopOf(own(body, 'clientId')).identity.rules.set(readRules(body)))
  })
  app.get('/_control/members', (c) => {
    const shop = shopOf(c.req.query('clientId'))
    return c.json({ members: shop.identity.accounts.list().map((account) => shown(shop, account).identity) })
  })
  /** `{ email, status }`; ACTIVE also counts as the owner's approval. */
  app.post('/_control/members/status', (c) => {
    const body = jsonBody(c)
    const shop = shopOf(own(body, 'clientId'))
    const status = oneOf(own(body, 'status'), 'status', STATUSES)
    const { id, reasons } = memberIn(shop, body)
    const mustReset = optionalBoolean(own(body, 'mustReset'), 'mustReset')
    const changes = { status, reasons: status === 'PENDING' ? reasons : [], ...(mustReset !== undefined && { mustReset }) }
    return c.json(shown(shop, shop.identity.accounts.change(id, changes)))
  })
  /** `{ email, type, phone? }`; returns the secret for an authenticator app. */
  app.post('/_control/members/factors', (c) => {
    const body = jsonBody(c)
    const shop = shopOf(own(body, 'clientId'))
    const type = oneOf(own(body, 'type'), 'type', SECOND_FACTORS)
    const phone = optionalString(own(body, 'phone'), 'phone', 50)
    const secret = type === 'TOTP' ? newTotpSecret() : (phone ?? null)
    const account = shop.identity.accounts.addFactor(memberIn(shop, body).id, type, secret)
    return c.json({ ...shown(shop, account), ...(type === 'TOTP' && { secret }) })
  })
  /** Issues the code of an app's installation, which the app exchanges at `/oauth/access`. */
  app.post('/_control/app-installation', (c) => {
    const shop = shopOf(own(jsonBody(c), 'clientId'))
    const { appId, appInstanceId } = shop.credentials
    return c.json({ code: shop.identity.oneTime.issue('INSTALL', { appId }), instanceId: appInstanceId })
  })
  app.get('/_control/reservations', (c) => c.json({ reservations: shopOf(c.req.query('clientId')).identity.reservations.list() }))
  return app
}
