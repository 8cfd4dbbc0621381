/** A shop in a given currency, on pages with `data-analytics`, and what these have pushed. */
import { test as base, expect } from '@playwright/test'
import { demoValues } from '../../../demo/demo-values'
import { startHosts } from '../../../demo/host-server'
import type { Currency } from '../../../demo/platform/money'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { type Guards, watch } from '../fakes/guards'
import { eventsIn, type Push, recordPushes } from './pushes'

export interface CountedShop extends Guards {
  platform: Platform
  /** Address of a page with this body; `script` adds attributes to the snippet, `head` is placed before it. */
  page(body: string, options?: { script?: string; head?: string }): string
  pushes: unknown[]
  events(name?: string): Push[]
}

export const test = base.extend<{ counted: CountedShop; currency: Currency }>({
  currency: ['EUR', { option: true }],

  counted: async ({ context, currency }, use) => {
    const platform = await startPlatform({ port: 0, databaseFile: ':memory:', currency })
    const pages = new Map<string, string>()
    const hosts = await startHosts({
      values: demoValues(platform),
      extra(request, response) {
        const html = pages.get(request.url?.split('?')[0] ?? '')
        if (!html) return false
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(html)
        return true
      },
    })
    const guards = await watch(context, platform)
    const pushes = await recordPushes(context)
    await use({
      ...guards,
      platform,
      pushes,
      page(body, { script = 'data-analytics="datalayer"', head = '' } = {}) {
        const path = `/c/${pages.size + 1}`
        const snippet = `<script async crossorigin src="/dist/loader.js" data-client-id="${platform.clientId}" data-api="${platform.url}" ${script}></script>`
        pages.set(
          path,
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A counted page</title>${head}${snippet}</head><body><main><h1>A page</h1>${body}</main></body></html>`,
        )
        return new URL(path, hosts.url).href
      },
      events: (name) => eventsIn(pushes).filter(({ event }) => !name || event === name),
    })
    expect(await guards.takeProblems(), 'what no page may do').toEqual([])
    for (const page of context.pages()) await page.close()
    await hosts.close()
    await platform.close()
  },
})
