/** The file of `cartlet doctor --baseline`: the accepted state of each page. */
import { readFile } from 'node:fs/promises'
import type { PageState } from '../../checkup/baseline/page-state'
import { UsageError } from '../exit-code'
import { writeWhole } from '../files'

export type Baseline = ReadonlyMap<string, PageState>

const FORMAT = 'cartlet-baseline/1'

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

function isState(value: unknown): value is PageState {
  const { headers, scripts } = (value ?? {}) as Partial<PageState>
  return isTexts(headers) && typeof scripts === 'object' && scripts !== null && Object.values(scripts).every(isTexts)
}

/** Undefined if there is no such file. */
export async function readBaseline(path: string): Promise<Baseline | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new UsageError(`--baseline: ${path} cannot be read (${(thrown as Error).message})`)
  }
  try {
    const { format, pages } = JSON.parse(text) as { format?: unknown; pages?: object }
    const all = Object.entries(pages ?? {})
    if (format === FORMAT && all.every(([, state]) => isState(state))) return new Map(all as [string, PageState][])
  } catch {} // Reported below: not JSON.
  throw new UsageError(`--baseline: ${path} is not a file that this command has written with --accept`)
}

export const writeBaseline = (path: string, baseline: Baseline): Promise<void> =>
  writeWhole(
    path,
    `${JSON.stringify({ format: FORMAT, pages: Object.fromEntries([...baseline].sort(([a], [b]) => (a < b ? -1 : 1))) }, null, 2)}\n`,
  )
