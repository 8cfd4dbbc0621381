/** The members of a page's shop: one state for all its elements and the API, whoever asks first. */
import { webStorage } from '../../platform/environment'
import { CartletError } from '../../platform/http/errors'
import { hiddenFrameIn } from '../../platform/identity/authorize/hidden-frame'
import { tokensKey } from '../../platform/session/token-store'
import { createMembers } from '../../store/members/member-actions'
import type { Members } from '../../store/members/members'
import { unclobbered } from '../../widget/dialog/unclobbered'
import type { Page } from '../page/create-page'
import type { PageShop } from '../page/create-page-shop'
import { localeFor } from '../page/language'
import { leaveFor } from '../page/navigation'
import { takeRecoveryToken } from './recovery-return'

const started = new WeakMap<PageShop, Promise<Members>>()

/** Resolves the same members for the same shop. Rejects when the shop's own parts cannot be loaded. */
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
  const { config, view, life } = page
  const document = unclobbered(view.document)
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
    // Memory is what the author wants, or what blocked and full storage leaves.
    isKept: () => config.storage === 'memory' || area.read(tokensKey(client.clientId)) !== null,
    onFrameRefused: (giveUp) => whenFrameRefused(view, document, giveUp),
    // Who has just logged out has no cart.
    onIdentity: (role) => void (role !== 'none' && engine.refresh().catch(() => {})),
    onError: (error) => emit({ type: 'error', error }),
  })
  const recoveryToken = takeRecoveryToken(view)
  if (recoveryToken) members.openRecoveryLink(recoveryToken)
  // A page that Back restores still waits to be left.
  view.addEventListener('pageshow', ({ persisted }) => persisted && members.stayed(), life)
  life.signal.addEventListener('abort', members.dispose)
  return members
}

/** Our frame is the only one that can be refused while it is open and the page opens none of its own; then the longer way costs nothing. */
function whenFrameRefused(view: Window, document: Document, giveUp: () => void): () => void {
  // An isolated page lets no page of another origin in that does not ask for it, and says nothing when it refuses one.
  if (view.crossOriginIsolated) giveUp()
  const refused = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'report' && /^(frame|child|default)-src$/.test(effectiveDirective)) giveUp()
  }
  document.addEventListener('securitypolicyviolation', refused)
  return () => document.removeEventListener('securitypolicyviolation', refused)
}
