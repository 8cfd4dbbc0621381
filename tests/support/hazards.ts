/** The list of hazards: what breaks embeds on real pages, row by row, with the pages and tests that cover it. */
import { DATA } from './hazards/data'
import type { Hazard } from './hazards/hazard'
import { LOADING } from './hazards/loading'
import { LOOKS } from './hazards/looks'
import { MEMBERS } from './hazards/members'
import { SCRIPTS } from './hazards/scripts'
import { VISITS } from './hazards/visits'

export const ROWS = 109
/** How many rows may have a reason in the place of a test. */
export const MOST_REASONS = 5

export const HAZARDS: readonly Hazard[] = [...LOOKS, ...LOADING, ...SCRIPTS, ...DATA, ...MEMBERS, ...VISITS].sort(
  (a, b) => a.row - b.row,
)
