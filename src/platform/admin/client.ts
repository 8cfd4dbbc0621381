/**
 * The elevated client: for catalog writes and other calls that the platform allows only with an API key or an app's credential.
 */
import { callerWith } from '../client'
import type { Caller } from '../http/call'
import { CONNECTION_OPTIONS, type ConnectionConfig, checkOptions, invalidConfig, refuse } from '../http/connection'
import { CartletError } from '../http/errors'
import { spellHeaders } from '../http/headers'
import { fixedToken, type TokenSource } from '../http/transport'
import { type OptionKinds, wrongPort } from '../wire/options'
import { ownOf } from '../wire/record'

export interface AdminConfig extends ConnectionConfig {
  /** API key from the shop owner's account. Give either this or `tokens`. */
  apiKey?: string
  /** Id of the site that the key is used for. Most calls need it. */
  siteId?: string
  /** Id of the account that the key is used for, for calls that are not about one site. */
  accountId?: string
  /** Source of access tokens, for an app with its own credential. */
  tokens?: TokenSource
}

const { wireForm: _wireForm, ...OF_CONNECTION } = CONNECTION_OPTIONS
const ADMIN_OPTIONS: OptionKinds<AdminConfig> = {
  ...OF_CONNECTION,
  apiKey: 'text',
  siteId: 'text',
  accountId: 'text',
  tokens: 'object',
}

/** A client with the permissions of the shop's owner. */
export interface AdminClient extends Caller {
  readonly elevated: true
}

/**
 * Creates an elevated client and sends nothing. Its calls carry `Authorization: <key>` with `wix-site-id` and `wix-account-id`,
 * or the access token of `tokens`. Throws `INVALID_CONFIG` unless exactly one of `apiKey` and `tokens` is given, and for a key
 * without a site or account id, an unknown option, and one of another type. Throws `ELEVATED_IN_PAGE` when there is a `document`: every visitor of the page could read the
 * key and change the shop with it. docs/platform.md §6.
 */
export function createAdminClient(config: AdminConfig): AdminClient {
  if ('document' in globalThis)
    throw new CartletError(
      'ELEVATED_IN_PAGE',
      'An elevated client must not run in a page: every visitor could read its credential and change the shop with it. Call it from a server.',
    )
  checkOptions('createAdminClient()', config, ADMIN_OPTIONS)
  const { apiKey, siteId, accountId, tokens, ...connection } = ownOf(config)
  if (tokens) refuse(wrongPort('tokens', tokens, ['accessToken', 'renewAfter401']))
  if (!apiKey === !tokens) throw invalidConfig('apiKey', 'or tokens must be given, but not both')
  if (apiKey && !siteId && !accountId) throw invalidConfig('siteId', 'or accountId must say what the key is used for')
  const headers = {
    ...spellHeaders(ownOf(connection).headers),
    ...named('wix-site-id', siteId),
    ...named('wix-account-id', accountId),
  }
  return { ...callerWith(tokens ?? fixedToken(apiKey as string), { ...connection, headers }), elevated: true }
}

const named = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {})
