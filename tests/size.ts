/** `npx tsx tests/size.ts`: bytes of every file a page loads, against budgets.json; exits with 1 when something is over. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { lackOfBuild, stopIfLacking } from './running/lacks'

interface Budget {
  name: string
  /** File names in dist; `@name` is a chunk of the manifest together with the chunks that come with it. */
  files: string[]
  /** Chunks that are already loaded when these are fetched. */
  beyond?: string[]
  /** Bytes. */
  brotli: number
}

type Manifest = Record<string, { file: string; imports: string[] }>

export interface FileSize {
  file: string
  min: number
  gzip: number
  brotli: number
}

export interface GroupSize {
  name: string
  files: string[]
  brotli: number
  budget: number
}

const DIST = 'dist'

/**
 * Hashes in names of files compress by chance: with other hashes the same code measures up to 100 bytes more or less. So each is
 * replaced by one of the name.
 */
function hashOfName(_: string, name: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
  return `${name}-${hash.toString(36).slice(0, 6)}.js`
}

function measure(file: string): FileSize {
  const text = readFileSync(`${DIST}/${file}`, 'utf8')
  const bytes = Buffer.from(text.replace(/\b([\w-]+)-[\da-z]{7}\.js\b/g, hashOfName))
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
  return { file, min: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length }
}

/** The files that the browser fetches for a chunk: its own and those that it imports statically. */
function filesOf(name: string, manifest: Manifest): string[] {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`budgets.json names the chunk "${name}", which the build does not have`)
  return [chunk.file, ...chunk.imports]
}

export function readSizes(): { files: FileSize[]; groups: GroupSize[] } {
  const manifest: Manifest = JSON.parse(readFileSync(`${DIST}/manifest.json`, 'utf8'))
  const { groups }: { groups: Budget[] } = JSON.parse(readFileSync('budgets.json', 'utf8'))
  const files = readdirSync(DIST)
    .filter((file) => /\.(js|css)$/.test(file))
    .map(measure)
  const brotliOf = new Map(files.map(({ file, brotli }) => [file, brotli]))
  const expand = (names: string[]) => names.flatMap((name) => (name.startsWith('@') ? filesOf(name.slice(1), manifest) : [name]))
  return {
    files,
    groups: groups.map(({ name, files: wanted, beyond = [], brotli: budget }) => {
      const there = new Set(expand(beyond))
      const counted = [...new Set(expand(wanted))].filter((file) => !there.has(file))
      return { name, files: counted, brotli: counted.reduce((sum, file) => sum + (brotliOf.get(file) ?? 0), 0), budget }
    }),
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

function print(): boolean {
  stopIfLacking([lackOfBuild()])
  const { files, groups } = readSizes()
  const width = Math.max(...files.map(({ file }) => file.length), ...groups.map(({ name }) => name.length))
  const row = (...cells: string[]) =>
    console.log(cells.map((cell, column) => (column ? cell.padStart(11) : cell.padEnd(width))).join(' '))
  row('file', 'min', 'gzip', 'brotli')
  for (const { file, min, gzip, brotli } of files) row(file, kB(min), kB(gzip), kB(brotli))
  console.log()
  row('until', 'brotli', 'budget', '')
  for (const { name, brotli, budget } of groups) row(name, kB(brotli), kB(budget), brotli > budget ? 'OVER' : 'ok')
  return groups.every(({ brotli, budget }) => brotli <= budget)
}

if (process.argv[1]?.endsWith('size.ts')) process.exitCode = print() ? 0 : 1
