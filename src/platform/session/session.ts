/** docs/platform.md §4 "Tokens": who the visitor is, and a valid access token whenever a call needs one. */
import { after, type Environment } from '../environment'
import { CartletError, isCartletError } from '../http/errors'
import type { TokenGrant } from './oauth'
import { createTokenStore, tokensKey } from './token-store'
import { isExpired, isHopeless, isPromised, parseTokenReply, parseTokens, type TokenRole, type Tokens } from './tokens'

export interface Session {
  /** docs/platform.md §4: `'none'` until the first call needs a token, and after `logout()`. */
  role(): 'none' | TokenRole
  /** Whether an earlier visit (or another tab) left tokens here. Sends nothing; false when storage is empty, blocked or corrupt. */
  hasStoredIdentity(): boolean
  /**
   * A copy of the tokens in force, for a server that keeps them until the same visitor's next request; null when the role is `'none'`. Read it after
   * the calls: they may have brought others. Sends nothing.
   */
  tokens(): Tokens | null
  /**
   * Resolves once the storage has been read and holds what was changed, a log-out for example: at once unless it is asynchronous. Before that
   * `role`, `hasStoredIdentity` and `tokens` answer as for a first visit; calls wait by themselves. Never rejects, sends nothing.
   */
  ready(): Promise<void>
  /** Notifies the listeners if another tab has logged in or out. Sends nothing. */
  look(): void
  /** A token that should be accepted: asks for a visitor's at first need, renews an expired one, one request at a time across tabs. */
  accessToken(): Promise<string>
  /** After a 401 for `usedToken`: another token, or the same one when renewing is known not to help. */
  renewAfter401(usedToken: string): Promise<string>
  /**
   * Becomes the visitor or member of `tokens`. Resolves false, and throws them away, after a log-out before they came. Rejects with
   * `INVALID_ARGUMENT` for malformed tokens.
   */
  adopt(tokens: Tokens | Promise<Tokens>): Promise<boolean>
  /** Forgets the tokens here and in storage. Sends nothing; a renewal under way is discarded when it arrives. */
  logout(): void
  /** Called after the identity changed: first visitor, other role, replaced visitor, logout; not after a renewal. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void
}

export interface SessionOptions {
  environment: Environment
  clientId: string
  grant: TokenGrant
  /** To start with, in place of those in the storage. */
  tokens?: Tokens
  /** Reply of an anonymous token request that has already been sent; used once, in place of the first one of ours. */
  startedToken?: Promise<unknown>
  timeoutMs: number
}

/** A tab that holds the lock may be frozen; then we go on without it, and the commit guard below keeps the tokens right. */
const LOCK_WAIT_MS = 3000
/** A refused refresh token is given up only after the tab that may have used it had time to store its successor. */
const WINNER_WAIT_MS = 500

export function createSession({ environment, clientId, grant, tokens: first, startedToken, timeoutMs }: SessionOptions): Session {
  const store = createTokenStore(environment.storage, tokensKey(clientId))
  if (first) store.write(first)
  const listeners = new Set<() => void>()
  /** Incremented by `logout()`: results of earlier requests belong to the previous identity. */
  let epoch = 0
  let inFlight: Promise<Tokens> | null = null
  let lastRole: 'none' | TokenRole | undefined
  let lastToken: string | undefined
  /** The tokens that `bornAt` is about. */
  let aged: Tokens | undefined
  let bornAt = 0
  let started = startedToken && receiveStarted(Promise.resolve(startedToken))
  let reading: Promise<void> | undefined

  /** Monotonic since first seen here: a clock that jumps neither ages nor rejuvenates tokens. A receipt "in the future" counts as now. */
  function ageOf(tokens: Tokens): number {
    const uptime = environment.monotonic()
    if (aged !== tokens) bornAt = uptime - Math.max(0, environment.now() - tokens.receivedAt)
    aged = tokens
    return uptime - bornAt
  }

  const role = () => store.read()?.role ?? 'none'
  const read = () => (reading ??= store.pull?.())

  /** Notifies of a change of identity since the last call, perhaps in another tab. Tokens that no renewal brought are of a new identity. */
  function notice(isNewIdentity = false): void {
    const [before, token, tokens] = [lastRole, lastToken, store.read()]
    lastRole = tokens?.role ?? 'none'
    lastToken = tokens?.accessToken
    const isReplaced = tokens && token && !tokens.renewed && tokens.accessToken !== token
    if (!isNewIdentity && !isReplaced && (before ?? lastRole) === lastRole) return
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch {
        // One listener's fault is neither the session's nor the next listener's.
      }
    }
  }

  function receiveStarted(promise: Promise<unknown>): Promise<Tokens | null> {
    const received = promise.then(
      (body) => parseTokenReply(body, environment.now()),
      () => null,
    )
    return new Promise((resolve) => {
      const cancel = after(environment, timeoutMs, () => resolve(null))
      void received.then((tokens) => {
        cancel()
        resolve(tokens)
      })
    })
  }

  async function askForVisitor(): Promise<Tokens> {
    const early = started
    started = undefined
    return (await early) ?? grant.anonymous()
  }

  /** The tokens another tab has put in the place of `stale`, if any. */
  function replacementOf(stale: Tokens | null): Tokens | null {
    const tokens = store.read()
    return tokens && tokens.accessToken !== stale?.accessToken ? tokens : null
  }

  /** Under the lock where there is one. All is read again after every wait: correctness must not rest on the lock. */
  async function replace(stale: Tokens | null, startedIn: number): Promise<Tokens> {
    const hasLeft = watch(stale, startedIn)
    await store.pull?.()
    const other = replacementOf(stale)
    if (other) return other
    // Waiting calls go on as the current identity, or as a new visitor: what they add to a cart must not be lost.
    if (hasLeft()) return replace(null, epoch)
    const [tokens, isNewIdentity] = await obtain(stale)
    const overtaking = replacementOf(stale)
    // Another tab that lost the race for this renewal may have replaced the identity with a new visitor meanwhile: undo that.
    if (overtaking && (isNewIdentity || !overtaking.renewed || overtaking.role === 'member')) return overtaking
    // Never write renewed tokens back over a logout, here or in another tab.
    if (hasLeft()) return replace(null, epoch)
    keep(tokens, isNewIdentity)
    await store.push?.()
    return tokens
  }

  /** Whether a logout has happened since, here or in another tab, perhaps followed by a new identity. */
  const watch = (stale: Tokens | null, startedIn: number) => () => {
    const now = store.read()
    return epoch !== startedIn || (stale !== null && !(now?.renewed || now?.accessToken === stale.accessToken))
  }

  function keep(tokens: Tokens, isNewIdentity: boolean): void {
    store.write(tokens)
    ageOf(tokens)
    notice(isNewIdentity)
  }

  async function obtain(stale: Tokens | null): Promise<[tokens: Tokens, isNewIdentity: boolean]> {
    if (!stale) return [await askForVisitor(), true]
    try {
      return [await grant.refresh(stale), false]
    } catch (error) {
      // Whatever else went wrong is no verdict on the refresh token: it is kept, or the cart would be lost.
      if (!isCartletError(error) || error.code !== 'TOKEN_REJECTED') throw error
      if (!replacementOf(stale)) await environment.sleep(WINNER_WAIT_MS)
      await store.pull?.()
      const rotated = replacementOf(stale)
      return rotated ? [rotated, false] : [{ ...(await askForVisitor()), renewed: true }, true]
    }
  }

  function withLock(task: () => Promise<Tokens>): Promise<Tokens> {
    return new Promise((resolve, reject) => {
      let begun: Promise<void> | undefined
      const begin = (): Promise<void> => {
        cancelWait()
        begun ??= task().then(resolve, reject)
        return begun
      }
      const cancelWait = after(environment, LOCK_WAIT_MS, begin)
      const locked = async () => environment.lock(`cartlet:${clientId}:renew`, begin)
      locked().catch(begin)
    })
  }

  function renew(stale: Tokens | null): Promise<Tokens> {
    if (inFlight) return inFlight
    const startedIn = epoch
    // Async functions give the engine's own promises; the page's `Promise` may be zone.js's or older, without `finally`.
    let renewal: Promise<Tokens> | null = null
    renewal = (async () => {
      try {
        return await withLock(() => replace(stale, startedIn))
      } finally {
        if (inFlight === renewal) inFlight = null
      }
    })()
    inFlight = renewal
    return renewal
  }

  async function accessToken(): Promise<string> {
    if (store.pull) await read()
    const tokens = store.read()
    notice()
    if (tokens && !inFlight && !isExpired(tokens, ageOf(tokens))) return tokens.accessToken
    try {
      return (await renew(tokens)).accessToken
    } catch (error) {
      // Too early to fail: this renewal was ahead of time, and the token is still good.
      if (tokens && store.read() === tokens && isPromised(tokens, ageOf(tokens))) return tokens.accessToken
      throw error
    }
  }

  // What was asked for ahead is the visitor from now on, even if no call of this page needs it: the next page must find it.
  if (started) accessToken().catch(() => {})

  return {
    accessToken,
    role,
    async ready() {
      await read()
      await store.push?.()
    },
    hasStoredIdentity: () => store.read() !== null,
    tokens() {
      const tokens = store.read()
      return tokens && { ...tokens }
    },
    look: () => notice(),
    async renewAfter401(usedToken) {
      const tokens = store.read()
      if (tokens?.accessToken !== usedToken) return accessToken()
      if (isHopeless(tokens, ageOf(tokens))) return usedToken
      return (await renew(tokens)).accessToken
    },
    async adopt(promise) {
      const hasLeft = watch(store.read(), epoch)
      const tokens = parseTokens(await promise)
      if (!tokens) throw new CartletError('INVALID_ARGUMENT', 'These are no tokens')
      if (hasLeft()) return false
      keep(tokens, true)
      await store.push?.()
      return true
    },
    logout() {
      epoch += 1
      inFlight = null
      store.clear()
      notice(true)
    },
    onChange(listener) {
      if (!lastRole) notice() // a login in another tab before this tab needed a token is a change
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
