/** The token endpoint for `cartlet/platform`. Separate from what a page has, which knows that its options are right. */
import type { Environment } from '../environment'
import { CONNECTION_OPTIONS, type ConnectionConfig, checkOptions, complete, toConnection } from '../http/connection'
import { ownOf } from '../wire/record'
import { createOAuth, type TokenGrant } from './oauth'

/** Options of a client, of which calls for tokens use these. */
export interface OAuthOptions extends Pick<ConnectionConfig, 'api' | 'apiOrigin' | 'timeoutMs' | 'onError'> {
  /** Public OAuth client id of the shop. */
  clientId: string
  /** Ports that replace those of the runtime. */
  environment?: Partial<Environment>
  /** Additional headers of every token request. */
  tokenHeaders?: Readonly<Record<string, string>>
  /** `'specification'`: a renewal is sent without the client id. */
  wireForm?: 'today' | 'specification'
}

const KINDS = { ...CONNECTION_OPTIONS, tokenHeaders: 'object', clientId: 'text', prepare: 'any' } as const

/**
 * Tokens of new visitors, and renewal of tokens: POST /oauth2/token, grants `anonymous` and `refresh_token`. Throws
 * `INVALID_CONFIG` with the name of a missing, unknown or wrong option. docs/platform.md §7.
 */
export function createTokenGrant(options: OAuthOptions): TokenGrant {
  checkOptions<OAuthOptions>('createOAuth()', options, KINDS, ['clientId'])
  const { clientId, tokenHeaders } = ownOf(options)
  return createOAuth({ ...toConnection(complete(options)), clientId, tokenHeaders })
}
