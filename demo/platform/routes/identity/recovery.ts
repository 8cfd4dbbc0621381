/** docs/platform.md §7 "Recovery and verification", the recovery part: e-mails with a link to set a new password. */
import { type ApiContext, createRouter, jsonBody } from '../../api-app'
import { applicationError, refuse } from '../../gateway/errors'
import { isAllowedCallback, isAllowedRedirectUri } from '../../identity/allowed-redirects'
import { readNewPassword } from '../../identity/login/passwords'
import { readEmail } from '../../identity/members/email-address'
import { optionalRecord, optionalString, own, requiredString } from '../../untrusted'
import { requireElevated, visitorOf } from './caller'
import { answerSignIn } from './identity'

const MAX_TOKEN = 4000

/** The URL that the page behind the link returns to. */
const readRedirect = (c: ApiContext, value: unknown, at: string): string | undefined => {
  const redirect = optionalRecord(value, at)
  if (!redirect) return undefined
  const clientId = optionalString(own(redirect, 'clientId'), `${at}.clientId`, 100)
  if (clientId !== undefined && clientId !== c.var.shop.clientId) return refuse(`${at}.clientId`, 'is not of this shop')
  const url = optionalString(own(redirect, 'url'), `${at}.url`, MAX_TOKEN)
  const rules = c.var.shop.identity.rules.get()
  if (url !== undefined && !isAllowedRedirectUri(rules, url) && !isAllowedCallback(rules, url))
    throw applicationError(403, 'REDIRECT_URL_NOT_ALLOWED', `${at}.url "${url}" is not an allowed redirect URL.`, {
      field: `${at}.url`,
      url,
    })
  return url
}

export const createRecoveryRoutes = () => {
  const app = createRouter()
  const base = '/_api/iam/recovery/v1'

  app.post(`${base}/send-email`, (c) => {
    const body = jsonBody(c)
    const email = readEmail(own(body, 'email'), 'email')
    optionalString(own(body, 'language'), 'language', 35)
    c.var.shop.identity.recovery.sendRecovery(email, readRedirect(c, own(body, 'redirect'), 'redirect'))
    return c.json({})
  })

  app.post(`${base}/activation-email`, (c) => {
    requireElevated(c)
    const body = jsonBody(c)
    const identityId = requiredString(own(body, 'identityId'), 'identityId', 100)
    const options = optionalRecord(own(body, 'emailOptions'), 'emailOptions') ?? {}
    optionalString(own(options, 'language'), 'emailOptions.language', 35)
    const redirect = readRedirect(c, own(options, 'redirect'), 'emailOptions.redirect')
    c.var.shop.identity.recovery.sendActivation(identityId, redirect)
    return c.json({})
  })

  app.post(`${base}/recover`, async (c) => {
    const body = jsonBody(c)
    const token = requiredString(own(body, 'recoveryToken'), 'recoveryToken', MAX_TOKEN)
    const password = readNewPassword(own(body, 'password'), 'password')
    const { result } = await c.var.shop.identity.recovery.recover(token, password, visitorOf(c.var.caller))
    return answerSignIn(c, result)
  })
  return app
}
