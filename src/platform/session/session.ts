/** docs/platform.md §4 "Tokens": the identity of the visitor, with a valid access token for each call. */
import { after, type Environment } from '../environment'
import { CartletError, isCartletError } from '../http/errors'
import type { TokenGrant } from './oauth'
import { createTokenStore, tokensKey } from './token-store'
import { isExpired, isHopeless, isPromised, parseTokenReply, parseTokens, type TokenRole, type Tokens } from './tokens'

export interface Session {
  /** docs/platform.md §4: `'none'` until the first call needs a token, and after `logout()`. */
  role(): 'none' | TokenRole
  /**
   * Whether the storage has tokens of an earlier visit or another tab. Sends nothing; false when it is empty, blocked or corrupt.
   */
  hasStoredIdentity(): boolean
  /**
   * A copy of the current tokens, for a server that stores them until the next request of the same visitor; null when the role is
   * `'none'`. Read it after the calls, which may renew them. Sends nothing.
   */
  tokens(): Tokens | null
  /**
   * Resolves once the storage has been read and has saved all changes, for example a logout; at once unless it is asynchronous.
   * Before that, `role`, `hasStoredIdentity` and `tokens` return the values of a first visit; calls wait for it. Never rejects,
   * sends nothing.
   */
  ready(): Promise<void>
  /** Notifies the listeners if another tab has logged in or out. Sends nothing. */
  look(): void
  /** A valid access token. Requests one for a new visitor, or renews an expired one, with one request at a time across tabs. */
  accessToken(): Promise<string>
  /** After a 401 for `usedToken`: another token, or the same one when a renewal would not help. */
  renewAfter401(usedToken: string): Promise<string>
  /**
   * Makes the session that of `tokens`. Resolves true, or false when a logout happened before they arrived; then it discards
   * them. Rejects with `INVALID_ARGUMENT` for malformed tokens.
   */
  adopt(tokens: Tokens | Promise<Tokens>): Promise<boolean>
  /** Removes the tokens from memory and storage. Sends nothing; the result of a renewal in progress is discarded. */
  logout(): void
  /**
   * Calls `listener` after a change of identity: first visitor, other role, replaced visitor, logout; not after a renewal.
   * Returns a function that removes the listener.
   */
  onChange(listener: () => void): () => void
}

export interface SessionOptions {
  environment: Environment
  clientId: string
  grant: TokenGrant
  /** Initial tokens, in place of those in the storage. */
  tokens?: Tokens
  /** Response body of an anonymous token request that has already been sent; used once, in place of the first own one. */
  startedToken?: Promise<unknown>
  timeoutMs: number
}

/** A tab that holds the lock may be frozen. Then we continue without it; the checks in `replace` keep the tokens correct. */
const LOCK_WAIT_MS = 3000
/** Wait after a refused refresh token: another tab may have used it and not yet stored its successor. */
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
  /** The tokens to which `bornAt` belongs. */
  let aged: Tokens | undefined
  let bornAt = 0
  let started = startedToken && receiveStarted(Promise.resolve(startedToken))
  let reading: Promise<void> | undefined

  /**
   * Age in ms, by the monotonic clock since the tokens were first read here, so that clock jumps have no effect. A time of
   * receipt in the future counts as now.
   */
  function ageOf(tokens: Tokens): number {
    const uptime = environment.monotonic()
    if (aged !== tokens) bornAt = uptime - Math.max(0, environment.now() - tokens.receivedAt)
    aged = tokens
    return uptime - bornAt
  }

  const role = () => store.read()?.role ?? 'none'
  const read = () => (reading ??= store.pull?.())

  /**
   * Notifies the listeners of a change of identity since the last call, also in another tab. Tokens not from a renewal are a new
   * identity.
   */
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
        // An error of a listener must not affect the session or the other listeners.
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

  /** The tokens with which another tab has replaced `stale`, if any. */
  function replacementOf(stale: Tokens | null): Tokens | null {
    const tokens = store.read()
    return tokens && tokens.accessToken !== stale?.accessToken ? tokens : null
  }

  /** Runs under the lock if there is one, but does not rely on it: it reads everything again after every wait. */
  async function replace(stale: Tokens | null, startedIn: number): Promise<Tokens> {
    const hasLeft = watch(stale, startedIn)
    await store.pull?.()
    const other = replacementOf(stale)
    if (other) return other
    // Waiting calls continue as the current identity, or as a new visitor: what they add to a cart must not be lost.
    if (hasLeft()) return replace(null, epoch)
    const [tokens, isNewIdentity] = await obtain(stale)
    const overtaking = replacementOf(stale)
    // Another tab that lost the race for this renewal may have replaced the identity by a new visitor: then overwrite that.
    if (overtaking && (isNewIdentity || !overtaking.renewed || overtaking.role === 'member')) return overtaking
    // Never overwrite a logout, here or in another tab, with renewed tokens.
    if (hasLeft()) return replace(null, epoch)
    keep(tokens, isNewIdentity)
    await store.push?.()
    return tokens
  }

  /** Returns a function: whether a logout has happened since, here or in another tab, perhaps followed by a new identity. */
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
      // Any other error says nothing about the refresh token: keep it, or the cart would be lost.
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
    // Async functions return native promises; the `Promise` of the page may be a polyfill or zone.js, without `finally`.
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
      // The renewal was early, and the token is still valid.
      if (tokens && store.read() === tokens && isPromised(tokens, ageOf(tokens))) return tokens.accessToken
      throw error
    }
  }

  // Store the tokens of the early request even if no call of this page needs them: the next page must find this visitor.
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
      if (!tokens) throw new CartletError('INVALID_ARGUMENT', 'These tokens are incomplete or malformed')
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
