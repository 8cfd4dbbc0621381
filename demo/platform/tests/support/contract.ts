/** What the tests read besides the running platform: its sources, and the requests that the platform's own SDK was recorded with. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PLATFORM = fileURLToPath(new URL('../../', import.meta.url))
const VECTORS = fileURLToPath(new URL('../../../../tests/wire/vectors/', import.meta.url))

/** The texts of the platform's files in this folder, without its tests. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(PLATFORM + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^(tests|node_modules)\b/.test(folder + name))
    .map((name) => readFileSync(`${PLATFORM}${folder}${name}`, 'utf8'))

export interface RecordedRequest {
  method: string
  path: string
  body?: unknown
}

interface Vector {
  request?: RecordedRequest | null
  exchanges?: { request: RecordedRequest }[]
}

/** Each line of a recording is one call with its requests. */
export const recordedRequests = (): RecordedRequest[] =>
  readdirSync(VECTORS)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(VECTORS + name, 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line) => JSON.parse(line) as Vector)
    .flatMap(({ request, exchanges = [] }) => [...(request ? [request] : []), ...exchanges.map((exchange) => exchange.request)])
