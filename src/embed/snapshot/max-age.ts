/** Maximum age of prices that the platform has not confirmed (`data-snapshot-max-age`). */
import type { PageConfig } from '../settings/config'

const DEFAULT_HOURS = 24

/** The author's number of hours; anything else counts as the default. */
export function maxAgeHours({ snapshotMaxAge }: Partial<Pick<PageConfig, 'snapshotMaxAge'>>): number {
  const hours = Number(snapshotMaxAge)
  return hours >= 0 ? hours : DEFAULT_HOURS
}
