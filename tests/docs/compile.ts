/**
 * Compiles the TypeScript and JavaScript of the documentation against the source, in a temporary folder. TypeScript 7 has no compiler API,
 * so its command runs once over everything.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publicEntries } from '../../src/build/entries.mjs'
import { ROOT } from './markdown'

/** The globals of a page with the loader. */
const PAGE_GLOBALS = `
import type {} from '${ROOT}src/embed/api/cartlet'
import type { PageConfig } from '${ROOT}src/embed/settings/config'
declare global {
  interface Window {
    cartletConfig?: Partial<PageConfig> & { messages?: object }
  }
}
`

/** Resolves imports of the package to the source of each entry. */
const entryPaths = (): Record<string, string[]> =>
  Object.fromEntries(publicEntries().map(({ entry, source }) => [entry, [`${ROOT}${source}`]]))

/** @returns the errors by file name */
export function compile(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-docs-'))
  try {
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    symlinkSync(`${ROOT}node_modules`, join(folder, 'node_modules'))
    write('page-globals.d.ts', PAGE_GLOBALS)
    write(
      'tsconfig.json',
      JSON.stringify({
        extends: `${ROOT}tsconfig.json`,
        compilerOptions: {
          allowJs: true,
          checkJs: true,
          noUnusedLocals: false,
          noUnusedParameters: false,
          paths: entryPaths(),
        },
        files: [`${ROOT}src/globals.d.ts`, 'page-globals.d.ts', ...files.keys()],
        include: [],
      }),
    )
    for (const [name, text] of files) write(name, text)
    const { stdout, error } = spawnSync('npx', ['tsc', '--noEmit', '--pretty', 'false', '-p', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    if (error) throw error
    return errorsByFile(stdout, [...files.keys()])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** An error in any other file is reported for every file. */
function errorsByFile(output: string, names: readonly string[]): Map<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const [line, file = '', message = ''] of output.matchAll(/^(?:(\S+)\(\d+,\d+\): )?error (.*)$/gm)) {
    const name = names.find((one) => file.endsWith(`/${one}`) || file === one)
    for (const to of name ? [name] : names) errors.set(to, [...(errors.get(to) ?? []), name ? message : line])
  }
  return errors
}
