/** The product page of a redirect session: the visitor adds the product to the cart and returns to the shop's page. */
import { html } from 'hono/html'
import { createRouter } from '../../api-app'
import type { Product } from '../../catalog/product'
import type { Shop } from '../../shop'
import { STORES_APP_ID } from '../../storage/ids'
import { notice, readFields } from '../fields'
import { backLink, type Flow, findFlow, leave, linkTooOld } from '../login/flow'
import { type Html, nothing, type PagePolicy, sendPage } from '../pages'
import { productPage } from './product-page'

const OPTION = 'option.'
const TEXT = 'text.'

const choiceFields = (product: Product): Html =>
  html`${product.options.map(
    (option, i) => html`<div class="field"><label for="option-${i}">${option.name}</label>
<select id="option-${i}" name="${OPTION}${option.name}">${option.choices.map((choice) => html`<option>${choice.name}</option>`)}</select></div>`,
  )}${product.customTextFields.map(
    ({ title, maxLength, mandatory }, i) => html`<div class="field"><label for="text-${i}">${title}</label>
<input id="text-${i}" name="${TEXT}${title}" type="text" maxlength="${maxLength}"${mandatory ? html` required` : nothing}></div>`,
  )}`

const buyingForm = (flow: Flow, product: Product, problem: string | undefined): Html => {
  const action = `/product-page/${encodeURIComponent(product.slug)}?session=${encodeURIComponent(flow.session.id)}`
  return html`<form method="post" action="${action}">${notice(problem)}
<div class="grid">${choiceFields(product)}<div class="field"><label for="quantity">Quantity</label>
<input id="quantity" name="quantity" type="number" min="1" max="99" value="1"></div></div>
<p><button class="button" type="submit">Add to cart</button></p></form>${backLink(flow)}`
}

const named = (values: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )

const policyOf = ({ session: { callbacks } }: Flow): PagePolicy => ({
  formTarget: callbacks.cartPageUrl ?? callbacks.postFlowUrl,
})

export const createProductFlowRoutes = (shops: readonly Shop[]) => {
  const app = createRouter()

  /** Without a session, the next handler serves the ordinary product page. */
  app.get('/product-page/:slug', (c, next) => {
    const flow = findFlow(c, shops, 'storesProduct')
    const product = flow?.shop.catalog.findProductBySlug(c.req.param('slug'))
    if (!flow || !product) return next()
    return sendPage(c, 200, productPage(flow.shop.site, product, buyingForm(flow, product, undefined)), policyOf(flow))
  })

  app.post('/product-page/:slug', async (c) => {
    const flow = findFlow(c, shops, 'storesProduct')
    const product = flow?.shop.catalog.findProductBySlug(c.req.param('slug'))
    if (!flow || !product) return linkTooOld(c, shops)
    const { shop, session } = flow
    const values = readFields(c.var.bodyText)
    const wanted = Number(values.quantity)
    const quantity = Number.isInteger(wanted) && wanted > 0 && wanted < 100 ? wanted : 1
    const reference = {
      appId: STORES_APP_ID,
      catalogItemId: product.id,
      options: { options: named(values, OPTION), customTextFields: named(values, TEXT) },
    }
    const countItems = () => {
      const { lines } = shop.carts.add(session.owner.id, { references: [], customItems: [] })
      return lines.reduce((sum, { line }) => sum + line.quantity, 0)
    }
    const before = countItems()
    shop.carts.add(session.owner.id, { references: [{ reference, quantity }], customItems: [] })
    // The cart reports no error for a product that is sold out, so the page has to.
    if (countItems() === before) {
      const problem = 'This version is sold out, or something is missing above. Nothing was added.'
      return sendPage(c, 409, productPage(shop.site, product, buyingForm(flow, product, problem)), policyOf(flow))
    }
    const { cartPageUrl, postFlowUrl } = session.callbacks
    return leave(c, flow, cartPageUrl ?? postFlowUrl, 'In your cart', `${product.name} is in your cart.`)
  })
  return app
}
