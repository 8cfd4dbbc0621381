/** Runs our own commands as an author does, as processes. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PICTURES_ORIGIN } from '../servers/platform'
import type { Surroundings } from './subject'

const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))
const BUILT = fileURLToPath(new URL('../../../dist/node/cli.js', import.meta.url))
const SITE_URL = 'https://shop-window.example/'

export const commandsMissing = (): string | undefined =>
  existsSync(BIN) && existsSync(BUILT) ? undefined : 'there is no cartlet command'

const run = (...values: string[]) => promisify(execFile)(process.execPath, [BIN, ...values])

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cartlet-bench-pages-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The command reads the demo platform over plain HTTP; the page must find the same shop at the platform's own address. */
export const takeSnapshot = ({ platform, products }: Surroundings, count: number): Promise<string> =>
  inFolder(async (folder) => {
    const out = join(folder, 'catalog.json')
    const slugs = products.slice(0, count).map(({ slug }) => slug)
    await run('snapshot', '--client-id', platform.clientId, '--api', platform.url, '--products', slugs.join(','), '--out', out)
    const { api: _, ...snapshot } = JSON.parse(await readFile(out, 'utf8')) as { api?: string }
    return JSON.stringify(snapshot).replaceAll(platform.url, PICTURES_ORIGIN)
  })

export const renderPage = (html: string, snapshot: string): Promise<string> =>
  inFolder(async (folder) => {
    const page = join(folder, 'page.html')
    const file = join(folder, 'catalog.json')
    await Promise.all([writeFile(page, html), writeFile(file, snapshot)])
    await run('render', page, '--snapshot', file, '--url', SITE_URL)
    return readFile(page, 'utf8')
  })
