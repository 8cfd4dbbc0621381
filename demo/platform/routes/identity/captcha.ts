/** The stand-in for the captcha service: the script `/captcha/enterprise.js?client-id=…`, and its calls, which need no token. */
import { readFileSync } from 'node:fs'
import { createRouter, jsonBody } from '../../api-app'
import { applicationError, refuse } from '../../gateway/errors'
import { INVISIBLE_SITE_KEY, VISIBLE_SITE_KEY } from '../../identity/login/captcha'
import type { Shop } from '../../shop'
import { type Json, own, requiredString } from '../../untrusted'

const SCRIPT = new URL('../../hosted/login/captcha.js', import.meta.url)

export const createCaptchaRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()

  /** Tokens belong to one shop, so the request names it. */
  const readShop = (body: Json): Shop => {
    const clientId = requiredString(own(body, 'clientId'), 'clientId', 100)
    return shops.find((shop) => shop.clientId === clientId) ?? refuse('clientId', 'is not known')
  }
  const readKind = (body: Json): 'visible' | 'invisible' => {
    const siteKey = requiredString(own(body, 'siteKey'), 'siteKey', 100)
    if (siteKey === VISIBLE_SITE_KEY) return 'visible'
    return siteKey === INVISIBLE_SITE_KEY ? 'invisible' : refuse('siteKey', 'is not known')
  }

  const script = readFileSync(SCRIPT, 'utf8')
  app.get('/captcha/enterprise.js', (c) =>
    c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    }),
  )

  /** Returns a question: `{ challengeId, question }`. */
  app.post('/captcha/challenge', (c) => c.json(readShop(jsonBody(c)).identity.captcha.challenge()))

  /** Returns `{ token }`. The visible kind requires `challengeId` and `answer`. */
  app.post('/captcha/token', (c) => {
    const body = jsonBody(c)
    const { captcha } = readShop(body).identity
    if (readKind(body) === 'invisible') return c.json({ token: captcha.invisible() })
    const challengeId = requiredString(own(body, 'challengeId'), 'challengeId')
    const token = captcha.solve(challengeId, requiredString(own(body, 'answer'), 'answer', 20))
    if (token === null) throw applicationError(400, 'WRONG_ANSWER', 'That is not the answer. Ask for another challenge.')
    return c.json({ token })
  })
  return app
}
