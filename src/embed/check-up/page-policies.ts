/** The policies that the page was sent with, and what they have refused. A script cannot read its own page's headers, so they are asked for again. */
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

/** What was refused before this code was here. */
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
  // A page that refuses this request says its policy in the refusal.
  const now: string[] = []
  onPolicyRefusal(document, ({ originalPolicy }) => now.push(originalPolicy), life)
  const { href, protocol } = view.location
  const answer = /^https?:$/.test(protocol) ? await fetch(href, { cache: 'force-cache' }).catch(() => undefined) : undefined
  await answer?.body?.cancel()
  // Its event comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  life.abort()
  const metas = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')].flatMap(
    (meta) => meta.getAttribute('content') ?? [],
  )
  const header = answer?.headers.get('content-security-policy')
  const told = [...refused.map(({ originalPolicy }) => originalPolicy), ...now]
  return {
    policies: [...new Set([...(header ? [header] : told), ...metas])],
    refusals: refused.map(({ effectiveDirective, blocked }) => ({ directive: effectiveDirective, address: blocked })),
  }
}
