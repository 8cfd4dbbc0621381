/** The elevated client: catalog writes and whatever else the platform allows only with an API key or an app's own credential. */
import { type ConnectionConfig, callerWith, invalidConfig } from '../client'
import type { Caller } from '../http/call'
import { CartletError } from '../http/errors'
import { spellHeaders } from '../http/headers'
import { fixedToken, type TokenSource } from '../http/transport'
import { ownOf } from '../wire/record'

export interface AdminConfig extends ConnectionConfig {
  /** Key from the shop owner's account. Give either this or `tokens`. */
  apiKey?: string
  /** The site the key is used for: most calls. */
  siteId?: string
  /** The account the key is used for: calls beyond one site. */
  accountId?: string
  /** Where access tokens come from, for an app with a credential of its own. */
  tokens?: TokenSource
}

/** A client that may do what a shop's owner may. */
export interface AdminClient extends Caller {
  readonly elevated: true
}

/**
 * Sends nothing by itself; then `Authorization: <key>` with `wix-site-id` and `wix-account-id`, or the token source's token. Throws
 * `INVALID_CONFIG` without a credential, and `ELEVATED_IN_PAGE` where there is a `document`: every visitor of the page could read the key and
 * empty the shop. docs/platform.md §6.
 */
export function createAdminClient(config: AdminConfig): AdminClient {
  const { apiKey, siteId, accountId, tokens, ...connection } = ownOf(config)
  if ('document' in globalThis)
    throw new CartletError(
      'ELEVATED_IN_PAGE',
      'An elevated client must not run in a page: every visitor could read its credential and change the shop with it. Call it from a server.',
    )
  if (!apiKey === !tokens) throw invalidConfig('apiKey', 'or tokens must be given, and not both')
  if (apiKey && !siteId && !accountId) throw invalidConfig('siteId', 'or accountId must say what the key is used for')
  const headers = {
    ...spellHeaders(ownOf(connection).headers),
    ...named('wix-site-id', siteId),
    ...named('wix-account-id', accountId),
  }
  return { ...callerWith(tokens ?? fixedToken(apiKey as string), { ...connection, headers }), elevated: true }
}

const named = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {})
