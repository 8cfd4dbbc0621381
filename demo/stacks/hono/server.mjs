/**
 * A shop that is rendered on the server and works without scripts. Each visitor's tokens are in an HttpOnly cookie; each
 * request has a separate client.
 */
import { serve } from '@hono/node-server'
import {
  addToCurrentCart,
  assertNavigable,
  createCheckout,
  createClient,
  createRedirectSession,
  getCurrentCart,
  queryProductsV1,
  readTokens,
} from 'cartlet'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'

const { CLIENT_ID: clientId = 'CLIENT_ID', API: api, PORT = '3000' } = process.env
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e' // the platform's id of its store app
const COOKIE = 'shop'

const app = new Hono()

app.use(async (context, next) => {
  const client = createClient({ clientId, api, tokens: readTokens(getCookie(context, COOKIE)) })
  context.set('client', client)
  await next()
  // Written after the calls, which may have renewed the tokens.
  const tokens = client.session.tokens()
  const secure = new URL(context.req.url).protocol === 'https:'
  if (tokens) setCookie(context, COOKIE, JSON.stringify(tokens), { path: '/', httpOnly: true, secure, sameSite: 'Lax' })
})

app.get('/', async (context) => {
  const client = context.get('client')
  const [{ products }, cart] = await Promise.all([
    queryProductsV1(client, { filter: { slug: { $in: ['blue-mug', 'gift-box'] } } }),
    getCurrentCart(client),
  ])
  const count = (cart?.lineItems ?? []).reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  return context.html(html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8"><title>Drawn on a server</title><link rel="icon" href="data:,"></head>
      <body>
        <p>In the cart: <output>${count}</output></p>
        ${products.map(
          ({ id, name, price }) => html`
            <form method="post" action="/add">
              <h2>${name}</h2>
              <p>${price?.formatted?.price}</p>
              <button name="product" value="${id}">Add ${name}</button>
            </form>`,
        )}
        <form method="post" action="/checkout"><button>Check out</button></form>
      </body>
    </html>`)
})

app.post('/add', async (context) => {
  const { product } = await context.req.parseBody()
  await addToCurrentCart(context.get('client'), {
    lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: String(product) } }],
  })
  return context.redirect('/', 303)
})

app.post('/checkout', async (context) => {
  const client = context.get('client')
  const { checkoutId } = await createCheckout(client, { channelType: 'WEB' })
  const { fullUrl } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: new URL('/', context.req.url).href },
  })
  return context.redirect(assertNavigable(fullUrl).href, 303)
})

serve({ fetch: app.fetch, port: Number(PORT), hostname: 'localhost' }, ({ port }) => console.log(`http://localhost:${port}/`))
