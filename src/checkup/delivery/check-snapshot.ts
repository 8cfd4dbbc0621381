/** Checks the snapshot of the page, and the relay of live changes. */
import type { Finding, Surroundings } from '../model'
import { baseOf, type ReadPage, type Setting } from '../page/read-page'
import { findingAt } from '../page/where'

const HOUR_MS = 3_600_000
const DEFAULT_HOURS = 24
const HOW = 'Take one regularly with `npx cartlet snapshot` (--watch, or a timer).'

const rowAt = ({ tag }: Setting, row: Omit<Finding, 'where' | 'element'>): Finding =>
  tag ? findingAt(tag, row) : { ...row, where: 'cartletConfig' }

function ofContent(setting: Setting, text: string, page: ReadPage, now: number): Finding[] {
  let snapshot: { cartlet?: unknown; clientId?: unknown; takenAt?: unknown } | null
  try {
    snapshot = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    snapshot = null
  }
  const taken = Date.parse(`${snapshot?.takenAt}`)
  if (snapshot?.cartlet !== 1 || Number.isNaN(taken))
    return [
      rowAt(setting, {
        code: 'snapshot-unreadable',
        severity: 'error',
        cause: `${setting.value} is not a snapshot that this version can read.`,
        hint: HOW,
      }),
    ]
  if (page.clientId && snapshot.clientId !== page.clientId)
    return [
      rowAt(setting, {
        code: 'snapshot-of-another-shop',
        severity: 'error',
        cause: `The snapshot is for the client id "${snapshot.clientId}", but the page uses "${page.clientId}": the snapshot is not shown.`,
        hint: HOW,
      }),
    ]
  const allowed = Number(page.setting('snapshot-max-age')?.value ?? DEFAULT_HOURS)
  const hours = allowed >= 0 ? allowed : DEFAULT_HOURS
  const age = (now - taken) / HOUR_MS
  if (age <= hours) return []
  return [
    rowAt(setting, {
      code: 'snapshot-stale',
      severity: 'warning',
      cause: `The snapshot is ${Math.floor(age)} hours old, but the page shows none older than ${hours} hours: prices appear only when the platform has answered.`,
      hint: `${HOW} data-snapshot-max-age allows older ones.`,
    }),
  ]
}

export async function checkSnapshot(page: ReadPage, { read, now }: Surroundings): Promise<Finding[]> {
  const setting = page.setting('snapshot')
  if (!setting || !URL.canParse(setting.value, baseOf(page))) return []
  const address = new URL(setting.value, baseOf(page)).href
  if (!/^https?:/.test(address)) return []
  const answer = await read(address).catch(() => undefined)
  if (answer && answer.status < 400) return ofContent(setting, new TextDecoder().decode(answer.bytes), page, now())
  return [
    rowAt(setting, {
      code: 'snapshot-missing',
      severity: 'error',
      cause: `${address} ${answer ? `answers ${answer.status}` : 'cannot be reached'}.`,
      hint: HOW,
    }),
  ]
}

export async function checkLive(page: ReadPage, { read }: Surroundings): Promise<Finding[]> {
  const setting = page.setting('live')
  if (!setting || !URL.canParse(setting.value, baseOf(page))) return []
  const address = new URL(setting.value, baseOf(page))
  if (!/^https?:/.test(address.href)) return []
  const answer = await read(address.href).catch(() => undefined)
  if (answer && answer.status < 400 && /^text\/event-stream/.test(answer.type)) return []
  const what = answer
    ? answer.status < 400
      ? `answers with ${answer.type || 'no content type'}, not with a stream of events`
      : `answers ${answer.status}`
    : 'cannot be reached'
  return [
    rowAt(setting, {
      code: 'live-unreachable',
      severity: 'warning',
      cause: `The relay ${address.href} ${what}: visitors see changes of the shop only when they return to the tab.`,
      hint: 'Is the relay running, and does it allow this origin? See docs/live.md.',
    }),
  ]
}
