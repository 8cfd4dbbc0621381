/** Loads the lists of the shop's catalog version; the other version's code is never downloaded. */
import { once } from '../../base/load-once'
import type { AskListing } from '../grid'
import type { Listing } from '../list-model'

const LISTINGS = {
  v1: once(async () => (await import('./v1-listing.chunk')).createListingV1),
  v3: once(async () => (await import('./v3-listing.chunk')).createListingV3),
}

/** Call it once per grid: the result keeps the grid's listing between requests. */
export function createAskListing(): AskListing {
  const made: Partial<Record<'v1' | 'v3', Listing>> = {}
  return ({ context, askBaseCatalog }, call) =>
    askBaseCatalog(async ({ name }) => {
      const create = await LISTINGS[name]()
      made[name] ??= create(context)
      return call(made[name])
    })
}
