/** The page's Content-Security-Policy may have forgotten us: its author hears which directive to mend, and nobody asks in vain again. */
import { report } from './console'

let refusesApi = false

/** A policy stands as long as its page: what it refused once it refuses for ever. */
export const policyRefusesApi = (): boolean => refusesApi

/** Engines tell an origin or a whole address; some refusals are words like `inline`. */
const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address

/**
 * @param api origin of the platform
 * @param life ends the watch
 */
export function watchPolicy(document: Document, api: string, { signal }: AbortController): void {
  const refused = ({ blockedURI, effectiveDirective, target, disposition }: SecurityPolicyViolationEvent) => {
    const isApi = originOf(blockedURI) === originOf(api)
    // Pictures come from elsewhere; the event tells of them at our element.
    if (disposition === 'report' || !(isApi || (target as Partial<Element>).localName?.startsWith('cartlet-'))) return
    if (isApi && effectiveDirective === 'connect-src') refusesApi = true
    const source = originOf(blockedURI)
    report(`This page's Content-Security-Policy refuses ${source}.`, `Add it to the policy: ${effectiveDirective} ${source}`)
  }
  document.addEventListener('securitypolicyviolation', refused, { signal })
}
