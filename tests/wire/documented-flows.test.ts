/** Runs every example of docs/client-flows.md against the local platform, and compares the list of options with the source. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { totpCode, totpStep } from '../../demo/platform/identity/login/totp'
import { SEEDED_PASSWORD, SEEDED_TOTP_SECRET, seededEmail } from '../../demo/platform/identity/members/member-seeds'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { pay } from '../../demo/platform/tests/support/support'
import { publicEntries } from '../../src/build/entries.mjs'
import {
  addToCurrentCart,
  createCheckout,
  createClient,
  createRedirectSession,
  deleteCurrentCart,
  queryProductsV1,
} from '../../src/index'
import { firstColumn, ROOT, readMarkdown, sectionOf, snippetsIn } from '../docs/markdown'

const PAGE = readMarkdown('docs/client-flows.md')
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const BACK = 'https://shop.example/callback'

let platform: Platform
let folder: string
/** The examples that were run, by their sections. */
const run = new Set<string>()
let modules = 0

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartlet-flows-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  platform = await startPlatform()
})
afterEach(() => platform.close())

/** The module of the example in a section, with the values of the local platform in place of its placeholders. */
// biome-ignore lint/suspicious/noExplicitAny: each example exports other functions.
async function exampleIn(section: string, { url, clientId, credentials }: Platform = platform): Promise<any> {
  const [snippet] = snippetsIn({ path: PAGE.path, text: sectionOf(PAGE, section) })
  if (!snippet) throw new Error(`${section} has no example`)
  run.add(section)
  const { apiKey, siteId } = credentials()
  const contents = snippet.code
    .replaceAll("clientId: 'CLIENT_ID'", `clientId: '${clientId}', api: '${url}'`)
    .replace("apiKey: 'API_KEY', siteId: 'SITE_ID'", `apiKey: '${apiKey}', siteId: '${siteId}', api: '${url}'`)
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: ROOT },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    alias: Object.fromEntries(publicEntries().map(({ entry, source }) => [entry, join(ROOT, source)])),
    external: ['jose'],
    logLevel: 'silent',
  })
  const file = join(folder, `${modules++}.mjs`)
  writeFileSync(file, outputFiles[0]?.text ?? '')
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

/** Submits the form of a hosted page; resolves where it leads. */
const submit = async (url: string, form: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })).headers.get('location') ?? ''

const codeFor = (email: string) =>
  platform
    .identity()
    .outbox.list(email)
    .find(({ code }) => code)?.code ?? ''

describe('the examples of docs/client-flows.md', () => {
  it('lists every option of createClient, and no other', () => {
    const kinds = (path: string, name: string) =>
      [
        ...(new RegExp(`const ${name}[^{]*\\{([^}]*)\\}`).exec(readFileSync(join(ROOT, path), 'utf8'))?.[1] ?? '').matchAll(
          /^ {2}(\w+):/gm,
        ),
      ].map(([, key]) => key ?? '')
    const all = [
      ...kinds('src/platform/client.ts', 'CLIENT_OPTIONS'),
      ...kinds('src/platform/http/connection.ts', 'CONNECTION_OPTIONS'),
    ]
    // An option of tests of the wire format only.
    expect(firstColumn(PAGE, 'Options of `createClient`').sort()).toEqual(all.filter((key) => key !== 'wireForm').sort())
  })

  it('a visitor logs in on the hosted page and comes back as a member', async () => {
    const { beginLogin, endLogin } = await exampleIn('Log in on the hosted page')
    const { location, attempt, tokens } = await beginLogin(null)
    expect(tokens.role).toBe('visitor')
    const back = await submit(location, { step: 'login', email: seededEmail('ada'), password: SEEDED_PASSWORD })
    expect(back).toMatch(new RegExp(`^${BACK}\\?`))
    expect(await endLogin(back, attempt, tokens)).toMatchObject({ role: 'member' })
  })

  it.each<[string, string, (what: string) => string, string[]]>([
    ['a password', 'ada', () => '', []],
    ['a code from an e-mail', 'vera', () => codeFor(seededEmail('vera')), ['e-mail']],
    ['an authenticator app', 'otto', () => totpCode(SEEDED_TOTP_SECRET, totpStep(Date.now())), ['TOTP']],
  ])('a member logs in with %s in a form of the site', async (_, name, answer, expected) => {
    const { logIn } = await exampleIn('Log in with a form of your own')
    const asked: string[] = []
    const ask = async (what: string) => {
      asked.push(what)
      return answer(what)
    }
    expect(await logIn(seededEmail(name), SEEDED_PASSWORD, ask)).toEqual({ state: 'SUCCESS', role: 'member' })
    expect(asked).toEqual(expected)
  })

  it('a forgotten password is replaced with the token of the mailed link', async () => {
    const { sendMail, choosePassword } = await exampleIn('A forgotten password')
    await sendMail(seededEmail('ada'))
    const link =
      platform
        .identity()
        .outbox.list(seededEmail('ada'))
        .find(({ link: one }) => one)?.link ?? ''
    const token = new URL(link).searchParams.get('token')
    expect(await choosePassword(token, 'another long password')).toBe('SUCCESS')
    // The page behind the link takes a password itself, and leads to the site.
    await sendMail(seededEmail('ada'))
    const links = platform
      .identity()
      .outbox.list(seededEmail('ada'))
      .flatMap(({ link: one }) => one ?? [])
    const second = links.find((one) => one !== link) ?? ''
    expect(await submit(second, { password: 'a third long password' })).toBe('https://shop.example/new-password')
  })

  it('another provider is named in the address of the log-in', async () => {
    const { beginWith } = await exampleIn('Log in with another provider')
    const { authUrl } = await beginWith('google')
    expect((await fetch(authUrl, { redirect: 'manual' })).status).toBeLessThan(400)
  })

  it('a member who has logged in on a server reads an order there, and a visitor is refused', async () => {
    const { beginLogin, endLogin } = await exampleIn('Log in on the hosted page')
    const { location, attempt, tokens } = await beginLogin(null)
    const back = await submit(location, { step: 'login', email: seededEmail('ada'), password: SEEDED_PASSWORD })
    const member = await endLogin(back, attempt, tokens)
    const client = createClient({ clientId: platform.clientId, api: platform.url, tokens: member })
    const catalogReference = { appId: STORES, catalogItemId: platform.productId('blue-mug') }
    await addToCurrentCart(client, { lineItems: [{ quantity: 2, catalogReference }] })
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB' })
    const { fullUrl } = await createRedirectSession(client, { ecomCheckout: { checkoutId } })
    await pay(fullUrl)

    const { ordersOf } = await exampleIn('Orders of a member')
    const { orders, tokens: kept } = await ordersOf(member)
    expect(orders).toMatchObject([{ names: ['Blue Mug'], total: expect.stringContaining('€'), shipments: expect.any(Number) }])
    expect(kept.role).toBe('member')
    await expect(ordersOf(tokens)).rejects.toMatchObject({ status: 403 })
  })

  it('every purpose of the table compiles and leads to a hosted page', async () => {
    const { addressFor, addresses } = await exampleIn('Purposes of a redirect session')
    for (const address of await addresses()) expect(address).toMatch(new RegExp(`^${platform.url}/`))
    await expect(addressFor({ storesProduct: { productSlug: '' } })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  it.each(['v1', 'v3'] as const)('a filter finds the same product in the catalog %s', async (catalogVersion) => {
    const shop = await startPlatform({ catalogVersion })
    try {
      const { slugs } = await exampleIn('Pages and filters of both catalogs', shop)
      expect(await slugs()).toEqual(['blue-mug'])
    } finally {
      await shop.close()
    }
  })

  it('a product is created, changed and deleted with the API key', async () => {
    const { sellForAWhile } = await exampleIn('Write to the catalog')
    expect(await sellForAWhile('Rain barrel')).toBe(9.5)
  })

  it('a delivery of the platform is verified, handled once, and every other event named', async () => {
    const { createServer } = await import('node:http')
    let answer: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 })
    const statuses: number[] = []
    let bodies: string[] = []
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      bodies = [...bodies, body]
      const { status } = await answer(new Request('https://shop.example/events', { method: 'POST', body }))
      statuses.push(status)
      response.writeHead(status).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const shop = await startPlatform({ events: { url: `http://127.0.0.1:${port}/events`, firstRetryMs: 5 } })
    try {
      const { receiverOf, whatWasHeard } = await exampleIn('Receive events', shop)
      answer = receiverOf(`${shop.url}/events/keys`)
      const client = createClient({ clientId: shop.clientId, api: shop.url })
      const { products } = await queryProductsV1(client, { filter: { slug: { $in: ['blue-mug'] } } })
      const catalogReference = { appId: STORES, catalogItemId: products[0]?.id ?? '' }
      await addToCurrentCart(client, { lineItems: [{ quantity: 1, catalogReference }] })
      await deleteCurrentCart(client)
      await expect.poll(() => whatWasHeard()).toHaveLength(2)
      expect(whatWasHeard()).toEqual([expect.stringMatching(/^created /), 'wix.ecom.v1.cart_deleted'])
      // The same delivery again is answered, and not handled.
      const again = await answer(new Request('https://shop.example/events', { method: 'POST', body: bodies[0] }))
      expect([again.status, whatWasHeard().length]).toEqual([200, 2])
      expect(
        (await answer(new Request('https://shop.example/events', { method: 'POST', body: 'forged' }))).status,
      ).toBeGreaterThanOrEqual(400)
    } finally {
      await shop.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    }
  })

  it('every section with an example was run', () => {
    const sections = [...PAGE.text.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
    const withExamples = sections.filter((title) => snippetsIn({ path: PAGE.path, text: sectionOf(PAGE, title) }).length)
    expect([...run].sort()).toEqual(withExamples.sort())
  })
})
