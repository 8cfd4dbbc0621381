/** The command as it is installed: the built file in a separate process. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { isFull, sampled } from '../support/sample'

const BIN = new URL('../../bin/cartlet.mjs', import.meta.url).pathname

const SOME_ID = '6f1c2f0e-8f6a-4a57-9b57-3f2d9b5f0c11'

let platform: Platform
let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  if (!existsSync('dist/node/cli.js')) throw new Error('There is no dist/node: run "npm run build" before these tests.')
  platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion: 'v3' })
})
afterAll(() => platform.close())
beforeEach(() => {
  platform.reset()
  folder = mkdtempSync(join(tmpdir(), 'cartlet-commands-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill()
  rmSync(folder, { recursive: true })
})

interface Ended {
  code: number
  out: string
  err: string
}

const runProgram = (program: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, args, { cwd: folder, maxBuffer: 50_000_000 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
const run = (...args: string[]) => runProgram(process.execPath, [BIN, ...args])

const shop = () => ['--client-id', platform.clientId, '--api', platform.url]
const write = (name: string, text: string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const script = () =>
  `<script async src="/cartlet/loader.js" data-client-id="${platform.clientId}" data-api="${platform.url}"></script>`
const pageWith = (product: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${script()}</head><body><cartlet-buy-button product="${product}"></cartlet-buy-button></body></html>`

/** Resolves once `is` returns true: a watching command does not end. */
async function until(is: () => boolean): Promise<void> {
  const end = Date.now() + 12_000
  while (!is()) {
    if (Date.now() > end) throw new Error('It did not happen')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const MISTAKES: [args: string[], mistake: RegExp][] = [
  [['sell'], /no command "sell"/],
  [['snapshot', '--products', 'a', '--out', 'x'], /--client-id/],
  [['snapshot', '--client-id', 'x', '--products', 'a'], /--out/],
  [['snapshot', '--client-id', 'x', '--out', 'x'], /--products, --collection or --from/],
  [['snapshot', '--client-id', 'x', '--products', 'a', '--out', 'x', '--catalog', 'v2'], /--catalog/],
  [['snapshot', '--client-id', 'x', '--products', 'a', '--out', 'x', '--api', 'http://shop.example'], /--api/],
  [['snapshot', '--client-id', 'x', '--products', 'a', '--out', 'x', '--limit', '0'], /--limit/],
  [['snapshot', '--client-id', 'x', '--products', 'a', '--out', 'x', '--watch', '--every', 'x'], /--every/],
  [['snapshot', '--client-id', 'x', '--products', 'a', '--out', 'x', 'page.html'], /page\.html/],
  [['snapshot', '--client-id', 'x', '--from', 'none.html', '--out', 'x'], /--from: There is no page "none\.html"/],
  [['snapshot', '--outt', 'x'], /--outt/],
  [['render'], /Name the pages/],
  [['render', 'none.html', '--snapshot', 'x'], /none\.html/],
  [['render', 'x', '--snapshot', 'x', '--client-id', 'y'], /not both/],
  [['render', 'x', '--snapshot', 'x', '--api', 'https://shop.example'], /--snapshot or --api, not both/],
  [['render', 'x', '--snapshot', 'x', '--products', 'a'], /--snapshot or --products, not both/],
  [['render', 'x', '--snapshot', 'x', '--collection', 'a'], /--snapshot or --collection, not both/],
  [['render', 'x', '--snapshot', 'x', '--limit', '5'], /--snapshot or --limit, not both/],
  [['render', 'x', '--snapshot', 'x', '--catalog', 'v1'], /--snapshot or --catalog, not both/],
  [['render', 'x', '--snapshot', 'x', '--url', 'shop'], /--url/],
  [['snippet', '--products', 'x'], /--client-id/],
  [['snippet', '--client-id', 'CLIENT_ID', '--products', 'x'], /client id/],
  [['snippet', '--client-id', SOME_ID, '--products', 'x', '--attribute', 'action=buy'], /add, checkout, open/],
  [['snippet', '--client-id', SOME_ID, '--products', 'x', '--setting', 'onadd=toast'], /no setting onadd/],
  [['snippet', '--client-id', SOME_ID, '--products', 'x', '--form', 'spans'], /--form/],
  [['snippet', '--client-id', SOME_ID, '--products', 'x', '--system', 'geocities'], /wordpress, ghost/],
  [['snippet', '--client-id', SOME_ID, '--element', 'buy'], /--products, --collection or --from/],
  [['files'], /--out/],
  [['csp'], /Name the page/],
  [['csp', 'none.html'], /none\.html/],
]

describe('cartlet', { timeout: 30_000 }, () => {
  it('cartlet prints its usage and its version, and exits with 2 without a command', async () => {
    const help = await run('--help')
    expect(help).toMatchObject({ code: 0, err: '' })
    expect(help.out).toContain('cartlet snapshot')
    expect((await run()).code).toBe(2)
    expect((await run('--version')).out.trim()).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  })

  it.each(
    sampled(MISTAKES, 'mistakes in commands'),
  )('cartlet exits with 2 and names the mistake in %j', async (args, mistake) => {
    const { code, out, err } = await run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(mistake)
  })
})

describe('cartlet snapshot', { timeout: 30_000 }, () => {
  it('cartlet snapshot writes the same products and collections to a file and to standard output', async () => {
    const args = ['snapshot', ...shop(), '--products', 'gift-box,blue-mug', '--collection', 'home']
    expect(await run(...args, '--out', 'a.json')).toMatchObject({ code: 0, out: '' })
    const { code, out } = await run(...args, '--out', '-')
    expect(code).toBe(0)
    const without = (text: string) => text.replace(/"takenAt": ".*"/, '')
    expect(without(out)).toBe(without(read('a.json')))
    expect(JSON.parse(out).collections).toMatchObject([{ reference: 'home', name: 'Home' }])
    expect(readdirSync(folder)).toEqual(['a.json'])
  })

  it('cartlet snapshot finds shop and products in the tags and data-cartlet attributes of pages', async () => {
    write('a.html', pageWith('blue-mug'))
    write(
      'b.html',
      `${script()}<div data-cartlet="collection" data-collection="home" data-limit="2"></div><button data-cartlet-add="herb-kit">+</button><!-- <cartlet-product product="x"> -->`,
    )
    const { code, out } = await run('snapshot', '--from', 'a.html', 'b.html', '--limit', '2', '--out', '-')
    expect(code).toBe(0)
    const { products, collections, clientId } = JSON.parse(out)
    expect(clientId).toBe(platform.clientId)
    expect(collections[0].products).toHaveLength(2)
    expect(products.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(['blue-mug', 'herb-kit']))
    expect(JSON.stringify(products)).not.toContain('"slug":"x"')
  })

  it('cartlet snapshot exits with 3 when a product was not found, and writes the rest', async () => {
    const { code, err } = await run('snapshot', ...shop(), '--products', 'blue-mug,no-such', '--out', 'a.json')
    expect(code).toBe(3)
    expect(err).toContain('no visible product "no-such"')
    expect(JSON.parse(read('a.json')).products).toHaveLength(1)
  })

  it.each([
    [['--client-id', 'unknown'], /--client-id: .*"unknown"/],
    [['--catalog', 'v1'], /--catalog: /],
    [['--api', 'http://localhost:9'], /--api: http:\/\/localhost:9 cannot be reached/],
  ])('cartlet snapshot exits with 1, names the option and keeps the old file for %j', async (wrong, problem) => {
    write('a.json', 'old')
    const { code, err } = await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json', ...wrong)
    expect(err).toMatch(problem)
    expect(code).toBe(1)
    expect(read('a.json')).toBe('old')
    expect(readdirSync(folder)).toEqual(['a.json'])
  })
})

describe('cartlet render', { timeout: 30_000 }, () => {
  it('cartlet render draws into the pages of a folder, skips others, and writes nothing when nothing has changed', async () => {
    const plain = '<!doctype html><title>About</title>\r\n<p>Us'
    write('site/index.html', pageWith('blue-mug'))
    write('site/about/index.htm', plain)
    const before = statSync(join(folder, 'site/about/index.htm')).mtimeMs
    const first = await run('render', 'site', ...shop(), '--url', 'https://site.example/shop/')
    expect(first).toMatchObject({ code: 0, out: '' })
    expect(first.err).toContain('2 pages: 1 written, 1 elements drawn')
    const drawn = read('site/index.html')
    expect(drawn).toContain('€18.00')
    expect(drawn).toContain('"url":"https://site.example/shop/"')
    expect(read('site/about/index.htm')).toBe(plain)
    expect(statSync(join(folder, 'site/about/index.htm')).mtimeMs).toBe(before)
    await run('snapshot', '--from', 'site/index.html', '--out', 'a.json')
    await run('render', 'site', '--snapshot', 'a.json', '--url', 'https://site.example/shop/')
    const again = await run('render', 'site', '--snapshot', 'a.json', '--url', 'https://site.example/shop/')
    expect(again.err).toContain('0 written')
    platform.setPrice('blue-mug', 2150)
    await run('render', 'site', ...shop())
    expect(read('site/index.html')).toContain('€21.50')
  })

  it('cartlet render --out writes every page of the site to another folder', async () => {
    write('site/a/mug.html', pageWith('blue-mug'))
    write('site/b.html', '<p>Us')
    const { code } = await run('render', 'site', ...shop(), '--out', 'public')
    expect(code).toBe(0)
    expect(read('site/a/mug.html')).toBe(pageWith('blue-mug'))
    expect(read('public/a/mug.html')).toContain('€18.00')
    expect(read('public/b.html')).toBe('<p>Us')
  })

  it('cartlet render refuses a page of another shop and renders the rest', async () => {
    write('other.html', pageWith('blue-mug').replace(platform.clientId, platform.secondClientId))
    write('ours.html', pageWith('blue-mug'))
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
    const { code, err } = await run('render', 'other.html', 'ours.html', '--snapshot', 'a.json')
    expect(code).toBe(1)
    expect(err).toContain(
      `other.html: its script has the client id ${platform.secondClientId}, but the snapshot was taken for ${platform.clientId}; not written`,
    )
    expect(read('ours.html')).toContain('€18.00')
    expect(read('other.html')).not.toContain('€18.00')
  })

  it('cartlet render refuses a page that uses another API', async () => {
    const page = pageWith('blue-mug').replace(` data-api="${platform.url}"`, '')
    write('a.html', page)
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
    const { code, err } = await run('render', 'a.html', '--snapshot', 'a.json')
    expect(code).toBe(1)
    expect(err).toContain(
      `a.html: its script uses the API https://www.wixapis.com, but the snapshot was taken from ${platform.url}; not written`,
    )
    expect(read('a.html')).toBe(page)
  })

  it('cartlet render exits with 3 for a product that the snapshot lacks', async () => {
    write('a.html', pageWith('no-such'))
    const { code, err } = await run('render', 'a.html', ...shop())
    expect(code).toBe(3)
    expect(err).toContain('a.html: <cartlet-buy-button "no-such"> is not in the snapshot')
    expect(read('a.html')).toBe(pageWith('no-such'))
  })

  it('cartlet render exits with 3 for a product that was asked for and is not in the shop', async () => {
    write('a.html', pageWith('blue-mug'))
    const { code, err } = await run('render', 'a.html', ...shop(), '--products', 'blue-mgu')
    expect(err).toContain('The shop has no visible product "blue-mgu"')
    expect(code).toBe(3)
    expect(read('a.html')).toContain('<template shadowrootmode')
  })

  it.each([
    ['{"cartlet":1', /--snapshot: a\.json: The snapshot is not JSON, or is cut off/],
    ['{"cartlet":9}', /format 9/],
  ])('cartlet render exits with 1 for the invalid snapshot %s', async (text, problem) => {
    write('a.json', text)
    write('a.html', pageWith('blue-mug'))
    const { code, err } = await run('render', 'a.html', '--snapshot', 'a.json')
    expect(code).toBe(1)
    expect(err).toMatch(problem)
  })

  it.runIf(isFull)(
    'cartlet render draws into a thousand pages in one command that may open 64 files at a time',
    {
      timeout: 120_000,
    },
    async () => {
      await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
      for (let place = 0; place < 1000; place++) write(`site/${place}.html`, pageWith('blue-mug'))
      const command = ['-c', 'ulimit -n 64; exec "$@"', 'sh', process.execPath, BIN, 'render', 'site', '--snapshot', 'a.json']
      const { code, err } = await runProgram('sh', command)
      expect(err).toContain('1000 pages: 1000 written, 1000 elements drawn')
      expect(code).toBe(0)
      expect(readdirSync(join(folder, 'site'))).toHaveLength(1000)
      expect(read('site/999.html')).toContain('€18.00')
    },
  )

  it.runIf(isFull)('cartlet render draws into a page of 39 MB with a heap of 40 MB', { timeout: 120_000 }, async () => {
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
    const filler = `<p>${'text '.repeat(2000)}</p>\n`.repeat(4000)
    const page = pageWith('blue-mug').replace('</body>', `${filler}</body>`)
    write('big.html', page)
    const size = page.length
    const code = await new Promise<number | null>((resolve) => {
      const args = ['--max-old-space-size=40', BIN, 'render', 'big.html', '--snapshot', 'a.json']
      spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' }).on('exit', resolve)
    })
    expect(code).toBe(0)
    expect(statSync(join(folder, 'big.html')).size).toBeGreaterThan(size)
    expect(size).toBeGreaterThan(39_000_000)
  })

  it('cartlet render --watch renders again when the snapshot changes', async () => {
    write('a.html', pageWith('blue-mug'))
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
    children.push(spawn(process.execPath, [BIN, 'render', 'a.html', '--snapshot', 'a.json', '--watch'], { cwd: folder }))
    await until(() => read('a.html').includes('€18.00'))
    platform.setPrice('blue-mug', 2150)
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'a.json')
    await until(() => read('a.html').includes('€21.50'))
  })
})

describe('cartlet snippet', { timeout: 30_000 }, () => {
  it('cartlet snippet writes name and link of the product, the catalog version and the hash of every script', async () => {
    const { code, out, err } = await run('snippet', ...shop(), '--products', 'blue-mug', '--site', 'blog.example', '--integrity')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`<a href="${platform.url}/product-page/blue-mug">Buy Blue Mug</a>`)
    expect(out).toContain('data-catalog="v3"')
    expect(out).toContain('blog.example')
    const hashes = JSON.parse(readFileSync('dist/cdn/sri.json', 'utf8')) as Record<string, string>
    const missing = Object.entries(hashes).filter(([file, hash]) => file.endsWith('.js') && !out.includes(hash))
    expect(missing).toEqual([])
  })

  it('cartlet snippet exits with 3 for an unknown product, and still writes the snippet', async () => {
    const { code, out, err } = await run('snippet', ...shop(), '--products', 'no-such', '--json')
    expect(code).toBe(3)
    expect(err).toContain('no visible product "no-such"')
    expect(JSON.parse(out).body).toContain('product="no-such"')
  })

  it('cartlet snippet exits with 1 and names a client id that the platform does not accept', async () => {
    const { code, err } = await run('snippet', ...shop(), '--client-id', SOME_ID, '--products', 'blue-mug')
    expect(code).toBe(1)
    expect(err).toContain(`--client-id: ${platform.url} does not accept "${SOME_ID}"`)
  })
})

describe('cartlet files', { timeout: 30_000 }, () => {
  it('cartlet files copies dist/cdn into a new folder, and keeps the files of earlier releases there', async () => {
    mkdirSync(join(folder, 'public/cartlet'), { recursive: true })
    write('public/cartlet/widget-0000000.js', 'old')
    write('public/cartlet/loader.js', 'old')
    expect(await run('files', '--out', 'public/cartlet')).toMatchObject({
      code: 0,
      out: '',
      err: expect.stringContaining('public/cartlet: '),
    })
    expect(readdirSync(join(folder, 'public/cartlet')).sort()).toEqual([...readdirSync('dist/cdn'), 'widget-0000000.js'].sort())
    expect(read('public/cartlet/loader.js')).toBe(readFileSync('dist/cdn/loader.js', 'utf8'))
  })

  it('cartlet files exits with 1 and one sentence where it cannot write', async () => {
    write('file', '')
    expect(await run('files', '--out', 'file/cartlet')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--out: the files cannot be written'),
    })
  })
})

describe('cartlet csp', { timeout: 30_000 }, () => {
  it('cartlet csp prints the header that the elements of a page need', async () => {
    write('a.html', `${pageWith('blue-mug')}<div data-cartlet="account"></div><style></style><script src="/own.js"></script>`)
    const { code, out, err } = await run('csp', 'a.html')
    expect(code).toBe(0)
    expect(out).toBe(
      `Content-Security-Policy: default-src 'self'; script-src 'self' https://www.google.com https://www.gstatic.com; style-src 'self'; connect-src 'self' ${platform.url}; img-src 'self' ${platform.url}; media-src 'self' ${platform.url}; frame-src 'self' ${platform.url} https://www.google.com\n`,
    )
    expect(err).toContain('own scripts (1)')
    expect(err).toContain('own inline styles (1)')
  })

  it('cartlet csp reads the nonce of the script tag and the settings in its address', async () => {
    write(
      'a.html',
      `<script nonce="{{ n }}" async src="/x/loader.js?client-id=${SOME_ID}&live=https://live.example/s"></script><cartlet-cart></cartlet-cart>`,
    )
    expect((await run('csp', 'a.html', '--value')).out).toBe(
      "default-src 'self'; script-src 'nonce-{{ n }}' 'strict-dynamic'; style-src 'self'; connect-src 'self' https://www.wixapis.com https://live.example; img-src 'self' https://static.wixstatic.com\n",
    )
  })

  it('cartlet csp and cartlet snippet print the same policy for a page made from the snippet', async () => {
    const { head, body, policy } = JSON.parse((await run('snippet', ...shop(), '--products', 'blue-mug', '--json')).out)
    write('a.html', `<!doctype html><html><head>${head}</head><body>${body}</body></html>`)
    expect((await run('csp', 'a.html', '--value')).out.trim()).toBe(policy)
  })

  it('cartlet csp exits with 1 for a page without the snippet', async () => {
    write('a.html', '<p>Us')
    expect(await run('csp', 'a.html')).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no script tag') })
  })
})

describe('cartlet llms', { timeout: 30_000 }, () => {
  it('cartlet llms writes the products of a snapshot as Markdown, with links that add them to the cart', async () => {
    await run('snapshot', ...shop(), '--products', 'blue-mug,linen-tee', '--descriptions', '--out', 'catalog.json')
    expect(await run('llms', '--snapshot', 'catalog.json', '--url', 'https://site.example/', '--out', 'llms.txt')).toMatchObject({
      code: 0,
      out: '',
    })
    const text = read('llms.txt')
    expect(text).toMatch(/^# site\.example\n\n> 2 products of this site/)
    expect(text).toContain('<https://site.example/?cartlet-add=blue-mug:1>')
    expect(text).toMatch(/\n- .*Blue Mug.*: €18\.00, in stock, slug blue-mug\. .*A generous stoneware mug/)
    expect(text).toMatch(/Linen Tee.*Size: S, M, L, XL; Colour: Sage, Ink, Clay/)
  })

  it('cartlet llms prints to standard output, and reports missing and invalid options', async () => {
    await run('snapshot', ...shop(), '--products', 'blue-mug', '--out', 'catalog.json')
    expect((await run('llms', '--snapshot', 'catalog.json', '--name', 'My [shop]', '--out', '-')).out).toMatch(
      /^# My \\\[shop\\\]\n/,
    )
    expect(await run('llms', '--out', '-')).toMatchObject({ code: 2, err: expect.stringContaining('--snapshot is missing') })
    expect(await run('llms', '--snapshot', 'none.json', '--out', '-')).toMatchObject({ code: 1, out: '' })
    expect(await run('llms', '--snapshot', 'catalog.json', '--url', 'site', '--out', '-')).toMatchObject({ code: 2 })
  })
})
