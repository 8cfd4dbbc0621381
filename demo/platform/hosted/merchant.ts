/** `/hosted/merchant`: price, stock and visibility of the main shop's products. Only from this machine. */
import { html } from 'hono/html'
import { createRouter } from '../api-app'
import { isTracked, type Product } from '../catalog/product'
import { applicationError } from '../gateway/errors'
import { loopbackOnly } from '../routes/loopback'
import type { Shop } from '../shop'
import { readFields } from './fields'
import { type Html, layout, nothing, sendPage } from './pages'

const PATH = '/hosted/merchant'
const MAX_STOCK = 99_999
const MAX_PRICE_MINOR = 100_000_000
/** Generated products, which are left out. */
const BULK = /^bulk-\d+$/

/** The stock of each variant; undefined where they differ. */
function stockOfAll({ stock }: Product): number | undefined {
  const [first, ...others] = [...stock.values()]
  return first !== null && others.every((other) => other === first) ? first : undefined
}

const row = ({ site }: Shop, product: Product): Html => {
  const { id, name, priceMinor, visible, variants } = product
  const id_ = (field: string) => `${field}-${id}`
  return html`<li class="card"><form method="post" action="${PATH}"><h2>${name}</h2><input type="hidden" name="id" value="${id}">
<div class="grid"><div class="field"><label for="${id_('price')}">Price in ${site.money.currency}</label><input id="${id_('price')}" name="price" inputmode="decimal" value="${site.money.toMajor(priceMinor)}"></div>
${
  isTracked(product)
    ? html`<div class="field"><label for="${id_('stock')}">Stock${variants.length > 1 ? ' of each variant' : ''}</label><input id="${id_('stock')}" name="stock" type="number" min="0" max="${MAX_STOCK}" value="${stockOfAll(product) ?? ''}"></div>`
    : nothing
}</div>
<p><label><input type="checkbox" name="visible" value="yes"${visible ? html` checked` : nothing}> In the shop</label></p>
<p><button class="button" type="submit">Save ${name}</button></p></form></li>`
}

const merchantPage = (shop: Shop): Html =>
  layout(
    shop.site,
    'Products',
    html`<main class="narrow"><h1>Products of ${shop.site.name}</h1>
<p>What you save here is told to the shop's server, and by its relay to every open page with <code>data-live</code>.</p>
<ul class="cards-plain">${shop.fullCatalog
      .products()
      .filter(({ slug }) => !BULK.test(slug))
      .map((product) => row(shop, product))}</ul></main>`,
  )

/** A whole number from 0 to `most`; undefined for anything else. */
function readCount(text: string | undefined, most: number): number | undefined {
  const count = text?.trim() ? Number(text) : Number.NaN
  return Number.isInteger(count) && count >= 0 && count <= most ? count : undefined
}

export const createMerchantRoutes = (shop: Shop) => {
  const app = createRouter()
  const { fullCatalog, productWrites, site } = shop

  function save(product: Product, form: Record<string, string>): void {
    const major = form.price?.trim() ? Number(form.price) : Number.NaN
    const minor = Number.isFinite(major) ? readCount(`${site.money.fromMajor(major)}`, MAX_PRICE_MINOR) : undefined
    const visible = form.visible === 'yes'
    const isRepriced = minor !== undefined && minor !== product.priceMinor
    if (isRepriced || visible !== product.visible)
      productWrites.edit(product.id, (document) => ({
        ...document,
        visible,
        // Sets one price for all variants, without a discount, so that pages show the price that was entered.
        ...(isRepriced && {
          priceMinor: minor,
          discount: { type: 'NONE', value: 0 },
          variants: document.variants.map((variant) => ({ ...variant, priceMinor: minor })),
        }),
      }))
    const stock = readCount(form.stock, MAX_STOCK)
    if (stock === undefined || stock === stockOfAll(product)) return
    for (const { id } of product.variants) fullCatalog.setStock(product.id, id, stock)
  }

  app.use(PATH, loopbackOnly)
  app.get(PATH, (c) => sendPage(c, 200, merchantPage(shop)))
  app.post(PATH, (c) => {
    // A foreign page could submit a form to this URL; its origin reveals that.
    if (c.req.header('origin') !== new URL(c.req.url).origin)
      throw applicationError(403, 'LOOPBACK_ONLY', 'This form belongs to the page of products.')
    const form = readFields(c.var.bodyText)
    const product = fullCatalog.findProduct(form.id ?? '')
    if (product) save(product, form)
    return c.redirect(PATH, 303)
  })
  return app
}
