/** The layout of every hosted page. `html` escapes each value; nothing here is ever marked as raw. */

import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ApiEnv } from '../api-app'
import type { Money } from '../money'
import type { Site } from '../site'

export type Html = ReturnType<typeof html>
export const nothing = html``

export const mediaPath = (pictureId: string): string => `/media/${encodeURIComponent(pictureId)}`

export const layout = (site: Site, title: string, main: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – ${site.name}</title>
<link rel="icon" href="/media/canvas-tote.svg" type="image/svg+xml">
<link rel="stylesheet" href="/hosted/shop.css">
</head>
<body>
<header class="top"><a class="brand" href="${site.homePath}">${site.name}</a><span class="secure">Hosted checkout · demo, no real money</span></header>
${main}
<footer class="bottom">${site.name} is not a real shop. Cards are never charged and never stored.</footer>
</body>
</html>`

export type PageStatus = 200 | 400 | 402 | 403 | 404 | 409 | 410 | 422 | 429

export interface PagePolicy {
  /**
   * Where a form of this page may end: `form-action` also covers where its answer redirects to, so a page that leads back to
   * the merchant's own has to name that address.
   */
  formTarget?: string | undefined
  /** The one origin that may frame the page. @default none */
  frameAncestor?: string
  /** Whether it runs a script, from this origin. @default no */
  runsScript?: boolean
}

const originOf = (url: string | undefined): string => (url === undefined ? '' : new URL(url).origin)

export const sendPage = async (c: Context<ApiEnv>, status: PageStatus, page: Html, policy: PagePolicy = {}) => {
  const { formTarget, frameAncestor = "'none'", runsScript = false } = policy
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; img-src 'self';${runsScript ? " script-src 'self';" : ''} form-action 'self' ${originOf(formTarget)}; base-uri 'none'; frame-ancestors ${frameAncestor}`,
  )
  c.header('referrer-policy', 'same-origin')
  c.header('x-content-type-options', 'nosniff')
  c.header('cache-control', 'no-store')
  return c.html(await page, status)
}

export interface SumsView {
  subtotal: number
  discount: number
  shipping: number
  tax: number
  total: number
  payLater: number
  fees: readonly { name: string; minor: number }[]
  shippingLabel: string
  taxLabel: string
}

/** `couponCode` only when the coupon had an effect on the price or the delivery. */
export const totalsList = (money: Money, sums: SumsView, couponCode: string | null): Html => html`<dl class="totals">
<div><dt>Subtotal</dt><dd>${money.format(sums.subtotal)}</dd></div>
${couponCode === null ? nothing : html`<div class="saving"><dt>Coupon ${couponCode}</dt><dd>${sums.discount > 0 ? `−${money.format(sums.discount)}` : 'Free delivery'}</dd></div>`}
${sums.shipping > 0 ? html`<div><dt>${sums.shippingLabel}</dt><dd>${money.format(sums.shipping)}</dd></div>` : nothing}
${sums.fees.map(({ name, minor }) => html`<div><dt>${name}</dt><dd>${money.format(minor)}</dd></div>`)}
<div><dt>${sums.taxLabel}</dt><dd>${money.format(sums.tax)}</dd></div>
<div class="grand"><dt>Total</dt><dd>${money.format(sums.total)}</dd></div>
${sums.payLater > 0 ? html`<div><dt>To be paid later</dt><dd>${money.format(sums.payLater)}</dd></div>` : nothing}
</dl>`

export interface SummaryLine {
  name: string
  details: string
  pictureId: string | null
  quantity: number
  totalMinor: number
  problem?: string
}

export const linesList = (money: Money, lines: readonly SummaryLine[]): Html => html`<ul class="lines">
${lines.map(
  (line) => html`<li>
${line.pictureId ? html`<img src="${mediaPath(line.pictureId)}" alt="" width="64" height="64">` : html`<span class="no-picture"></span>`}
<div class="line-text"><span class="line-name">${line.name}</span>
${line.details ? html`<span class="muted">${line.details}</span>` : nothing}
<span class="muted">Quantity ${line.quantity}</span>
${line.problem ? html`<span class="problem">${line.problem}</span>` : nothing}</div>
<span class="line-total">${money.format(line.totalMinor)}</span>
</li>`,
)}
</ul>`

export const messagePage = (
  site: Site,
  title: string,
  text: string,
  link?: { href: string; label: string },
  below: Html = nothing,
): Html =>
  layout(
    site,
    title,
    html`<main class="narrow card"><h1>${title}</h1><p>${text}</p>
${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : nothing}${below}</main>`,
  )
