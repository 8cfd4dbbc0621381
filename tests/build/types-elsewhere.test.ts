/** The built declarations in programs unlike ours: on servers, without the types of a document, and with the oldest way to find modules. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publicEntries } from '../../src/build/entries.mjs'
import { ROOT } from '../docs/markdown'
import { serverPrograms } from '../docs/server-programs'

/** What a page's program alone can use. */
const IN_PAGES = ['cartlet/elements']

/** Resolves with the compiler's lines about these files. */
function compile(compiler: string, options: object, files: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-types-'))
  try {
    const modules = join(folder, 'node_modules')
    mkdirSync(modules)
    symlinkSync(ROOT, join(modules, 'cartlet'))
    for (const name of ['@types', 'react', 'zustand', 'undici-types'])
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [name, text] of files) writeFileSync(join(folder, name), text)
    const compilerOptions = {
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      preserveSymlinks: true,
      target: 'es2022',
      ...options,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [...files.keys()] }))
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin', compiler), ['-p', folder, '--pretty', 'false'], {
      encoding: 'utf8',
    })
    return stdout.split('\n').filter((line) => /error TS/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const programOf = (skipped: readonly string[] = []) =>
  publicEntries()
    .filter(({ entry }) => !skipped.includes(entry))
    .map(({ entry, name }) => `export * as ${name} from '${entry}'\n`)
    .join('')

it('every entry for servers compiles with the types of Node.js and without those of a document', { timeout: 60_000 }, () => {
  const options = { lib: ['es2023'], module: 'nodenext', types: ['node'] }
  expect(compile('tsc', options, new Map([['program.ts', programOf(IN_PAGES)]]))).toEqual([])
})

it('every documented flow of the client and of servers compiles there, too', { timeout: 60_000 }, () => {
  const files = serverPrograms()
  expect(files.size).toBeGreaterThan(20)
  const options = { lib: ['es2023'], module: 'nodenext', types: ['node'] }
  expect(compile('tsc', options, files)).toEqual([])
})

it('every entry is found by "moduleResolution": "node"', { timeout: 60_000 }, () => {
  const options = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'node10',
    ignoreDeprecations: '6.0',
    types: [],
  }
  expect(compile('tsc6', options, new Map([['program.ts', programOf()]]))).toEqual([])
})
