/** The values of the demo's two shops that the host pages need. */

import { variantIdOf } from './platform/seed'
import { bulkName, bulkSlug } from './platform/seeds/shops/bulk'
import type { Platform } from './platform/server'

/** Static HTML, as a shop with a long list would have it in its own template. */
const bulkItems = ({ url, bulkProducts }: Platform): string =>
  Array.from({ length: bulkProducts }, (_, index) => {
    const slug = bulkSlug(index)
    return `<li><span>${bulkName(index)}</span> <cartlet-buy-button product="${slug}" label="Add"><a href="${url}/product-page/${slug}">Buy</a></cartlet-buy-button></li>`
  }).join('\n')

/** @param relay address of the relay of live changes; without one the pages have none */
export const demoValues = (platform: Platform, relay = ''): Record<string, string> => ({
  API: platform.url,
  LIVE: relay,
  CLIENT_ID: platform.clientId,
  SECOND_CLIENT_ID: platform.secondClientId,
  TEE_M_SAGE: variantIdOf('linen-tee', 'M', 'Sage'),
  BOWL_MOSS: variantIdOf('stoneware-bowl', '18 cm', 'Moss', 'Matt'),
  APRON_BLACK: variantIdOf('linen-apron', 'Black', 'Regular'),
  CAN_FOREST: variantIdOf('watering-can', 'Forest'),
  YARN_ROWAN: variantIdOf('merino-yarn', 'Rowan'),
  BEANIE_SNOW: variantIdOf('rib-beanie', 'Snow'),
  BULK_COUNT: String(platform.bulkProducts),
  BULK_ITEMS: bulkItems(platform),
})
