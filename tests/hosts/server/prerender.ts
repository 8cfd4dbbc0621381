/** A page after `cartlet render`. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A page that is reloaded, as browsers do on the way back from the checkout, is not rendered a second time. */
const drawn = new Map<string, Promise<string>>()

const BIN = fileURLToPath(new URL('../../../bin/cartlet.mjs', import.meta.url))

async function render(html: string, styles: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cartlet-host-'))
  try {
    const file = join(folder, 'page.html')
    await writeFile(file, html)
    await promisify(execFile)(process.execPath, [BIN, 'render', file, '--styles', styles])
    return await readFile(file, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * @param html a page whose snippet names the shop
 * @param styles where the built style sheets are served
 */
export function prerender(html: string, styles: string): Promise<string> {
  const drawing = drawn.get(html) ?? render(html, styles)
  drawn.set(html, drawing)
  return drawing
}
