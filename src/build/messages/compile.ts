/**
 * Compiles `src/i18n/languages/*.json` to `src/i18n/compiled`, which Git ignores: run by everything that reads the sources (builds,
 * tests, `npm run types`, the installation). Does nothing if the files there are up to date.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeModules } from './write-modules'

const SOURCES = fileURLToPath(new URL('../../i18n/languages', import.meta.url))
const COMPILED = fileURLToPath(new URL('../../i18n/compiled', import.meta.url))
const COMPILER = fileURLToPath(new URL('.', import.meta.url))
/** Contains the hash of the languages and of the compiler of which the files are made. */
const MADE_FROM = 'made-from'

const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))

const readOr = (file: string, other: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return other
  }
}

/** Other processes may read or write the file at the same time. */
function writeWhole(file: string, text: string): void {
  if (readOr(file, '') === text) return
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

/** Returns the files of the languages. Throws if they have mistakes, with all of them. */
export function compileMessages(): string[] {
  const files = filesIn(SOURCES).filter((file) => file.endsWith('.json'))
  const hash = createHash('sha256')
  for (const file of [...files, ...filesIn(COMPILER)]) hash.update(`${basename(file)}\n${readOr(file, '')}\n`)
  const current = hash.digest('hex')
  if (readOr(join(COMPILED, MADE_FROM), '') === current) return files
  const modules = writeModules(Object.fromEntries(files.map((file) => [basename(file, '.json'), readFileSync(file, 'utf8')])))
  for (const [name, code] of Object.entries(modules)) writeWhole(join(COMPILED, name), code)
  for (const name of readdirSync(COMPILED, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !(name.replaceAll('\\', '/') in modules)) rmSync(join(COMPILED, name), { force: true })
  writeWhole(join(COMPILED, MADE_FROM), current)
  return files
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileMessages()
