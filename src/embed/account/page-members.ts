/** The members of a shop: one state for all its elements and the API, made at the first need. */
import { webStorage } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { hiddenFrameIn } from '../../platform/identity/authorize/hidden-frame'
import { tokensKey } from '../../platform/session/token-store'
import { createMembers } from '../../store/members/member-actions'
import type { Members } from '../../store/members/members'
import { localeFor } from '../page/language'
import { leaveFor } from '../page/navigation'
import type { Page, PageView } from '../page/page'
import type { PageShop } from '../page/page-shop'
import { onPolicyRefusal } from '../report/csp'
import { takeRecoveryToken } from './recovery-return'

const started = new WeakMap<PageShop, Promise<Members>>()

/** Resolves to the same members for the same shop. Rejects when the shop's own parts cannot be loaded. */
export function membersOf(page: Page, pageShop: PageShop): Promise<Members> {
  let members = started.get(pageShop)
  if (!members) {
    members = start(page, pageShop)
    started.set(pageShop, members)
    members.catch(() => started.delete(pageShop))
  }
  return members
}

async function start(page: Page, { shop }: PageShop): Promise<Members> {
  const { config, view, document, life } = page
  const engine = await shop.engine()
  const { client, emit } = engine.context
  const environment = { ...client.options.environment, openHiddenFrame: hiddenFrameIn(view) }
  const tabStorage = webStorage(() => view.sessionStorage)
  const area = config.storage === 'session' ? tabStorage : webStorage(() => view.localStorage)
  const members = createMembers({
    client: { ...client, options: { ...client.options, environment } },
    tabStorage,
    language: localeFor(config, document.documentElement).split('-')[0],
    currentPage: () => view.location.href,
    navigate(url) {
      const left = leaveFor(url, view)
      if (left === 'blocked') throw new CartletError('NAVIGATION_BLOCKED', 'This frame may open no other page')
      if (left) members.stayed()
    },
    // Not kept where storage is blocked or full; `memory` is the author's choice, and counts as kept.
    isKept: () => config.storage === 'memory' || area.read(tokensKey(client.clientId)) !== null,
    onFrameRefused: (giveUp) => whenFrameRefused(page, giveUp),
    // A visitor who has just logged out has no cart to read.
    onIdentity: (role) => void (role !== 'none' && engine.refresh().catch(() => {})),
    onError: (error) => emit({ type: 'error', error }),
  })
  const recoveryToken = takeRecoveryToken(view)
  if (recoveryToken) members.openRecoveryLink(recoveryToken)
  // A page that Back restores is still in the state of being left.
  view.addEventListener('pageshow', ({ persisted }) => persisted && members.stayed(), life)
  life.signal.addEventListener('abort', members.dispose)
  return members
}

/**
 * For the silent login's hidden frame. A refusal of any frame counts, because violations do not tell whose frame it was; giving up without need
 * only costs the slower way through the hosted page.
 */
function whenFrameRefused({ view, document }: PageView, giveUp: () => void): () => void {
  // A cross-origin isolated page blocks frames of pages that have not opted in, without a violation event.
  if (view.crossOriginIsolated) giveUp()
  const watch = new AbortController()
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child|default)-src$/.test(effectiveDirective)) giveUp()
  }
  onPolicyRefusal(document, refused, watch)
  return () => watch.abort()
}
