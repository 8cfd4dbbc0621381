/** Lists without grids. Not what grids use: a module that they shared with the tools would become one more file of every grid. */
import type { AskListing } from '../../store/collections/grid'
import type { Listing } from '../../store/collections/list-model'
import { once } from '../../store/load-once'

const LISTINGS = {
  v1: once(async () => (await import('../../store/collections/listing/v1-listing.chunk')).createListingV1),
  v3: once(async () => (await import('../../store/collections/listing/v3-listing.chunk')).createListingV3),
}

export function createAskListing(): AskListing {
  const made: Partial<Record<'v1' | 'v3', Listing>> = {}
  return ({ context, askBaseCatalog }, call) =>
    askBaseCatalog(async ({ name }) => {
      made[name] ??= (await LISTINGS[name]())(context)
      return call(made[name])
    })
}
