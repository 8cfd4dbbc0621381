/**
 * The Content-Security-Policies of the page and what they have blocked. A script cannot read the headers of its own page, so they
 * are requested again.
 */
import type { BrowserFacts } from '../../checkup/model'
import { onPolicyRefusal } from '../report/csp'

export interface PagePolicies {
  policies: string[]
  refusals: BrowserFacts['refusals']
}

interface Refusal {
  effectiveDirective: string
  blocked: string
  originalPolicy: string
}

/** Violations from before this code was loaded. */
function earlierRefusals(view: Window): Refusal[] {
  const { ReportingObserver } = view as Window & { ReportingObserver?: typeof globalThis.ReportingObserver }
  if (!ReportingObserver) return []
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
  observer.observe()
  const reports = observer.takeRecords()
  observer.disconnect()
  return reports.flatMap(({ body }) => {
    const { effectiveDirective, blockedURL, originalPolicy, disposition } = (body ?? {}) as unknown as Record<string, string>
    return disposition === 'enforce' && effectiveDirective && originalPolicy
      ? [{ effectiveDirective, blocked: blockedURL ?? '', originalPolicy }]
      : []
  })
}

export async function readPolicies(view: Window, document: Document): Promise<PagePolicies> {
  const refused = earlierRefusals(view)
  const life = new AbortController()
  // If the policy blocks this request, the violation event contains the policy.
  const now: string[] = []
  onPolicyRefusal(document, ({ originalPolicy }) => now.push(originalPolicy), life)
  const { href, protocol } = view.location
  const answer = /^https?:$/.test(protocol) ? await fetch(href, { cache: 'force-cache' }).catch(() => undefined) : undefined
  await answer?.body?.cancel()
  // The violation event is dispatched in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  life.abort()
  const metas = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')].flatMap(
    (meta) => meta.getAttribute('content') ?? [],
  )
  const header = answer?.headers.get('content-security-policy')
  const seen = [...refused.map(({ originalPolicy }) => originalPolicy), ...now]
  return {
    policies: [...new Set([...(header ? [header] : seen), ...metas])],
    refusals: refused.map(({ effectiveDirective, blocked }) => ({ directive: effectiveDirective, address: blocked })),
  }
}
