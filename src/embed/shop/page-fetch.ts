/** How calls leave the page. */
import { freshFetch } from '../../platform/environment'
import { policyRefusesApi } from '../report/csp'

/** Every attempt against a policy is one more line in somebody's console and report log. */
export async function pageFetch(url: string, init: RequestInit): Promise<Response> {
  if (policyRefusesApi()) throw new TypeError('Refused by the policy of the page')
  return freshFetch(url, init)
}
