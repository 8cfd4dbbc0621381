/**
 * Reports each view once: redrawing it, returning to the page or showing it in another tab at the same time is the same view.
 * Loading the page again is a new one.
 */

import type { StoragePort } from '../../platform/storage'
import { isRecord } from '../../platform/wire/record'
import { entryOf } from '../../store/catalog/untrusted'
import type { PageView } from '../page/page'

/** An analytics session ends after this time. A tab that crashed leaves its views behind until then. */
const LASTS_MS = 1_800_000
const MOST = 200

/** By view: the tab that reported it, and when. */
type Told = Record<string, [tab: string, at: number]>

function read(storage: StoragePort, key: string, now: number): Told {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? '')
    if (!isRecord(kept)) return {}
    const isCurrent = (value: unknown) => Array.isArray(value) && Math.abs(now - Number(value[1])) < LASTS_MS
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => isCurrent(value))) as Told
  } catch {
    return {}
  }
}

/** @returns a function that tells whether a view is to be reported, which is true once */
export function createToldViews(storage: StoragePort, key: string, { view, life }: PageView): (name: string) => boolean {
  const tab = Math.random().toString(36).slice(2)
  const mine = new Set<string>()
  const change = (edit: (views: Told, now: number) => Told) => {
    const now = Date.now()
    const views = Object.entries(edit(read(storage, key, now), now)).slice(-MOST)
    if (views.length) storage.write(key, JSON.stringify(Object.fromEntries(views)))
    else storage.remove(key)
  }
  const keep = () =>
    change((views, now) => ({ ...views, ...Object.fromEntries([...mine].map((name) => [name, [tab, now] as [string, number]])) }))
  const leave = () => change((views) => Object.fromEntries(Object.entries(views).filter(([, [by]]) => by !== tab)))
  // Views that are over do not stay in the storage until the next one.
  change((views) => views)
  const { signal } = life
  view.addEventListener('pagehide', leave, { signal })
  view.addEventListener('pageshow', (event) => event.persisted && mine.size && keep(), { signal })
  return (name) => {
    if (mine.has(name)) return false
    const elsewhere = entryOf(read(storage, key, Date.now()), name)
    mine.add(name)
    if (elsewhere) return false
    keep()
    return true
  }
}
