/** `cartlet doctor --baseline`: scripts, hashes and headers of a published page against the state that its owner has accepted. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../../demo/platform/server'
import type { Finding } from '../../../src/checkup/model'
import { doctorCommand } from '../../../src/cli/doctor/doctor-command'

interface Site {
  policy: string
  html: string
  files: Record<string, string>
}

const SITE: Site = {
  policy: "script-src 'self' 'nonce-first'",
  html: '<script src="/own.js"></script><script>count()</script><script type="application/ld+json">{"a":1}</script>',
  files: {
    '/own.js': 'own()',
    '/cartlet/loader.js': 'load()',
    '/cartlet/sri.json': '{"loader.js":"sha384-x","widget-abcdefg.js":"sha384-x","cartlet.css":"sha384-x","../x.js":"sha384-x"}',
    '/cartlet/widget-abcdefg.js': 'draw()',
  },
}

let platform: Platform
let site: Site
let server: Server
let page: string
let folder: string
beforeAll(async () => {
  platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v3' })
  folder = await mkdtemp(join(tmpdir(), 'cartlet-baseline-'))
  server = createServer(({ url = '/' }, response) => {
    const file = site.files[url]
    response.setHeader('content-security-policy', site.policy)
    response.setHeader('content-type', url === '/' ? 'text/html' : 'text/javascript')
    response.statusCode = url === '/' || file !== undefined ? 200 : 404
    const ours = `<script async src="/cartlet/loader.js" data-client-id="${platform.clientId}" data-api="${platform.url}"></script>`
    response.end(url === '/' ? site.html + ours : file)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  page = `http://localhost:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await platform.close()
  await rm(folder, { recursive: true })
})

let file: string
let count = 0
const run = async (...args: string[]) => {
  let printed = ''
  const said: string[] = []
  const code = await doctorCommand([page, '--json', ...args], {
    reporter: { say: (sentence) => said.push(sentence), progress() {} },
    print: (text) => {
      printed += text
    },
  })
  const [{ rows }] = JSON.parse(printed) as [{ rows: Finding[] }]
  const differences = rows.filter((row) => row.code.startsWith('baseline-'))
  return { code, said, differences: differences.map((row) => `${row.code} ${row.where.replaceAll(page, '/')}`), rows }
}
const compare = () => run('--baseline', file)
const accept = () => run('--baseline', file, '--accept')
const accepted = async () => JSON.parse(await readFile(file, 'utf8')) as { pages: Record<string, { scripts: object }> }

beforeEach(async () => {
  site = structuredClone(SITE)
  count += 1
  file = join(folder, `${count}.json`)
})

describe('cartlet doctor --baseline', { timeout: 30_000 }, () => {
  it('an accepted page has no difference, with another nonce and other data, too', async () => {
    expect(await accept()).toMatchObject({ code: 0, said: [`${file}: accepted ${page} with 4 scripts`] })
    site.policy = site.policy.replace('first', 'second')
    site.html = site.html.replace('"a":1', '"a":2')
    expect(await compare()).toMatchObject({ code: 0, differences: [] })
  })

  it.each<[string, (changed: Site) => void, string[]]>([
    ['a changed file of the site', ({ files }) => (files['/own.js'] = 'steal()'), ['baseline-script-changed script /own.js']],
    [
      'a changed file that the loader imports',
      ({ files }) => (files['/cartlet/widget-abcdefg.js'] = 'steal()'),
      ['baseline-script-changed script /cartlet/widget-abcdefg.js'],
    ],
    [
      'a file that is gone',
      ({ files }) => delete files['/cartlet/widget-abcdefg.js'],
      ['baseline-script-changed script /cartlet/widget-abcdefg.js'],
    ],
    [
      'a new script',
      (changed) => (changed.html += '<script src="https://127.0.0.1:9/x.js"></script>'),
      ['baseline-script-added script https://127.0.0.1:9/x.js'],
    ],
    [
      'a removed script',
      (changed) => (changed.html = changed.html.replace('<script src="/own.js"></script>', '')),
      ['baseline-script-removed script /own.js'],
    ],
    [
      'another policy',
      (changed) => (changed.policy = "script-src 'self' https://evil.example"),
      ['baseline-header-changed header content-security-policy'],
    ],
    [
      'a policy in the page',
      (changed) => (changed.html += `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`),
      ['baseline-header-changed header meta: content-security-policy'],
    ],
  ])('%s is a difference: exit code 3, until it is accepted', async (_, change, differences) => {
    await accept()
    change(site)
    expect(await compare()).toMatchObject({ code: 3, differences })
    expect((await accept()).differences).toEqual([])
    expect((await compare()).differences).toEqual([])
  })

  it('a changed script in the page is named by both hashes', async () => {
    await accept()
    site.html = site.html.replace('count()', 'steal()')
    const { differences } = await compare()
    expect(differences.map((one) => one.replace(/sha384-.*/, 'HASH')).sort()).toEqual([
      'baseline-script-added script in the page: HASH',
      'baseline-script-removed script in the page: HASH',
    ])
  })

  it('what the owner writes beside a script stays when a later state is accepted', async () => {
    await accept()
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('"why": ""', '"why": "sells"'))
    site.files['/own.js'] = 'other()'
    await accept()
    expect(JSON.stringify(await accepted())).toContain('"why":"sells"')
  })

  it('a page that was never accepted is an error, and the states of other pages stay', async () => {
    await accept()
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replaceAll(page, 'https://other.example/'))
    expect(await compare()).toMatchObject({ code: 3, differences: ['baseline-missing the page'] })
    await accept()
    expect(Object.keys((await accepted()).pages).sort()).toEqual([page, 'https://other.example/'].sort())
  })

  it('a missing file, a file of another kind and --accept without a file are wrong usage', async () => {
    await expect(compare()).rejects.toThrow(/--baseline: there is no .* yet; run the command once with --accept/)
    await expect(run('--accept')).rejects.toThrow('--accept needs --baseline')
    for (const text of ['no JSON', '{}', '{"format":"cartlet-baseline/1","pages":{"a":{"headers":{},"scripts":{"x":7}}}}']) {
      await writeFile(file, text)
      await expect(compare()).rejects.toThrow('is not a file that this command has written')
    }
  })
})
