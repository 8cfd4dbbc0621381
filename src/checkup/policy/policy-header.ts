/** The policy that a page needs, as one line; and what its own policy lacks. */
import { allows, decidingDirective } from './allows'
import { type Policy, parsePolicy, printPolicy } from './parse-policy'
import type { Need, PageUse } from './policy-needs'

const TRUSTED_TYPES = 'trusted-types'

/** Trusted Types matter only if a policy requires them; without the directive `trusted-types`, any name is allowed. */
function lacksTrustedType(policy: Policy, { source }: Need): boolean {
  const names = policy.get(TRUSTED_TYPES)
  return Boolean(policy.has('require-trusted-types-for') && names && !names.includes(source) && !names.includes('*'))
}

/** Whether this policy refuses the need. */
export function lacks(policy: Policy, need: Need, use: Pick<PageUse, 'page' | 'nonce'>): boolean {
  if (need.directive === TRUSTED_TYPES) return lacksTrustedType(policy, need)
  const { directive, address } = need
  const deciding = decidingDirective(policy, directive)
  if (!deciding) return false
  const sources = policy.get(deciding) ?? []
  if (directive === 'script-src' && use.nonce && sources.includes(`'nonce-${use.nonce}'`) && need.when === 'now') return false
  // If the page's address is not known, only the source itself can be compared.
  if (!address) return !sources.some((source) => source === need.source || source === '*')
  const isStrict = sources.includes("'strict-dynamic'")
  // Files that the loader imports are trusted with it.
  if (directive === 'script-src' && isStrict && need.when === 'may') return false
  return !allows(policy, { directive, address, ...(use.nonce && { nonce: use.nonce }) }, use.page)
}

/** The same policy with the sources that it lacks, without `'none'`. A new directive also keeps the sources of its fallback. */
export function withNeeds(policy: Policy, needs: readonly Need[]): Policy {
  const extended = new Map([...policy].map(([directive, sources]) => [directive, [...sources]]))
  for (const { directive, source } of needs) {
    const deciding = directive === TRUSTED_TYPES ? directive : decidingDirective(extended, directive)
    const sources = (deciding ? (extended.get(deciding) ?? []) : []).filter((one) => one !== "'none'")
    extended.set(directive, sources.includes(source) ? sources : [...sources, source])
  }
  return extended
}

/** For a page without a policy: allows its own files, to which its needs are added. */
const NEW_POLICY = parsePolicy("default-src 'self'")

/**
 * The exact value of the header `Content-Security-Policy`.
 * @param own the page's policy so far; without one, one that allows the page's own files
 */
export function policyHeader(needs: readonly Need[], use: Pick<PageUse, 'page' | 'nonce'>, own: Policy = NEW_POLICY): string {
  return printPolicy(withNeeds(own, own === NEW_POLICY ? needs : needs.filter((need) => lacks(own, need, use))))
}
