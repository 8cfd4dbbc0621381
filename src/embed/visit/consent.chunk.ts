/** Consent; loaded by pages that require it or set it. */
export { applyConsent, setConsent } from './apply-consent'
