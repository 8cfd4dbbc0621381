/** The demo pages as they are served: each answers, is linked from the first page and has nothing left to fill in. */
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoValues } from '../../../demo/demo-values'
import { type HostServer, startHosts } from '../../../demo/host-server'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { createShopper } from './platform/support/support'

const FOLDER = fileURLToPath(new URL('../../../demo/hosts/', import.meta.url))
const FILES = readdirSync(FOLDER)
const PAGES = FILES.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -'.html'.length))

let platform: Platform
let hosts: HostServer
/** Slugs of both shops. */
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
  it('answers with nothing left to fill in', async () => {
    const { status, html } = await fetchPage(page)
    expect(status).toBe(200)
    expect(html.match(/%%\w+%%/g)).toBeNull()
  })

  it('links only to files and pictures that are there', async () => {
    const { html } = await fetchPage(page)
    const own = [...references(html, 'src'), ...references(html, 'href')].filter(
      (url) => (url.startsWith('/') && !url.startsWith('/dist/')) || url.startsWith(`${platform.url}/`),
    )
    for (const url of new Set(own)) expect([url, (await fetch(new URL(url, hosts.url))).status]).toEqual([url, 200])
  })

  it('asks only for products that are sold, save where that is the point', async () => {
    const { html } = await fetchPage(page)
    const slugs = new Set([...references(html, 'product'), ...references(html, 'data-cartlet-add')])
    const unknown = [...slugs].filter((slug) => !sold.has(slug))
    expect(unknown).toEqual(page === 'broken' ? ['blue-mugg'] : [])
  })

  it('has no script or style of its own between its tags', async () => {
    const { html } = await fetchPage(page)
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+="|\sstyle="/)
  })
})

it.each(
  PAGES.filter((page) => page !== 'index'),
)('/%s is linked from the first page, with a word on what to try', async (page) => {
  const { html } = await fetchPage('')
  const item = html.split('<li>').find((part) => part.includes(`href="/${page}"`))
  expect(item?.replace(/<[^>]*>/g, '').trim().length).toBeGreaterThan(80)
})

it.each(FILES.filter((name) => !name.endsWith('.html')))('%s holds no placeholder: only pages are filled in', (name) => {
  expect(readFileSync(FOLDER + name, 'utf8')).not.toMatch(/%%\w+%%/)
})

describe('the page with a policy', () => {
  it('has a fresh nonce in each answer, the same in header and scripts', async () => {
    const answers = [await fetchPage('csp'), await fetchPage('csp')]
    const nonces = answers.map(({ policy, html }) => {
      const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
      expect([...html.matchAll(/<script[^>]*>/g)].every(([tag]) => tag.includes(`nonce="${nonce}"`))).toBe(true)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })

  it('is as strict as it says', async () => {
    const { policy } = await fetchPage('csp.html')
    expect(policy?.replace(/'nonce-[^']+'/, 'NONCE')).toBe(
      `default-src 'none'; script-src NONCE 'strict-dynamic'; style-src 'self'; img-src 'self' ${platform.url}; ` +
        `connect-src ${platform.url}; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'`,
    )
    expect((await fetchPage('blog')).policy).toBeNull()
  })
})

describe('the site with a router', () => {
  it('answers every route below it with its page', async () => {
    const { html } = await fetchPage('spa')
    for (const route of ['spa/shelf', 'spa/journal', 'spa/lookbook']) expect((await fetchPage(route)).html).toBe(html)
    expect((await fetchPage('blog/shelf')).status).toBe(404)
  })

  it('does not become a way out of the folder', async () => {
    const status = await new Promise((resolve) => {
      get(`${hosts.url}`, { path: '/spa/../../../package.json' }, (response) => resolve(response.resume().statusCode))
    })
    expect(status).toBe(404)
  })
})

it('has a button for each of the two hundred products', async () => {
  const { html } = await fetchPage('many')
  expect(new Set(references(html, 'product')).size).toBe(200)
})
