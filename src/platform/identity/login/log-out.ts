/** docs/platform.md §4 "Logout clears both tokens", §7 "Redirect session": out of the shop, here and on the platform's own pages. */
import type { Client } from '../../client'
import { memoryStorage } from '../../environment'
import type { CallOptions } from '../../http/call'
import { createTransport } from '../../http/transport'
import { createRedirectSession } from '../../redirects/api'
import { createOAuth } from '../../session/oauth'
import { createSession } from '../../session/session'
import { createTokenStore, tokensKey } from '../../session/token-store'
import type { Tokens } from '../../session/tokens'

/**
 * Clears the tokens here and in every tab at once, then POST /v1/redirect-session, `logout` with `callbacks.postFlowUrl`, under the token the member had.
 * Resolves where to send the visitor, so that the hosted pages forget them, too: check it with `assertNavigable` first. Rejects with the call's error; the
 * the hosted pages may then still have the member logged in, while this client has not; calling again retries. docs/platform.md §4, §7.
 */
export async function logout(
  client: Pick<Client, 'options' | 'session'>,
  postFlowUrl: string,
  options?: CallOptions,
): Promise<{ logoutUrl: string }> {
  const { session } = client
  // Asynchronous storage may not have been read yet.
  if (!session.hasStoredIdentity()) await session.ready()
  const tokens = session.tokens()
  session.logout()
  return logoutOfHostedPages(client, tokens, postFlowUrl, options)
}

/**
 * The call of `logout` when the session has forgotten the member's tokens already. It uses a session of its own, which ends with it: tokens renewed while
 * the line hangs must neither bring the member back nor replace those of the next one.
 */
export async function logoutOfHostedPages(
  { options: connection }: Pick<Client, 'options'>,
  tokens: Tokens | null,
  postFlowUrl: string,
  options?: CallOptions,
): Promise<{ logoutUrl: string }> {
  const { clientId } = connection
  const storage = memoryStorage()
  if (tokens) createTokenStore(storage, tokensKey(clientId)).write(tokens)
  // These tokens are in no other tab: there is nothing to take turns for.
  const environment = { ...connection.environment, storage, lock: <T>(_: string, task: () => Promise<T>) => task() }
  const ports = { ...connection, environment }
  const request = createTransport({ ...ports, tokens: createSession({ ...ports, grant: createOAuth(ports) }) })
  const redirect = await createRedirectSession({ request }, { logout: { clientId }, callbacks: { postFlowUrl } }, options)
  return { logoutUrl: redirect.fullUrl }
}
