/** The hosted product page, which links lead to without scripts; and the list of products. */
import { html } from 'hono/html'
import { inventoryStatus, type Product } from '../../catalog/product'
import { htmlToNodes, plainText } from '../../catalog/v3/products/rich-content'
import type { Money } from '../../money'
import type { Site } from '../../site'
import { type Html, layout, mediaPath, nothing } from '../pages'

/** Descriptions are HTML in the catalog; here they are shown as paragraphs of plain text. */
const paragraphs = (description: string): string[] => htmlToNodes(description).map((block) => plainText([block]))

const priceText = (money: Money, product: Product): Html => {
  const now = Math.min(...product.variants.map((variant) => variant.discountedMinor))
  const varies = product.variants.some((variant) => variant.discountedMinor !== now)
  const was = product.discountedMinor < product.priceMinor ? product.priceMinor : null
  return html`<p class="price">${varies ? 'From ' : ''}<strong>${money.format(now)}</strong>${
    was === null ? nothing : html` <s><span class="visually-hidden">Before: </span>${money.format(was)}</s>`
  }</p>`
}

const STOCK_TEXT = {
  IN_STOCK: 'In stock',
  OUT_OF_STOCK: 'Sold out',
  PARTIALLY_OUT_OF_STOCK: 'In stock, not in every version',
} as const

const stockText = (product: Product): string =>
  product.preorder && inventoryStatus(product) === 'OUT_OF_STOCK'
    ? product.preorder.message
    : STOCK_TEXT[inventoryStatus(product)]

/** `buying` is the form and the link back on the page of a redirect session. */
export const productPage = (site: Site, product: Product, buying: Html = nothing): Html => {
  const picture = product.pictures[0]
  return layout(
    site,
    product.name,
    html`<main class="product">
${picture ? html`<img class="product-picture" src="${mediaPath(picture.id)}" alt="${picture.alt}" width="1000" height="1000">` : nothing}
<div class="card"><h1 dir="auto">${product.name}</h1>${priceText(site.money, product)}
<p class="stock">${stockText(product)}</p>
${paragraphs(product.description).map((text) => html`<p dir="auto">${text}</p>`)}
${
  product.options.length > 0
    ? html`<dl class="options">${product.options.map(
        (option) => html`<div><dt>${option.name}</dt><dd>${option.choices.map((choice) => choice.name).join(', ')}</dd></div>`,
      )}</dl>`
    : nothing
}
${product.infoSections.map((section) => html`<h2>${section.title}</h2>${paragraphs(section.description).map((text) => html`<p dir="auto">${text}</p>`)}`)}
${buying}
<p><a class="back" href="${site.homePath}">← All products</a></p></div>
</main>`,
  )
}

export const shopWindow = (site: Site, products: readonly Product[]): Html =>
  layout(
    site,
    'All products',
    html`<main class="window"><h1>All products</h1><ul class="cards">
${products.map(
  (product) => html`<li><a href="/product-page/${encodeURIComponent(product.slug)}">
${product.pictures[0] ? html`<img src="${mediaPath(product.pictures[0].id)}" alt="" width="300" height="300">` : nothing}
<span class="line-name" dir="auto">${product.name}</span></a>${priceText(site.money, product)}</li>`,
)}
</ul></main>`,
  )
