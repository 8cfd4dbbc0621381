/** The member state of a shop, shared by all its elements and the API; created on first use. */

import { webStorage } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { hiddenFrameIn } from '../../platform/identity/authorize/hidden-frame'
import { tokensKey } from '../../platform/session/token-store'
import { createMembers } from '../../store/members/member-actions'
import type { MemberFailure } from '../../store/members/member-failures'
import type { Members } from '../../store/members/members'
import { localeFor } from '../page/language'
import { currentPage, leaveFor, linkedWindow, whenStillHere } from '../page/navigation'
import type { Page, PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { onPolicyRefusal } from '../report/csp'

export { memberLinks } from './member-links'

/**
 * Arrival by the link of a recovery e-mail, with `#recoveryToken=…` or the same in the query. The token must not stay in the
 * address.
 */
const NAME = 'recoveryToken'

/** Returns the token once and removes it from the address bar. Undefined when there is none. */
export function takeRecoveryToken(view: Window): string | undefined {
  const { location, history } = linkedWindow(view)
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const token = fragment.get(NAME) ?? url.searchParams.get(NAME)
  if (token === null) return undefined
  if (fragment.has(NAME)) url.hash = ''
  url.searchParams.delete(NAME)
  history.replaceState(history.state, '', url)
  return token || undefined
}

const started = new WeakMap<PageShop, Promise<Members>>()

/** Resolves to the same object for the same shop. Rejects when the shop's code cannot be loaded. */
export function membersOf(page: Page, pageShop: PageShop): Promise<Members> {
  let members = started.get(pageShop)
  if (!members) {
    members = start(page, pageShop)
    started.set(pageShop, members)
    members.catch(() => started.delete(pageShop))
  }
  return members
}

const ACCOUNTS =
  'cartlet-account,[data-cartlet=account],:is(cartlet-cart-toggle,[data-cartlet=cart-toggle]):is([account],[data-account])'

/** Where no element of the page shows a failed login or logout, the message of the page tells the visitor. */
function tellFailure({ embeds }: Page, { shop }: PageShop, { key }: MemberFailure): void {
  if ([...embeds].some(({ host }) => host.matches(ACCOUNTS))) return
  shop.store.setState({ addProblem: { name: '', says: key === 'loggedOutHereOnly' ? 'loggedOutHere' : 'loginFailed' } })
}

async function start(page: Page, pageShop: PageShop): Promise<Members> {
  const { shop } = pageShop
  const { config, view, document, life } = page
  const engine = await shop.engine()
  const { client, emit } = engine.context
  const environment = { ...client.options.environment, openHiddenFrame: hiddenFrameIn(view) }
  const tabStorage = webStorage(() => view.sessionStorage)
  const area = config.storage === 'session' ? tabStorage : webStorage(() => view.localStorage)
  const members = createMembers({
    client: { ...client, options: { ...client.options, environment } },
    shop,
    tabStorage,
    language: localeFor(config, document.documentElement).split('-')[0],
    currentPage: () => currentPage(page),
    navigate(url) {
      const left = leaveFor(url, view)
      if (left === 'blocked') throw new CartletError('NAVIGATION_BLOCKED', 'The sandbox of this frame blocks navigation')
      if (left) members.stayed()
      else whenStillHere(view, members.stayed)
    },
    // False when storage is blocked or full. With `memory`, which the author has chosen, the session counts as kept.
    isKept: () => config.storage === 'memory' || Boolean(area.read(tokensKey(client.clientId))),
    onFrameRefused: (giveUp) => whenFrameRefused(page, giveUp),
    // After a logout there is no cart to read.
    onIdentity: (role) => void (role !== 'none' && engine.refresh().catch(() => {})),
    onError: (error) => emit({ type: 'error', error }),
  })
  members.store.subscribe((state, before) => {
    if (state.screen === 'FAILURE' && before.screen !== 'FAILURE') tellFailure(page, pageShop, state.failure)
  })
  const recoveryToken = takeRecoveryToken(view)
  if (recoveryToken) members.openRecoveryLink(recoveryToken)
  // A page restored from the back/forward cache still believes that it is being left.
  view.addEventListener('pageshow', ({ persisted }) => persisted && members.stayed(), life)
  life.signal.addEventListener('abort', members.dispose)
  return members
}

/**
 * For the hidden frame of the silent login. Any blocked frame counts, because violations do not say which frame was blocked;
 * giving up needlessly only means a log-in on the hosted page.
 */
function whenFrameRefused({ view, document }: PageView, giveUp: () => void): () => void {
  // A cross-origin isolated page blocks frames of pages that have not opted in, and dispatches no violation event.
  if (view.crossOriginIsolated) giveUp()
  const watch = new AbortController()
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective)) giveUp()
  }
  onPolicyRefusal(document, refused, watch)
  return () => watch.abort()
}
