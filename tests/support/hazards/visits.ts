/** Hazards of what the page, its scripts and its links say about a visit. */
import { type Hazard, hazard } from './hazard'

export const VISITS: readonly Hazard[] = [
  hazard(
    93,
    'A consent manager sets its default after the visitor’s decision, or for some regions only.',
    'A decision beats every default, whatever the order; a denial for any region beats a general grant.',
  ),
  hazard(
    94,
    'A campaign’s parameters are new, or as long as an address may be.',
    'All that belong to a campaign are passed on, ids whole; none that names a person.',
  ),
]
