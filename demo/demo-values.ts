/** What the host pages need to know of the demo shop. */

import { variantIdOf } from './platform/seed'
import type { Platform } from './platform/server'

export const demoValues = ({ url, clientId }: Platform): Record<string, string> => ({
  API: url,
  CLIENT_ID: clientId,
  TEE_M_SAGE: variantIdOf('linen-tee', 'M', 'Sage'),
})
