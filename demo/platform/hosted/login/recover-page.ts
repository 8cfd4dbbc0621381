/** The page behind the link of a recovery or activation e-mail: sets a new password and returns to the shop. */
import { html } from 'hono/html'
import { createRouter } from '../../api-app'
import { PlatformError } from '../../gateway/errors'
import { readNewPassword } from '../../identity/login/passwords'
import type { Shop } from '../../shop'
import { fields, readFields } from '../fields'
import { type Html, layout, messagePage, sendPage } from '../pages'
import { linkTooOld } from './flow'
import { setLogin } from './login-cookie'

export const createRecoverPageRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const find = (token: string): { shop: Shop; redirectUrl?: string } | null => {
    for (const shop of shops) {
      const data = shop.identity.oneTime.peek('RECOVERY', token)
      if (data) return { shop, ...(typeof data.redirectUrl === 'string' && { redirectUrl: data.redirectUrl }) }
    }
    return null
  }
  const form = ({ site }: Shop, token: string, error?: string): Html =>
    layout(
      site,
      'Choose a new password',
      html`<main class="narrow"><form class="card" method="post" action="/hosted/recover?token=${encodeURIComponent(token)}" novalidate>
<h1>Choose a new password</h1>
${fields([{ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', error }])}
<p><button class="button pay" type="submit">Save and log in</button></p></form></main>`,
    )

  app.get('/hosted/recover', (c) => {
    const token = c.req.query('token') ?? ''
    const found = find(token)
    if (!found) return linkTooOld(c, shops)
    return sendPage(c, 200, form(found.shop, token), { formTarget: found.redirectUrl })
  })

  app.post('/hosted/recover', async (c) => {
    const token = c.req.query('token') ?? ''
    const found = find(token)
    if (!found) return linkTooOld(c, shops)
    const { shop } = found
    try {
      const password = readNewPassword(readFields(c.var.bodyText).password, 'password')
      const { result, redirectUrl } = await shop.identity.recovery.recover(token, password, null)
      if (result.state === 'SUCCESS') await setLogin(c, shop, { account: result.account, sessionId: result.sessionId })
      if (redirectUrl !== undefined) return c.redirect(redirectUrl, 303)
      return sendPage(c, 200, messagePage(shop.site, 'Your password is changed', 'Use it from now on.'))
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      const sentence = error.code === 'INVALID_ARGUMENT' ? 'Use 6 to 100 characters' : error.message
      return sendPage(c, 422, form(shop, token, sentence), { formTarget: found.redirectUrl })
    }
  })
  return app
}
