/** `fetch` for the shop's calls. */
import { freshFetch } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { policyRefusesApi } from '../report/csp'

/**
 * Sends nothing once the page's policy has blocked the API: each attempt would add a line to the console and to violation
 * reports.
 */
export async function pageFetch(url: string, init: RequestInit): Promise<Response> {
  // Not retryable, so that the visitor is not asked to check the connection.
  if (policyRefusesApi()) throw new CartletError('NETWORK', "Refused by the page's Content-Security-Policy")
  return freshFetch(url, init)
}
