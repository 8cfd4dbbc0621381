/** The login of the hosted pages: an HttpOnly cookie per shop. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ApiContext } from '../../api-app'
import type { Account } from '../../identity/members/account'
import type { Shop } from '../../shop'

const MONTH_S = 30 * 86_400

const nameOf = (shop: Shop): string => `login-${shop.clientId}`

export interface Member {
  account: Account
  sessionId: string
}

export const setLogin = async (c: ApiContext, shop: Shop, { account, sessionId }: Member): Promise<void> =>
  setCookie(c, nameOf(shop), await shop.tokens.signSession(account.id, sessionId, 'cookie'), {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: MONTH_S,
  })

const memberOf = async (shop: Shop, token: string | undefined, use: 'session' | 'cookie'): Promise<Member | null> => {
  const subject = token === undefined ? null : await shop.tokens.verifySession(token, use)
  const account = subject && shop.identity.isLive(subject) ? shop.identity.accounts.find(subject.id) : null
  return account && subject?.sessionId !== undefined ? { account, sessionId: subject.sessionId } : null
}

export const readLogin = (c: ApiContext, shop: Shop): Promise<Member | null> =>
  memberOf(shop, getCookie(c, nameOf(shop)), 'cookie')

/** The member of a session token, which the API returned for a login or registration. */
export const readSessionToken = (shop: Shop, token: string): Promise<Member | null> => memberOf(shop, token, 'session')

export const endLogin = async (c: ApiContext, shop: Shop): Promise<void> => {
  const member = await readLogin(c, shop)
  if (member) shop.identity.sessions.end(member.sessionId)
  deleteCookie(c, nameOf(shop), { path: '/' })
}
