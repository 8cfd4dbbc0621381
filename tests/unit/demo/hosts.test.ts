/** The demo pages as they are served: each answers, is linked from the index page and has no unfilled placeholder. */
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoValues } from '../../../demo/demo-values'
import { type HostServer, startHosts } from '../../../demo/host-server'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { createShopper } from '../../../demo/platform/tests/support/support'

const FOLDER = fileURLToPath(new URL('../../../demo/hosts/', import.meta.url))
const FILES = readdirSync(FOLDER)
const PAGES = FILES.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -'.html'.length))

let platform: Platform
let hosts: HostServer
/** The slugs of both shops. */
const sold = new Set<string>()

const listAll = async (clientId: string) => {
  const shopper = await createShopper({ url: platform.url, clientId })
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const { body } = await shopper.post<{ products: { slug: string }[]; totalResults: number }>(
      '/stores-reader/v1/products/query-platformized',
      { query: { paging: { limit: 100, offset } } },
    )
    for (const { slug } of body.products) sold.add(slug)
    total = body.totalResults
  }
}

beforeAll(async () => {
  platform = await startPlatform({ bulkProducts: 200 })
  await listAll(platform.clientId)
  await listAll(platform.secondClientId)
  hosts = await startHosts({ values: demoValues(platform) })
})
afterAll(() => Promise.all([hosts.close(), platform.close()]))

const fetchPage = async (path: string) => {
  const response = await fetch(`${hosts.url}/${path}`)
  return { status: response.status, policy: response.headers.get('content-security-policy'), html: await response.text() }
}
const references = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\b${attribute}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '')

describe.each(PAGES)('/%s', (page) => {
  it('a demo page answers 200 with no unfilled placeholder', async () => {
    const { status, html } = await fetchPage(page)
    expect(status).toBe(200)
    expect(html.match(/%%\w+%%/g)).toBeNull()
  })

  it('a demo page links only to files and images that exist', async () => {
    const { html } = await fetchPage(page)
    const own = [...references(html, 'src'), ...references(html, 'href')].filter(
      (url) => (url.startsWith('/') && !url.startsWith('/dist/')) || url.startsWith(`${platform.url}/`),
    )
    expect(own).toContainEqual(expect.stringMatching(/^\//))
    for (const url of new Set(own)) expect([url, (await fetch(new URL(url, hosts.url))).status]).toEqual([url, 200])
  })

  it('a demo page names only products that are sold, except the page of mistakes', async () => {
    const { html } = await fetchPage(page)
    const slugs = new Set([...references(html, 'product'), ...references(html, 'data-cartlet-add')])
    const unknown = [...slugs].filter((slug) => !sold.has(slug))
    expect(unknown).toEqual(page === 'broken' ? ['blue-mugg'] : [])
  })

  it('a demo page contains no inline script, style or event handler', async () => {
    const { html } = await fetchPage(page)
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+="|\sstyle="/)
  })
})

it.each(
  PAGES.filter((page) => page !== 'index'),
)('/%s is linked from the index page, with a description longer than 80 characters', async (page) => {
  const { html } = await fetchPage('')
  const item = html.split('<li>').find((part) => part.includes(`href="/${page}"`))
  expect(item?.replace(/<[^>]*>/g, '').trim().length).toBeGreaterThan(80)
})

it.each(
  FILES.filter((name) => !name.endsWith('.html')),
)('%s contains no placeholder, since only HTML pages are filled in', (name) => {
  expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).not.toMatch(/%%\w+%%/)
})

describe('the page with a content security policy', () => {
  it('the CSP page gets a fresh nonce in each response, the same in the header and the script tags', async () => {
    const answers = [await fetchPage('csp'), await fetchPage('csp')]
    const nonces = answers.map(({ policy, html }) => {
      const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
      expect([...html.matchAll(/<script[^>]*>/g)].every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })

  it('the CSP page is served with exactly the strict policy, and other pages without any', async () => {
    const { policy } = await fetchPage('csp.html')
    expect(policy?.replace(/'nonce-[^']+'/, 'NONCE')).toBe(
      `default-src 'none'; script-src NONCE 'strict-dynamic'; style-src 'self'; img-src 'self' ${platform.url}; ` +
        `connect-src ${platform.url}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`,
    )
    expect((await fetchPage('blog')).policy).toBeNull()
  })
})

describe('the single-page app', () => {
  it('serves the page of the single-page app for every route below it', async () => {
    const { html } = await fetchPage('spa')
    for (const route of ['spa/shelf', 'spa/journal', 'spa/lookbook']) expect((await fetchPage(route)).html).toBe(html)
    expect((await fetchPage('blog/shelf')).status).toBe(404)
  })

  it('answers 404 to a path that leaves the folder of the pages', async () => {
    const status = await new Promise((resolve) => {
      get(`${hosts.url}`, { path: '/spa/../../../package.json' }, (response) => resolve(response.resume().statusCode))
    })
    expect(status).toBe(404)
  })
})

it.each(['/%', '/%E0%A4%A', '//'])('answers 404 to the malformed path %s, and logs no error', async (path) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const status = await new Promise((resolve) => {
      get(hosts.url, { path }, (response) => resolve(response.resume().statusCode))
    })
    expect([status, logged.mock.calls]).toEqual([404, []])
  } finally {
    logged.mockRestore()
  }
})

it('the page "many" has a button for each of two hundred products', async () => {
  const { html } = await fetchPage('many')
  expect(new Set(references(html, 'product')).size).toBe(200)
})
