/**
 * Tells the author which directive of the page's Content-Security-Policy to extend. The only module that listens to violations.
 */
import { report } from './console'

let refusesApi = false

/** A policy cannot change while the page is open: once it has blocked the API, every call will fail. */
export const policyRefusesApi = (): boolean => refusesApi

/** Calls back for what the policy blocks, not for what it only reports. @param life removes the listener when aborted */
export function onPolicyRefusal(
  document: Document,
  listener: (violation: SecurityPolicyViolationEvent) => void,
  life: AbortController,
): void {
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    if (violation.disposition !== 'report') listener(violation)
  }
  document.addEventListener('securitypolicyviolation', onViolation, life)
}

/** Browsers report an origin, a whole address, or a keyword such as `inline`. */
const originOf = (address: string) => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? address

/**
 * @param api origin of the platform's API
 * @param life removes the listener when aborted
 */
export function watchPolicy(document: Document, api: string, life: AbortController): void {
  const refused = ({ blockedURI, effectiveDirective, target }: SecurityPolicyViolationEvent) => {
    const source = originOf(blockedURI)
    const isApi = source === originOf(api)
    // Images come from other origins; their violations are dispatched at our element.
    if (!(isApi || (target as Partial<Element>).localName?.startsWith('cartlet-'))) return
    if (isApi && effectiveDirective === 'connect-src') refusesApi = true
    report(`This page's Content-Security-Policy refuses ${source}.`, `Add it to the policy: ${effectiveDirective} ${source}`)
  }
  onPolicyRefusal(document, refused, life)
}
