/** Checks whether the platform responds and knows the client. */
import { type CartletError, isCartletError } from '../../platform/http/errors'
import type { Finding, ShopPort } from '../model'

type Row = Omit<Finding, 'where' | 'element'>

/** The row for a failed first request, by its error alone. */
export function rowForFailure(error: CartletError, clientId: string, api: string): Row {
  const { code, status, message } = error
  if (code === 'TOKEN_REJECTED' || status === 400 || status === 401)
    return {
      code: 'client-id-unknown',
      severity: 'error',
      cause: `The platform does not know the client id "${clientId}".`,
      hint: "Compare it with the shop's dashboard: Settings → Development & integrations → Headless settings. A deleted client cannot be restored.",
    }
  if (code === 'TIMEOUT' || code === 'NETWORK')
    return {
      code: 'api-unreachable',
      severity: 'error',
      cause: `${api} cannot be reached (${message}).`,
      hint: 'Check data-api, and the connection of the machine that ran the check-up.',
    }
  if (code === 'BAD_RESPONSE' || status === 404 || status === 405)
    return {
      code: 'api-wrong',
      severity: 'error',
      cause: `${api} answers, but it is not the platform's API.`,
      hint: 'data-api takes the origin of the platform’s API; leave it out for the hosted platform.',
    }
  if (status === 402 || status === 403)
    return {
      code: 'plan-refuses',
      severity: 'error',
      cause: `The platform refuses this shop's calls (${code}: ${message}).`,
      hint: "Check in the dashboard that the shop's plan includes selling, and that the client may use the store.",
    }
  return {
    code: 'api-fails',
    severity: 'error',
    cause: `The platform answered ${code}: ${message}.`,
    hint: 'Run the check-up again later. If this remains, give the request id to the platform’s support.',
  }
}

/** @returns undefined if the request succeeds */
export async function failureOf(call: () => Promise<unknown>): Promise<CartletError | undefined> {
  try {
    await call()
    return undefined
  } catch (thrown) {
    if (isCartletError(thrown)) return thrown
    throw thrown
  }
}

export const checkReach = (shop: ShopPort): Promise<CartletError | undefined> => failureOf(() => shop.reach())
