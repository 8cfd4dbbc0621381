/** `useSession()`: the visitor's role and member data. */

import { useMemo, useState } from 'react'
import type { CartletSession, CurrentSession, LoginArguments } from '../../embed/api/cartlet'
import { ownOf } from '../../platform/wire/record'
import { once } from '../../store/base/load-once'
import type { ShopHandle, Started } from '../provider/shop-handle'
import { useHandle, useStarted } from './use-shop-state'

/** `login` and `logout` are the same as in `window.cartlet.session`. */
export interface UseSession extends CurrentSession, Pick<CartletSession, 'login' | 'logout'> {
  /** `loading` until the session is known. */
  status: 'loading' | 'ready'
}

const memberPart = once(() => import('./member.chunk'))

async function currentSession({ page, pageShop }: Started): Promise<CurrentSession> {
  const role = (await pageShop.shop.client()).session.role()
  if (role !== 'member') return { role }
  const { loadMembers } = await memberPart()
  return { role, member: await (await loadMembers(page, pageShop)).member() }
}

const sessionActions = (handle: ShopHandle): Pick<CartletSession, 'login' | 'logout'> => ({
  async login(request?: LoginArguments) {
    const { silent, prompt, provider, returnTo } = ownOf(request)
    const [{ page, pageShop }, parts] = await Promise.all([handle.started(), memberPart()])
    const { lookForMember, loginByRedirect } = await parts.loadMembers(page, pageShop)
    return silent
      ? lookForMember()
      : loginByRedirect({ prompt, provider, returnTo: returnTo && parts.sameSiteUrl(returnTo, page) })
  },
  async logout(request) {
    const { returnTo } = ownOf(request)
    const { page, pageShop } = await handle.started()
    const { session } = await pageShop.shop.client()
    const tokens = session.tokens()
    if (tokens?.role !== 'member') return
    // Before the download of the other code, which may hang.
    session.logout()
    const { loadMembers, sameSiteUrl } = await memberPart()
    return (await loadMembers(page, pageShop)).logout(sameSiteUrl(returnTo, page), tokens)
  },
})

/** Sends no requests, except for the data of a member. */
export function useSession(): UseSession {
  const handle = useHandle('useSession()')
  const [current, setCurrent] = useState<CurrentSession>()
  useStarted(handle, (started) => {
    let isOver = false
    const read = () =>
      currentSession(started).then(
        (session) => isOver || setCurrent(session),
        () => {}, // reported by the shop
      )
    read()
    const stop = started.pageShop.shop.listen(({ type }) => {
      if (type === 'session-change') read()
    })
    return () => {
      isOver = true
      stop()
    }
  })
  const actions = useMemo(() => sessionActions(handle), [handle])
  return { ...actions, role: 'none', ...current, status: current ? 'ready' : 'loading' }
}
