/** From a successful login to the member's tokens: through a hidden frame, otherwise the hosted login (docs/platform.md §7, §9). */
import type { Client } from '../../../platform/client'
import { after, createAbortController } from '../../../platform/environment'
import type { CallOptions } from '../../../platform/http/call'
import { aborted } from '../../../platform/http/exchange'
import type { AuthUrlOptions } from '../../../platform/identity/authorize/authorize'
import { adopt } from '../../../platform/identity/authorize/member-tokens'
import { requestMemberTokensSilently } from '../../../platform/identity/authorize/silent-login'
import type { Tokens } from '../../../platform/session/tokens'
import { ownOf } from '../../../platform/wire/record'
import { toCartletError } from '../../base/errors'
import type { MemberEntry, MemberPorts } from '../member-ports'
import type { HostedLoginOptions } from '../members'
import { beginHostedLogin } from './hosted-login'

/** A frame without an answer by then counts as refused. */
export const FRAME_WAIT_MS = 10_000
/** Errors of a frame that did not answer, is refused by a policy, or does not exist in this environment. */
const NO_FRAME = ['ABORTED', 'TIMEOUT', 'UNSUPPORTED']

export function createMemberEntry(ports: MemberPorts): MemberEntry {
  const { client, tabStorage, navigate, currentPage, onFrameRefused } = ports
  /** Session token whose frame did not answer: a retry uses the hosted login at once. */
  let withoutFrame: string | undefined

  /** With a session token the hosted login returns without any prompt. */
  async function leave(requests: HostedLoginOptions, { signal }: CallOptions, sessionToken?: string): Promise<void> {
    const { returnTo, provider, prompt } = ownOf(requests)
    const [redirectUri] = (returnTo ?? currentPage()).split('#')
    const options: AuthUrlOptions = { prompt, sessionToken, idp: provider }
    const url = await beginHostedLogin(client, tabStorage, { redirectUri, originalUri: currentPage() }, options)
    if (!signal?.aborted) navigate(url)
  }

  async function enter(sessionToken: string | undefined, options: CallOptions): Promise<void> {
    if (sessionToken && sessionToken === withoutFrame) return leave({}, options, sessionToken)
    const { signal } = options
    const timeout = createAbortController()
    const giveUp = () => timeout?.abort()
    signal?.addEventListener('abort', giveUp)
    const undo = [after(client.options.environment, FRAME_WAIT_MS, giveUp), onFrameRefused?.(giveUp)]
    try {
      await adopt(client, tokensInTime(client, sessionToken, timeout?.signal))
    } catch (thrown) {
      if (signal?.aborted) return
      if (!sessionToken || !NO_FRAME.includes(toCartletError(thrown).code)) throw thrown
      withoutFrame = sessionToken
      await leave({}, options, sessionToken)
    } finally {
      signal?.removeEventListener('abort', giveUp)
      for (const step of undo) step?.()
    }
  }

  return { enter, leave }
}

/** Discards tokens that arrive after the caller aborted. */
async function tokensInTime(client: Client, sessionToken?: string, signal?: AbortSignal): Promise<Tokens> {
  const tokens = await requestMemberTokensSilently(client, { sessionToken, signal })
  if (signal?.aborted) throw aborted('unknown')
  return tokens
}
