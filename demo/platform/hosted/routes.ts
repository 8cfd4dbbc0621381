/** The pages of the hosted shop. The redirect session in the URL is their only credential. */
import { readFileSync } from 'node:fs'
import { type ApiContext, createRouter } from '../api-app'
import type { Product } from '../catalog/product'
import type { Shop } from '../shop'
import type { Site } from '../site'
import { backUrl, type CheckoutView, checkoutPage, shortageText } from './checkout/checkout'
import { checkForm, knownValues, needsDelivery, readForm } from './checkout/checkout-form'
import { lineName } from './checkout/line-text'
import { dueOf, type HostedCheckout } from './checkout/order'
import { productPage, shopWindow } from './checkout/product-page'
import { merchantThankYouUrl, returning, thankYouPage } from './checkout/thank-you'
import { readLogin } from './login/login-cookie'
import { messagePage, sendPage } from './pages'

/** Served as one style sheet, in this order. */
const STYLES = ['frame', 'form', 'goods'].map((name) => new URL(`./${name}.css`, import.meta.url))

/** `mainShop` serves requests that name no shop. */
export const createHostedRoutes = (mainShop: Shop, otherShops: readonly Shop[]) => {
  const shops = [mainShop, ...otherShops]
  const app = createRouter()
  const css = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n')

  const findCheckout = async (c: ApiContext): Promise<{ shop: Shop; checkout: HostedCheckout; isMember: boolean } | null> => {
    for (const shop of shops) {
      const checkout = shop.orders.findCheckout(c.req.query('session') ?? '')
      if (!checkout) continue
      const { identity } = shop
      const owner = identity.redirects.find(checkout.sessionId)?.owner
      const isMember = (owner?.role === 'MEMBER' && identity.isLive(owner)) || (await readLogin(c, shop)) !== null
      return { shop, checkout: { ...checkout, callbacks: returning(checkout.callbacks, isMember) }, isMember }
    }
    return null
  }
  const findProduct = (slug: string): { site: Site; product: Product } | null => {
    for (const { catalog, site } of shops) {
      const product = catalog.findProductBySlug(slug)
      if (product) return { site, product }
    }
    return null
  }

  const notFound = (c: ApiContext, title: string, text: string) => sendPage(c, 404, messagePage(mainShop.site, title, text))
  const unknownSession = (c: ApiContext) =>
    notFound(c, 'Checkout not found', 'This checkout link is not valid. Go back to the shop and start the checkout again.')

  const thankYouPath = (checkout: HostedCheckout) => `/thank-you?session=${encodeURIComponent(checkout.sessionId)}`
  const afterPayment = (c: ApiContext, checkout: HostedCheckout, isMember: boolean, orderId: string) =>
    c.redirect(merchantThankYouUrl(checkout.callbacks, orderId, isMember) ?? thankYouPath(checkout), 303)

  const closed = (c: ApiContext, { site }: Shop, checkout: HostedCheckout) => {
    const href = backUrl(checkout)
    const text = 'The cart of this checkout was bought or emptied in the meantime. Nothing was charged here.'
    return sendPage(
      c,
      410,
      messagePage(site, 'This checkout is closed', text, href ? { href, label: 'Back to the shop' } : undefined),
    )
  }

  const show = (c: ApiContext, status: 200 | 402 | 409 | 422, view: CheckoutView) => {
    const { thankYouPageUrl } = view.checkout.callbacks
    // Card numbers are not sent back with the form; they must be entered again.
    const values = { ...view.values, cardNumber: '', cardCvc: '' }
    return sendPage(c, status, checkoutPage({ ...view, values }), { formTarget: thankYouPageUrl })
  }

  app.get('/checkout', async (c) => {
    const found = await findCheckout(c)
    if (!found) return unknownSession(c)
    const { shop, checkout, isMember } = found
    const { site } = shop
    if (checkout.state === 'DONE' && checkout.orderId) return afterPayment(c, checkout, isMember, checkout.orderId)
    if (!checkout.cartExists) return closed(c, shop, checkout)
    return show(c, 200, { site, checkout, values: knownValues(checkout.info, checkout.buyer), errors: {} })
  })

  app.post('/checkout', async (c) => {
    const found = await findCheckout(c)
    if (!found) return unknownSession(c)
    const { shop, checkout, isMember } = found
    const { site, orders } = shop
    // Before the form is checked: a second submit of a paid checkout leads to the same page as the first.
    if (checkout.state === 'DONE' && checkout.orderId) return afterPayment(c, checkout, isMember, checkout.orderId)
    const values = readForm(c.var.bodyText)
    const form = checkForm(values, needsDelivery(checkout), dueOf(checkout) > 0 || !checkout.giftCard)
    if ('errors' in form)
      return show(c, 422, { site, checkout, values, errors: form.errors, notice: 'Please check the fields marked below.' })
    if (form.card === 'declined') {
      const errors = { cardNumber: 'This card was declined. Try another one.' }
      return show(c, 402, { site, checkout, values, errors, notice: 'Your card was declined and nothing was charged.' })
    }
    // Another address or option may change the total, which the buyer must see before paying.
    const option = values.shippingOption ? { code: values.shippingOption } : undefined
    const request = { ...(form.address && { address: { ...form.address } }), ...(option && { option }) }
    const priced = orders.findCheckout(checkout.sessionId, request) ?? checkout
    if (priced.totals.unserved) {
      const errors = { country: 'The shop does not deliver there.' }
      return show(c, 422, { site, checkout: priced, values, errors, notice: 'Please check the fields marked below.' })
    }
    if (values.expectedTotal !== '' && Number(values.expectedTotal) !== priced.totals.total) {
      const notice = `The total for this delivery is ${site.money.format(priced.totals.total)}. Nothing was charged yet.`
      return show(c, 409, { site, checkout: priced, values, errors: {}, notice })
    }
    const placed = orders.place(checkout.sessionId, form.contact, form.address, option)
    if (placed.outcome === 'paid') return afterPayment(c, checkout, isMember, placed.orderId)
    if (placed.outcome !== 'unavailable') return closed(c, shop, checkout)
    const reasons = placed.lines.map((priced) => `${lineName(priced)}: ${shortageText(priced.left, priced.line.quantity)}`)
    const notice = `${reasons.join(' ')} Nothing was charged. Go back to the shop to change your cart.`
    return show(c, 409, { site, checkout, values, errors: {}, notice })
  })

  app.get('/thank-you', async (c) => {
    const found = await findCheckout(c)
    const order = found?.checkout.orderId ? found.shop.orders.find(found.checkout.orderId) : null
    if (!found || !order) return unknownSession(c)
    const { shop, checkout } = found
    return sendPage(c, 200, thankYouPage(shop.site, order, checkout.callbacks))
  })

  app.get('/r/:id', async (c) => {
    const id = c.req.param('id')
    const fullUrl = shops.map(({ orders }) => orders.fullUrlOf(id)).find((url) => url !== null)
    return fullUrl ? c.redirect(fullUrl, 302) : unknownSession(c)
  })

  app.get('/product-page/:slug', (c) => {
    const found = findProduct(c.req.param('slug'))
    if (!found) return notFound(c, 'Product not found', 'The shop has no such product.')
    return sendPage(c, 200, productPage(found.site, found.product))
  })

  for (const { site, catalog } of shops) app.get(site.homePath, (c) => sendPage(c, 200, shopWindow(site, catalog.products())))

  app.get('/hosted/shop.css', (c) =>
    c.body(css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    }),
  )
  return app
}
