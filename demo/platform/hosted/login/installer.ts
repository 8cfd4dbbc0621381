/** Installs an app: asks the site's owner, and returns to the app with a code that its server exchanges. */
import { html } from 'hono/html'
import { type ApiContext, createRouter } from '../../api-app'
import { navigable } from '../../identity/allowed-redirects'
import type { Shop } from '../../shop'
import { layout, messagePage, sendPage } from '../pages'

const PATH = '/installer/install'
const MAX_STATE = 2000

interface Asked {
  shop: Shop
  redirectUrl: URL
  state: string | undefined
}

export const createInstallerRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()
  const [mainShop] = shops
  if (!mainShop) throw new Error('a platform has at least one shop')

  const readAsked = (c: ApiContext): Asked | null => {
    const shop = shops.find(({ credentials }) => credentials.appId === c.req.query('appId'))
    const redirectUrl = navigable(c.req.query('redirectUrl') ?? '')
    const state = c.req.query('state')
    return shop && redirectUrl && (state ?? '').length <= MAX_STATE ? { shop, redirectUrl, state } : null
  }
  const refused = (c: ApiContext) => {
    const text = 'There is no such app, or it does not say where to go back to.'
    return sendPage(c, 400, messagePage(mainShop.site, 'This app cannot be installed', text))
  }

  app.get(PATH, (c) => {
    const asked = readAsked(c)
    if (!asked) return refused(c)
    const { shop, redirectUrl } = asked
    const page = layout(
      shop.site,
      'Install the app',
      html`<main class="narrow"><form class="card" method="post" action="${PATH}${new URL(c.req.url).search}">
<h1>Install the app?</h1><p class="hint">It may then act in the name of ${shop.site.name}. You go on at ${redirectUrl.host}.</p>
<p><button class="button pay" type="submit">Install</button></p></form></main>`,
    )
    return sendPage(c, 200, page, { formTarget: redirectUrl.href })
  })

  app.post(PATH, async (c) => {
    const asked = readAsked(c)
    if (!asked) return refused(c)
    const { shop, redirectUrl, state } = asked
    const { appId, appInstanceId } = shop.credentials
    redirectUrl.searchParams.set('code', shop.identity.oneTime.issue('INSTALL', { appId }))
    redirectUrl.searchParams.set('instanceId', appInstanceId)
    if (state) redirectUrl.searchParams.set('state', state)
    return c.redirect(redirectUrl.href, 303)
  })
  return app
}
