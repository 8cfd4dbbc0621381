/** Whatever we build and show in demos is served with a type that browsers use. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { contentType } from '../../../demo/content-type'
import { serveFolder } from '../../stacks/serve-folder'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SERVED = ['dist/cdn', 'dist/configurator', 'demo/hosts']
const UNKNOWN = contentType('a file without an ending')

it.each(SERVED)('every file of %s has a type', (folder) => {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => contentType(name) === UNKNOWN)).toEqual([])
})

it('a picture that is drawn, a font and a module of an example reach the browser as what they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-served-'))
  const { url, close } = await serveFolder(folder)
  try {
    const types = ['a.svg', 'a.woff2', 'a.mjs', 'a.webp', 'a.avif', 'a.ico'].map(async (name) => {
      writeFileSync(join(folder, name), '')
      return (await fetch(url + name)).headers.get('content-type')
    })
    expect(await Promise.all(types)).toEqual([
      'image/svg+xml',
      'font/woff2',
      'text/javascript; charset=utf-8',
      'image/webp',
      'image/avif',
      'image/x-icon',
    ])
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})
