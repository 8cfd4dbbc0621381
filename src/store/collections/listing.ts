/** The listing of the catalog version that the shop speaks; a page downloads that one alone. */
import type { AskListing } from './grid'

export const askListing: AskListing = async ({ context }, call) => {
  const { createListingV1 } = await import('./v1-listing')
  return call(createListingV1(context))
}
