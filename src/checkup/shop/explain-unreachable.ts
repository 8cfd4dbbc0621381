/** Finds out why the API cannot be reached from a page: its policy, CORS, an extension, or the network. */
import type { CartletError } from '../../platform/http/errors'
import type { Finding, Surroundings } from '../model'
import type { ReadPage } from '../page/read-page'

type Row = Omit<Finding, 'where' | 'element'>

export const blockedByCors = (api: string): Row => ({
  code: 'api-blocked-by-cors',
  severity: 'error',
  cause: `${api} answers, but does not allow this page to read the answer (CORS).`,
  hint: 'The hosted platform allows every page. Check data-api. A proxy in between has to send Access-Control-Allow-Origin.',
})

/** @returns undefined if the error says enough, or nothing more can be found out */
export async function explainUnreachable(
  { code, message }: CartletError,
  { api, browser }: ReadPage,
  { answers }: Surroundings,
): Promise<Row | undefined> {
  if (code !== 'NETWORK' || !browser) return undefined
  if (browser.refusals.some(({ directive, address }) => directive === 'connect-src' && address.startsWith(new URL(api).origin)))
    return {
      code: 'api-blocked-by-policy',
      severity: 'error',
      cause: `This page's Content-Security-Policy refuses ${api}.`,
      hint: `Add it to the policy: connect-src ${new URL(api).origin}`,
    }
  if (!browser.isOnline)
    return {
      code: 'offline',
      severity: 'error',
      cause: 'The browser is offline.',
      hint: 'Go online, and run the check-up again.',
    }
  const isThere = await answers?.(api)
  if (isThere) return blockedByCors(api)
  return {
    code: 'api-blocked',
    severity: 'error',
    cause: `${api} cannot be reached from this browser, though it is online (${message}).`,
    hint: 'A browser extension (an ad blocker) or a network filter may block it: try a private window, or another network.',
  }
}
