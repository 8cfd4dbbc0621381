/** The built package without a page: in a worker of Node, and in a context with only the language and the globals that all workers have. */
import { createContext, Script } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../demo/platform/server'

const built = (name: string) => new URL(`../dist/npm/${name}.js`, import.meta.url)
const DOM = ['window', 'document', 'navigator', 'localStorage', 'location', 'self', 'process', 'require', 'Buffer']

/** The same visit in every runtime: a token, a read, a cart, secrets of a login, base64 and a cookie. `cartlet` is the package, `admin` its elevated part. */
const VISIT = `async (cartlet, admin, api, clientId) => {
  const client = cartlet.createClient({ clientId, api })
  const { products } = await cartlet.queryProductsV1(client, { filter: { slug: { $in: ['blue-mug'] } } })
  const cart = await cartlet.addToCurrentCart(client, {
    lineItems: [{ quantity: 1, catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: products[0].id } }],
  })
  const attempt = await cartlet.createLoginAttempt(client, { redirectUri: 'https://shop.example/' })
  const failed = await cartlet.login(client, { email: 'nobody@example.com', password: 'x' })
  const jar = { cookie: '' }
  cartlet.cookies.set(jar, 'a', 'b')
  return {
    slug: products[0].slug,
    lines: cart.lineItems.length,
    isDate: cart.createdDate.getTime() > 0,
    role: client.session.role(),
    verifier: attempt.codeVerifier.length,
    challenge: attempt.codeChallenge.length,
    login: failed.loginState,
    base64: cartlet.base64.encode(new Uint8Array([1, 2, 255])),
    cookie: jar.cookie,
    admin: typeof admin.createAdminClient({ apiKey: 'k', siteId: 's' }).request,
  }
}`
const SEEN = {
  slug: 'blue-mug',
  lines: 1,
  isDate: true,
  role: 'visitor',
  verifier: 43,
  challenge: 43,
  login: 'FAILURE',
  base64: 'AQL/',
  cookie: 'a=b; path=/',
  admin: 'function',
}

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

describe('the built package', () => {
  it('the built package works in a worker thread', async () => {
    const code = `
      const { parentPort, workerData } = require('node:worker_threads')
      const { index, admin, api, clientId } = workerData
      Promise.all([import(index), import(admin)])
        .then(([cartlet, elevated]) => (${VISIT})(cartlet, elevated, api, clientId))
        .then((seen) => parentPort.postMessage({ seen }), (error) => parentPort.postMessage({ error: String(error.stack) }))
    `
    const workerData = {
      index: built('index').href,
      admin: built('admin').href,
      api: platform.url,
      clientId: platform.clientId,
    }
    const worker = new Worker(code, { eval: true, workerData })
    try {
      const answer = await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
      })
      expect(answer).toEqual({ seen: SEEN })
    } finally {
      await worker.terminate()
    }
  })

  it('two clients in a worker have separate carts, although they share one localStorage', async () => {
    const code = `
      const { parentPort, workerData } = require('node:worker_threads')
      const { index, api, clientId } = workerData
      const entries = new Map()
      const localStorage = {
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => entries.set(key, value),
        removeItem: (key) => entries.delete(key),
      }
      Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
      import(index)
        .then(async (cartlet) => {
          const [first, second] = [1, 2].map(() => cartlet.createClient({ clientId, api }))
          const { products } = await cartlet.queryProductsV1(first, { filter: { slug: { $in: ['blue-mug'] } } })
          const catalogReference = { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: products[0].id }
          await cartlet.addToCurrentCart(first, { lineItems: [{ quantity: 1, catalogReference }] })
          const carts = await Promise.all([first, second].map((client) => cartlet.getCurrentCart(client)))
          const next = cartlet.createClient({ clientId, api, tokens: first.session.tokens() })
          return {
            lines: carts.map((cart) => cart?.lineItems.length ?? 0),
            handedOn: (await cartlet.getCurrentCart(next)).lineItems.length,
            kept: [...entries.keys()],
          }
        })
        .then((seen) => parentPort.postMessage({ seen }), (error) => parentPort.postMessage({ error: String(error.stack) }))
    `
    const worker = new Worker(code, {
      eval: true,
      workerData: { index: built('index').href, api: platform.url, clientId: platform.clientId },
    })
    try {
      const answer = await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
      })
      expect(answer).toEqual({ seen: { lines: [1, 0], handedOn: 1, kept: [] } })
    } finally {
      await worker.terminate()
    }
  })

  // hazard 45
  it('the built package works without the globals of a page and of Node', async () => {
    const bundle = async (name: string, globalName: string) => {
      const entryPoints = [built(name).pathname]
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        format: 'iife',
        globalName,
        write: false,
        logLevel: 'error',
      })
      return outputFiles[0]?.text ?? ''
    }
    const { fetch, URL, URLSearchParams, AbortController, setTimeout, clearTimeout, btoa, atob, crypto } = globalThis
    const context = createContext({ fetch, URL, URLSearchParams, AbortController, setTimeout, clearTimeout, btoa, atob, crypto })
    const run = (code: string): unknown => new Script(code).runInContext(context)
    expect(run(`[${DOM.map((name) => `typeof ${name}`)}].filter((type) => type !== 'undefined')`)).toHaveLength(0)

    run(await bundle('index', 'cartlet'))
    run(await bundle('admin', 'admin'))
    const visit = run(`(url, id) => (${VISIT})(cartlet, admin, url, id)`) as (url: string, id: string) => Promise<unknown>
    expect({ ...((await visit(platform.url, platform.clientId)) as object) }).toEqual(SEEN)
  })
})
