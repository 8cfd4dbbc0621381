/** docs/platform.md §4 "Logout clears both tokens", §7 "Redirect session": logout from the client and from the hosted pages. */
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
 * Clears the tokens in every tab at once, then POST /v1/redirect-session, `logout` with `callbacks.postFlowUrl`, with the
 * member's token. Resolves the URL to send the visitor to, which logs them out of the hosted pages: check it with
 * `assertNavigable` first. Rejects with the call's error; then the hosted pages may still have the member logged in, while this
 * client has not. A second call retries. docs/platform.md §4, §7.
 */
export async function logout(
  client: Pick<Client, 'options' | 'session'>,
  postFlowUrl: string,
  options?: CallOptions,
): Promise<{ logoutUrl: string }> {
  const { session } = client
  // An asynchronous storage may not have been read yet.
  if (!session.hasStoredIdentity()) await session.ready()
  const tokens = session.tokens()
  session.logout()
  return logoutOfHostedPages(client, tokens, postFlowUrl, options)
}

/**
 * The request of `logout`, after the session has dropped the member's tokens. It uses a temporary session: tokens renewed for
 * this request must neither restore the member nor replace those of the next one.
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
  // No other tab has these tokens, so no lock is needed.
  const environment = { ...connection.environment, storage, lock: <T>(_: string, task: () => Promise<T>) => task() }
  const ports = { ...connection, environment }
  const request = createTransport({ ...ports, tokens: createSession({ ...ports, grant: createOAuth(ports) }) })
  const redirect = await createRedirectSession({ request }, { logout: { clientId }, callbacks: { postFlowUrl } }, options)
  return { logoutUrl: redirect.fullUrl }
}
