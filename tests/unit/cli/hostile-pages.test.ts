/** The commands read pages that others wrote: none may hang them, end them, or reach the terminal of their reader. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPage } from '../../../src/checkup/check-page'
import type { Surroundings } from '../../../src/checkup/model'
import { doctorCommand } from '../../../src/cli/doctor/doctor-command'
import { readHtml } from '../../../src/cli/doctor/read-html'
import { EXIT } from '../../../src/cli/exit-code'
import { addFacts, noFacts } from '../../../src/cli/page/page-facts'
import { scanPage } from '../../../src/cli/page/scan-page'
import { renderCommand } from '../../../src/cli/render/render-command'
import { createPrint, createReporter } from '../../../src/cli/reporter'
import { snapshotCommand } from '../../../src/cli/snapshot/snapshot-command'
import { cspCommand } from '../../../src/cli/snippet/csp-command'
import { readPolicyPage } from '../../../src/cli/snippet/policy-page'
import { aSnapshot, sourceOf } from '../../support/fixtures/rendered-page'

const BUTTON = '<cartlet-buy-button product="blue-mug"></cartlet-buy-button>'
const MANY = 60_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cartlet-hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

const place = async (name: string, html: string) => {
  const path = join(folder, name)
  await writeFile(path, html)
  return path
}

/** A terminal, and what a command would show on it. */
function aTerminal() {
  let shown = ''
  const write = (text: string) => {
    shown += text
  }
  const output = { write }
  return { ports: { reporter: createReporter(output, true), print: createPrint(output) }, shown: () => shown }
}

const unreachable = () => Promise.reject(new Error('no connection'))
const nowhere: Surroundings = {
  read: unreachable,
  allowsOrigin: unreachable,
  digest: unreachable,
  shop: () => ({ refused: unreachable }) as never,
  now: () => 0,
} as never

describe('pages that are made to hang a command', () => {
  /** With an expression that backtracks, each takes minutes. */
  const PAGES: [what: string, html: string][] = [
    ['settings that are begun again and again', `<script>${'cartletConfig={'.repeat(MANY)}</script>`],
    ['quotes that are never closed', `<script>cartletConfig={${'clientId:"'.repeat(MANY)}}</script>`],
    ['an address of question marks', `<script data-client-id=x src="${'?'.repeat(MANY * 4)}\n"></script>`],
    [
      'an address of versions',
      `<script data-client-id=x src="${'cartlet@'.repeat(MANY)}"></script><script src="cartlet@1/loader.js">`,
    ],
    ['an address without a slash but the last', `<script data-client-id=x src="${'a'.repeat(MANY * 4)}/loader.js"></script>`],
    ['loaders', '<script async src=cartlet/loader.js></script>'.repeat(MANY / 4)],
    ['an attribute with a long name', `<cartlet-buy-button ${'a'.repeat(MANY * 4)}></cartlet-buy-button>`],
    ['a value of slashes', `<cartlet-buy-button product="${'/'.repeat(MANY * 4)}"></cartlet-buy-button>`],
    ['a tag with a long name', `<cartlet-${'a'.repeat(MANY * 4)}></cartlet-x>`],
  ]

  it.each(PAGES)('the check-up reads a page with %s in one go', async (_what, html) => {
    const page = readHtml(`<!doctype html><title>x</title>${html}`)
    await checkPage({ ...page, policies: [] }, nowhere)
    await readPolicyPage(html)
    await scanPage(sourceOf(Buffer.from(html), 65_536))
  })

  /** What may be repeated without an end tag: each a level deeper, or a further one on one level. */
  const REPEATED: [what: string, one: (place: number) => string][] = [
    ['elements', () => '<div>'],
    ['products', () => '<cartlet-product>'],
    ['markup without own tags', () => '<div data-cartlet=account>'],
    ['templates', () => '<cartlet-product><template>'],
    ['formatted paragraphs', () => '<p><b>'],
    ['different formats', (place) => `<b id=${place}>`],
    ['tables', () => '<table><tr><td>'],
    ['drawings', () => '<svg><foreignObject>'],
    ['beginnings of the page', (place) => `<body data-cartlet-${place}><html lang-${place}>`],
    ['buttons of the page', (place) => `<button data-cartlet-add=mug-${place}>`],
  ]
  const EACH: [what: string, html: string][] = [
    ...REPEATED.map(([what, one]) => [what, Array.from({ length: MANY }, (_, place) => one(place)).join('')] as [string, string]),
    [
      'lists in a template',
      `<cartlet-product><template>${'<div data-cartlet-each=options>'.repeat(MANY)}<b data-cartlet-text=nme>`,
    ],
    ['attributes', `<cartlet-buy-button ${Array.from({ length: MANY }, (_, place) => `a-${place}`).join(' ')}>`],
  ]

  it.each(EACH)(
    '60 000 %s neither hang nor end a command, nor fill the memory',
    async (_what, html) => {
      const whole = `<script src=loader.js data-client-id=x></script>${html}`
      const started = process.cpuUsage()
      const page = readHtml(whole)
      expect(page.tags[0]).toMatchObject({ name: 'script', within: [] })
      await checkPage({ ...page, policies: [] }, nowhere)
      expect(await readPolicyPage(whole)).toBeDefined()
      const source = sourceOf(Buffer.from(whole), 65_536)
      await addFacts(noFacts(), source, await scanPage(source))
      // A second or two each; what grows with the square takes minutes.
      expect(process.cpuUsage(started).user / 1e6).toBeLessThan(40)
    },
    60_000,
  )
})

describe('pages that speak to the terminal', () => {
  /** Sets the clipboard (OSC 52), clears the screen, with the one-byte forms of C1, and turns a line around. */
  const EVIL = '\x1b]52;c;ZXZpbA==\x07\x1b[2J\x9b2J\x08\r\u202e'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/

  it('doctor prints what it read without control characters, and a value cannot begin a line', async () => {
    const name = `x${EVIL}`
    const page = await place(
      'evil.html',
      `<cartlet-buy-button product="${EVIL}\nevil: no problems found." labell="a"></cartlet-buy-button><div data-cartlet="${name}">`,
    )
    for (const args of [[page], [page, '--json']]) {
      const { ports, shown } = aTerminal()
      await doctorCommand(args, ports)
      expect(shown()).not.toMatch(CONTROLS)
      expect(shown()).not.toMatch(/^evil: no problems found/m)
      expect(shown()).toContain('u001b]52')
    }
  })

  it('what is printed as JSON stays the same data', () => {
    const { ports, shown } = aTerminal()
    ports.print(JSON.stringify({ EVIL }))
    expect(JSON.parse(shown())).toEqual({ EVIL })
    expect(shown()).not.toMatch(CONTROLS)
  })

  it('sentences of a command contain no control characters and no further line', () => {
    const { ports, shown } = aTerminal()
    ports.reporter.say(`${EVIL}\nevil`)
    expect(shown().split('\n')).toHaveLength(2)
    expect(shown()).not.toMatch(CONTROLS)
  })
})

describe('pages that write a policy', () => {
  const policyOf = async (attributes: string) => {
    const page = await place(
      'policy.html',
      `<!doctype html><script src="/cartlet/loader.js" data-client-id="x" ${attributes}></script><cartlet-account></cartlet-account>`,
    )
    const { ports, shown } = aTerminal()
    await cspCommand([page], ports)
    return shown()
  }

  it.each([
    `nonce="x' 'unsafe-inline'"`,
    `nonce="x'; connect-src *"`,
    `nonce="x\nSet-Cookie: a=b"`,
  ])('csp refuses what is no nonce: %s', async (attribute) => {
    await expect(policyOf(attribute)).rejects.toThrow('The nonce must be one value')
  })

  it.each([
    'data-live="https://a.example;sandbox"',
    'data-snapshot="https://a.example;sandbox/x.json"',
    'data-captcha-url="https://a.example;sandbox"',
    'data-live="https://a b"',
    'data-snapshot="https://"',
    'data-theme="data:text/css,x/"',
  ])('csp allows nothing for what is no address of a site: %s', async (attribute) => {
    expect(await policyOf(attribute)).not.toMatch(/sandbox|a\.example|null|a b/)
  })
})

describe('text directly in a table', () => {
  const PAGES: [what: string, html: string][] = [
    ['a word', `<table>hello<tr><td>${BUTTON}</td></tr></table>`],
    ['a loop of a template language', `<table>{% for one in all %}<tr><td>${BUTTON}</td></tr>{% endfor %}</table>`],
    ['text in a row', `<table><tbody><tr>{{ cells }}<td>${BUTTON}</td></tr></tbody></table>`],
    ['text in a table in a template', `<template><table>hello</table></template>${BUTTON}`],
    ['an element of ours', `<table>${BUTTON}<tr><td>x</td></tr></table>`],
    ['a form, an input and a comment', `<table><form><input><!-- x --><input type=hidden><tr><td>${BUTTON}`],
    ['formatting that is closed elsewhere', `<table><b>x<tr>y<td>${BUTTON}</b>z</table>`],
    ['a select', `<table><select>x<tr><option>${BUTTON}</table>${BUTTON}`],
    ['frames', `<frameset>hello<frame></frameset>${BUTTON}`],
  ]

  it.each(PAGES)('a page with %s is read as a browser reads it', async (_what, html) => {
    const found = (await scanPage(sourceOf(Buffer.from(html), 65_536))).elements.map(({ name }) => name)
    const asParsed = readHtml(html).tags.filter(({ name }) => name === 'cartlet-buy-button')
    expect(found).toEqual(asParsed.map(() => 'buy-button'))
  })
})

describe('a page in an encoding that shifts', () => {
  it.each([
    'ISO-2022-JP',
    'csISO2022JP',
    'iso-2022-kr',
    'hz-gb-2312',
  ])('a page in %s is refused, because its text looks like tags', async (charset) => {
    // In ISO-2022-JP these bytes are two characters.
    const html = `<!doctype html><meta charset="${charset}"><p>\x1b$B<cartlet-buy-button>\x1b(B</p>${BUTTON}`
    await expect(scanPage(sourceOf(Buffer.from(html, 'latin1')))).rejects.toThrow(/save it as UTF-8/)
  })

  it.each(['windows-1252', 'euc-kr', 'shift_jis', 'big5', 'gb18030'])('a page in %s is read', async (charset) => {
    const page = await scanPage(
      sourceOf(Buffer.from(`<!doctype html><meta charset=${charset}><p>\x83\x5c\x81\x7c${BUTTON}`, 'latin1')),
    )
    expect(page.elements).toHaveLength(1)
  })
})

describe('one bad page', () => {
  const snapshotFile = () => place('catalog.json', JSON.stringify(aSnapshot()))

  it('a page that cannot be read does not keep render from writing the others', async () => {
    const bad = await place('bad.html', '<?xml version="1.0"?><html/>')
    const good = await place('good.html', `<!doctype html><table>hello<tr><td>${BUTTON}</table>`)
    const { ports, shown } = aTerminal()
    const code = await renderCommand(['--snapshot', await snapshotFile(), bad, good], ports)
    expect(code).toBe(EXIT.failed)
    expect(await readFile(good, 'utf8')).toContain('shadowrootmode')
    expect(shown()).toContain('bad.html: is XML')
  })

  it('a page that cannot be read does not keep snapshot --from from reading the others', async () => {
    const bad = join(folder, 'utf16.html')
    await writeFile(bad, Buffer.from([0xff, 0xfe, 0x3c, 0x00]))
    const good = await place('table.html', `<table>hello<tr><td>${BUTTON}</table>`)
    const { ports, shown } = aTerminal()
    const args = [
      '--from',
      bad,
      '--from',
      folder,
      '--from',
      good,
      '--client-id',
      'c',
      '--api',
      'http://127.0.0.1:1',
      '--out',
      '-',
    ]
    // No platform answers there: the command has read all pages, and asks for the product of the last one.
    await expect(snapshotCommand(args, ports)).rejects.toThrow(/cannot be reached/)
    expect(shown()).toContain('utf16.html is UTF-16')
  })

  it('snapshot --from reads every page of a folder', async () => {
    await place('first.html', '<cartlet-buy-button product="one"></cartlet-buy-button>')
    await place('second.html', '<cartlet-buy-button product="two" client-id="c"></cartlet-buy-button>')
    const { ports } = aTerminal()
    const options = ['--client-id', 'c', '--api', 'http://127.0.0.1:1', '--out', '-']
    // No platform answers there: without the products of these pages, the command would have nothing to ask for.
    await expect(snapshotCommand(['--from', folder, ...options], ports)).rejects.toThrow(/cannot be reached/)
    await expect(snapshotCommand(['--from', join(folder, 'none'), ...options], ports)).rejects.toThrow(
      /^--from: There is no page/,
    )
  })

  it('a page that cannot be reached does not keep doctor from checking the others', async () => {
    const good = await place('plain.html', `<!doctype html>${BUTTON}`)
    const { ports, shown } = aTerminal()
    expect(await doctorCommand(['http://127.0.0.1:1/', join(folder, 'nothing.html'), good], ports)).toBe(EXIT.failed)
    expect(shown()).toMatch(/127\.0\.0\.1:1\/ cannot be reached/)
    expect(shown()).toContain('nothing.html cannot be read')
    expect(shown()).toContain('loader-missing')
  })
})
