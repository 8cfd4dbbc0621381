/** Redirect sessions: addresses of the platform's hosted pages (docs/platform.md §7 "Redirect session"). */
import { assertNavigable, createRedirectSession } from '../../platform/redirects/api'
import type { RedirectParams, RedirectPurpose, RedirectSession } from '../../platform/redirects/model'
import type { ActionContext, PagePorts } from '../base/context'
import { toCartletError } from '../base/errors'
import { storageKey } from '../base/storage-keys'

const BESIDE = ['callbacks', 'preferences', 'origin']

export interface RedirectActions {
  redirect(params: RedirectParams): Promise<RedirectSession>
}

type RedirectContext = Pick<ActionContext, 'client' | 'store'> & Pick<PagePorts, 'storage'>

export function createRedirectActions({ client, store, storage }: RedirectContext): RedirectActions {
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
        // The hosted pages may fill the visitor's cart: the next page reads it, even if it was last seen empty.
        storage.remove(storageKey(client.clientId, 'count'))
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
