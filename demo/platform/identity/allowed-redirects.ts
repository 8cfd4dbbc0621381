/** Allowed redirect targets: https, or http on this machine, as far as the shop's owner allows. */
import type { MemberRules } from './rules'

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]'

/** The parsed URL if it is safe for a redirect, else null. */
export const navigable = (text: string): URL | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return safe && url.username === '' && url.password === '' ? url : null
}

const isDomainListed = ({ redirectDomains }: MemberRules, url: URL): boolean =>
  redirectDomains.some((domain) => domain === '*' || domain === url.hostname || domain === url.host)

/** For callbacks, the domain must be allowed. */
export const isAllowedCallback = (rules: MemberRules, text: string): boolean => {
  const url = navigable(text)
  return url !== null && isDomainListed(rules, url)
}

/** For logins, the whole URL must be on the list. */
export const isAllowedRedirectUri = (rules: MemberRules, text: string): boolean =>
  navigable(text) !== null && rules.redirectUris.some((uri) => uri === '*' || uri === text)

/** Origins that may get a code by `postMessage`: those of allowed redirect addresses and domains. */
export const isAllowedOrigin = (rules: MemberRules, origin: string): boolean => {
  const url = navigable(origin)
  if (!url) return false
  const listed = rules.redirectUris.some((uri) => uri === '*' || (URL.canParse(uri) && new URL(uri).origin === url.origin))
  return listed || isDomainListed(rules, url)
}
