/**
 * Hazards that a browser's driver does not survive. WebKit is driven by scripts that run in the page itself, so a page that
 * breaks what those scripts use breaks them before it can break a widget. Such a page is driven without that one hazard, and
 * the table says so.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserName } from '../../browsers'
import type { HostCase } from '../manifest'

const BREAKS_DRIVER: Partial<Record<BrowserName, readonly string[]>> = {
  webkit: ['promise', 'objectproto', 'tojson', 'arrayextras'],
}

/** After Back to a page with this header WebKit's driver answers no more commands, whatever the page contains. */
const BREAKS_BACK: Partial<Record<BrowserName, string>> = { webkit: 'cross-origin-opener-policy' }

export interface Substitute {
  /** The hazards and headers that are left out. */
  without: string[]
  /** The query that leaves them out; absent where nothing of the case would be left. */
  query?: string
  /** The headers that are left. */
  headers?: Record<string, string>
}

/** Pages choose their hazards by `?only=a,b` or `?skip=a,b`; without either, all of them apply. */
export function withoutHazards(query: string, hazards: readonly string[]): Substitute | undefined {
  const [, way, names = ''] = /[?&](only|skip)=([^&]*)/.exec(query) ?? []
  const named = names.split(',').filter(Boolean)
  if (way === 'only') {
    const without = hazards.filter((hazard) => named.includes(hazard))
    const rest = named.filter((hazard) => !without.includes(hazard))
    if (!without.length) return undefined
    return rest.length ? { without, query: query.replace(`only=${names}`, `only=${rest}`) } : { without }
  }
  const without = hazards.filter((hazard) => !named.includes(hazard))
  if (!without.length) return undefined
  if (way) return { without, query: query.replace(`skip=${names}`, `skip=${[...named, ...without]}`) }
  return { without, query: `${query}${query ? '&' : '?'}skip=${without}` }
}

/** Undefined where the page can be driven as it is. */
export function substituteFor(engine: BrowserName, { folder, page, query, headers, journey }: HostCase): Substitute | undefined {
  const header = BREAKS_BACK[engine]
  if (header && journey === 'buying' && header in headers) {
    const { [header]: _, ...left } = headers
    return { without: [header], query, headers: left }
  }
  const breaking = BREAKS_DRIVER[engine]
  if (!breaking) return undefined
  const text = readFileSync(join(folder, page), 'utf8')
  const hazards = breaking.filter((hazard) => text.includes(`h('${hazard}')`))
  return hazards.length ? withoutHazards(query, hazards) : undefined
}
