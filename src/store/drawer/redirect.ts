/** Redirect sessions: addresses of the platform's hosted pages (docs/platform.md §7 "Redirect session"). */
import { assertNavigable, createRedirectSession } from '../../platform/redirects/api'
import type { RedirectParams, RedirectPurpose, RedirectSession } from '../../platform/redirects/model'
import type { ActionContext } from '../base/context'
import { toCartletError } from '../base/errors'

const BESIDE = ['callbacks', 'preferences', 'origin']

export interface RedirectActions {
  redirect(params: RedirectParams): Promise<RedirectSession>
}

export function createRedirectActions({ client, store }: Pick<ActionContext, 'client' | 'store'>): RedirectActions {
  /** An earlier one that answers later says nothing. */
  let latest: RedirectParams | undefined
  return {
    async redirect(params) {
      latest = params
      const purpose = Object.keys(params).find((name) => !BESIDE.includes(name)) as RedirectPurpose
      store.setState({ redirect: { status: 'busy', purpose } })
      try {
        const session = await createRedirectSession(client, params)
        const url = assertNavigable(session.fullUrl).href
        if (latest === params) store.setState({ redirect: { status: 'ready', purpose, url } })
        return session
      } catch (thrown) {
        const error = toCartletError(thrown)
        if (latest === params) store.setState({ redirect: { status: 'failed', purpose, error } })
        throw error
      }
    },
  }
}
