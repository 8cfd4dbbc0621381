/** How calls leave the page. */
import { policyRefusesApi } from './policy'

/**
 * Every attempt against a policy is one more line in somebody's console and report log. Nothing comes out of the browser's cache: after Back
 * that is the cart as it was before the visitor left.
 */
export async function pageFetch(url: string, init: RequestInit): Promise<Response> {
  if (policyRefusesApi()) throw new TypeError('Refused by the policy of the page')
  return fetch(url, { ...init, cache: 'no-store' })
}
