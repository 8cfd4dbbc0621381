/** One platform and one author's site a worker; a shop that is as seeded, and guards that look at every page, a test. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { demoValues } from '../../demo/demo-values'
import { type HostServer, startHosts } from '../../demo/host-server'
import type { CatalogVersion } from '../../demo/platform/catalog/catalog'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { type Guards, watch } from './guards'
import { recordEvents, type SeenEvent } from './page-events'

export { expect } from '@playwright/test'

const LOADER = fileURLToPath(new URL('../../dist/loader.js', import.meta.url))
/** A port that nothing listens on, and one that browsers do not refuse to call. */
const CLOSED_PORT = 'http://localhost:59'

const CALLS = {
  token: 'POST /oauth2/token',
  products: 'GET /stores-reader/v1/products/query-platformized',
  read: 'GET /ecom/v1/carts/current',
  patch: 'PATCH /ecom/v1/carts/current',
  add: 'POST /ecom/v1/carts/current/add-to-cart',
  quantity: 'POST /ecom/v1/carts/current/update-line-items-quantity',
  remove: 'POST /ecom/v1/carts/current/remove-line-items',
  removeCoupon: 'POST /ecom/v1/carts/current/remove-coupon',
  estimate: 'POST /ecom/v1/carts/current/estimate-totals',
  checkout: 'POST /ecom/v1/carts/current/create-checkout',
} as const

export type CallName = keyof typeof CALLS

export interface PageOptions {
  /** What stands in the head. @default the snippet */
  head?: string
  /** Attributes of the snippet beside client id and API. */
  script?: string
  lang?: string
  dir?: 'ltr' | 'rtl'
  headers?: Record<string, string>
}

/** A request that waits outside the platform until it is let through. */
export interface Held {
  /** Settles once the page has sent it. */
  arrived: Promise<void>
  release(): void
}

export interface Shop extends Guards {
  platform: Platform
  /** Address of a page on the author's site. */
  url(path: string): string
  /** Opens a demo page. */
  open(path: string, page?: Page): Promise<void>
  /** Opens a page with this body, `%%NAME%%` filled in. `reload` and Back find it again. */
  show(body: string, options?: PageOptions): Promise<void>
  /** What the platform was sent, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies are looked into, call by call.
  sent(call: CallName): any[]
  /** The calls of the cart's API that the platform has seen, as `METHOD path`. */
  cartCalls(): string[]
  /** The next answers to this call. */
  fault(call: CallName, rule: Omit<Parameters<Platform['faults']['add']>[0], 'path' | 'method'>): void
  /** Keeps the next call of this kind from reaching the platform. */
  hold(call: CallName): Promise<Held>
  events(name?: string): SeenEvent[]
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/%%([A-Z_]+)%%/g, (whole, name: string) => values[name] ?? whole)

interface Site extends HostServer {
  values: Record<string, string>
  pages: Map<string, { html: string; headers: Record<string, string> }>
}

/** What the projects of the configuration set. */
export interface WorkerOptions {
  bulkProducts: number
  catalogVersion: CatalogVersion
  nastyProducts: boolean
}

export const test = base.extend<{ shop: Shop }, WorkerOptions & { platform: Platform; site: Site }>({
  /** This many simple products more, for pages with as many buttons. */
  bulkProducts: [0, { option: true, scope: 'worker' }],

  /** Sixty more that nobody would want to show. */
  nastyProducts: [false, { option: true, scope: 'worker' }],

  /** The catalog that the shop speaks. */
  catalogVersion: ['v1', { option: true, scope: 'worker' }],

  platform: [
    async ({ bulkProducts, catalogVersion, nastyProducts }, use) => {
      if (!existsSync(LOADER))
        throw new Error('dist/loader.js is missing: these tests run against the built files, so run "npm run build" first.')
      const platform = await startPlatform({ port: 0, databaseFile: ':memory:', bulkProducts, catalogVersion, nastyProducts })
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ platform }, use) => {
      const values = { ...demoValues(platform), CLOSED: CLOSED_PORT }
      const pages: Site['pages'] = new Map()
      const hosts = await startHosts({
        port: 0,
        values,
        extra(request, response) {
          const found = pages.get(request.url?.split('?')[0] ?? '')
          if (!found) return false
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', ...found.headers })
          response.end(found.html)
          return true
        },
      })
      await use({ ...hosts, values, pages })
      await hosts.close()
    },
    { scope: 'worker' },
  ],

  shop: [
    async ({ page, context, platform, site, catalogVersion }, use) => {
      platform.reset()
      site.pages.clear()
      const guards = await watch(context, platform)
      const events = await recordEvents(context)
      const url = (path: string) => new URL(path, site.url).href
      const callOf = (call: CallName) =>
        (call === 'products' && catalogVersion === 'v3' ? 'GET /stores/v3/products/query' : CALLS[call]).split(' ')
      const methodOf = (call: CallName) => callOf(call)[0] as string
      const pathOf = (call: CallName) => callOf(call)[1] as string
      await use({
        ...guards,
        platform,
        url,
        async open(path, where = page) {
          await where.goto(url(path))
        },
        async show(body, { head = '%%SNIPPET%%', script = '', lang = 'en', dir = 'ltr', headers = {} } = {}) {
          const path = `/t/${site.pages.size + 1}`
          const snippet = `<script async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%" data-api="%%API%%" ${script}></script>`
          const html = `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page of a test</title>${head.replaceAll('%%SNIPPET%%', snippet)}</head><body>${body.replaceAll('%%SNIPPET%%', snippet)}</body></html>`
          site.pages.set(path, { html: fill(html, site.values), headers })
          await page.goto(url(path))
        },
        sent: (call) =>
          platform.journal.requests({ method: methodOf(call), path: pathOf(call) }).map(({ body, r }) => body ?? r ?? {}),
        cartCalls: () =>
          platform.journal
            .requests()
            .filter(({ path }) => path.startsWith('/ecom/'))
            .map(({ method, path }) => `${method} ${path}`),
        fault: (call, rule) => platform.faults.add({ method: methodOf(call), path: pathOf(call), ...rule }),
        async hold(call) {
          let arrive = () => {}
          let release = () => {}
          const arrived = new Promise<void>((resolve) => {
            arrive = resolve
          })
          const released = new Promise<void>((resolve) => {
            release = resolve
          })
          let taken = false
          await page.route(
            ({ origin, pathname }) => origin === platform.url && pathname === pathOf(call),
            async (route) => {
              if (taken || route.request().method() !== methodOf(call)) return route.fallback()
              taken = true
              arrive()
              await released
              await route.continue()
            },
          )
          return { arrived, release }
        },
        events: (name) => events.filter((event) => !name || event.name === name),
      })
      expect(await guards.takeProblems(), 'what no page may do').toEqual([])
    },
    { auto: true },
  ],
})
