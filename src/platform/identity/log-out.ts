/** Specification §4 "Logout clears both tokens", §7 "Redirect session": out of the shop, here and on the platform's own pages. */
import type { Client } from '../client'
import type { CallOptions } from '../http/call'
import { createRedirectSession } from '../redirects/api'

/**
 * POST /v1/redirect-session, `logout` with `callbacks.postFlowUrl`. Resolves where to send the visitor, so that the hosted pages forget them, too: check it with
 * `assertNavigable` first. Whatever becomes of the call, the tokens are cleared here and in every tab: whoever logs out on a shared machine must be out.
 * When it fails the error is thrown afterwards; the hosted pages may then still know the member, and calling again asks them once more. Specification §4, §7.
 */
export async function logOut(
  client: Pick<Client, 'request' | 'clientId' | 'session'>,
  postFlowUrl: string,
  options?: CallOptions,
): Promise<{ logoutUrl: string }> {
  try {
    const session = await createRedirectSession(
      client,
      { logout: { clientId: client.clientId }, callbacks: { postFlowUrl } },
      options,
    )
    return { logoutUrl: session.fullUrl }
  } finally {
    client.session.logout()
  }
}
