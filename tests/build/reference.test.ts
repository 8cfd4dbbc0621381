/** Runs the examples of docs/reference.md in Node, each in its own process, with the built package and the local platform. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../../demo/platform/server'
import { publicEntries } from '../../src/build/entries.mjs'
import { ROOT, readMarkdown, sectionOf, snippetsIn } from '../docs/markdown'

const page = readMarkdown('docs/reference.md')
// `cartlet/react` needs React in a page: demo/stacks has its example.
const entries = publicEntries().filter(({ entry }) => entry !== 'cartlet/react')

let platform: Platform
let folder: string
beforeAll(async () => {
  platform = await startPlatform()
  folder = mkdtempSync(join(tmpdir(), 'cartlet-reference-'))
  symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await platform.close()
})

const run = (file: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [file], { cwd: ROOT }, (error, out) => (error ? reject(error) : resolve(out.trim())))
  })

describe('the examples of docs/reference.md', () => {
  it.each(entries.map(({ entry }) => entry))('the example of %s prints what its comment says', {
    timeout: 30_000,
  }, async (entry) => {
    const [snippet] = snippetsIn({ path: page.path, text: sectionOf(page, entry) })
    expect(snippet?.code).toContain(`from '${entry}'`.replace("from 'cartlet/elements'", "'cartlet/elements'"))
    const [, said] = /\/\/ → (.*)$/m.exec(snippet?.code ?? '') ?? []
    const code = (snippet?.code ?? '')
      .replace("clientId: 'CLIENT_ID'", `clientId: '${platform.clientId}', api: '${platform.url}'`)
      .replace(/'(cartlet[\w/]*)'/g, (_, name) => JSON.stringify(new URL(fileOf(name), `file://${ROOT}`).href))
    const file = join(folder, `${entry.replace('/', '-')}.mjs`)
    writeFileSync(file, code)
    expect(await run(file)).toBe(said)
  })
})

function fileOf(entry: string): string {
  const found = publicEntries().find((one) => one.entry === entry)
  if (!found) throw new Error(`package.json has no entry ${entry}`)
  return found.file
}
