/** The Content-Security-Policy that a page with these elements needs (docs/security.md). */

import { policyHeader } from '../checkup/policy/policy-header'
import { hasLogin, type PageUse, policyNeeds, type UsedElement } from '../checkup/policy/policy-needs'
import { DEFAULT_API_ORIGIN } from '../platform/http/gateway/origin'

/** The parts of a page that its sources depend on. */
export interface PolicyPage extends Pick<PageUse, 'snapshot' | 'live' | 'theme' | 'captcha'> {
  elements: readonly UsedElement[]
  /** Origin of the API. */
  api?: string
  /** Folder of the loader, as written in the page. */
  files: string
  /** Address of the page or its site, against which relative addresses are resolved. */
  site?: string
  shopOrigin?: string
}

export interface PolicyOptions {
  /** The nonce of the response; without one, the scripts are allowed by their origin. */
  nonce?: string
  /** Sources for inline scripts, such as the import map. */
  inline?: readonly string[]
  /** Hashes of inline style rules; with a nonce, they are allowed by it. */
  inlineStyles?: readonly string[]
}

/**
 * What a template may write as its nonce: one value, or one expression in the brackets of a template language. Quotes, and spaces
 * outside of such brackets, would end the source and begin another one.
 */
const NONCE =
  /^(?:[\w+/=$@%#.-]+|\{\{\{?[\w\s$.()|-]+\}?\}\}|\{%[\w\s$.()|-]+%\}|\$\{[\w\s$.()-]+\}|<\?(?:[\w\s$.()=]|->)+\?>|<%(?:[\w\s$.()=@-])+%>|\[\[[\w\s$.()-]+\]\])$/

export const isNonce = (text: string): boolean => NONCE.test(text.trim())

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/

/**
 * Allows what the page uses now and what its visitors may need later: pictures in the cart, videos of a product that opens in place, a login with
 * its captcha. `default-src 'self'` is for the site's own files.
 */
export function policyOf(page: PolicyPage, { nonce, inline = [], inlineStyles = [] }: PolicyOptions): string {
  const { elements, files, site, shopOrigin, snapshot, live, theme, captcha } = page
  const api = page.api && URL.canParse(page.api) ? new URL(page.api).origin : DEFAULT_API_ORIGIN
  // A platform on this machine has its own login page.
  const login = shopOrigin ?? (LOOPBACK.test(api) ? api : undefined)
  const use: PageUse = {
    ...(site && URL.canParse(site) && { page: site }),
    loader: files,
    ...(nonce && { nonce }),
    api,
    elements: elements.map(({ name }) => name),
    ...(snapshot && { snapshot }),
    ...(live && { live }),
    ...(theme && { theme }),
    ...(captcha && { captcha }),
    ...(login && { login }),
    hasLogin: hasLogin(elements),
  }
  const own = new Map([
    ['default-src', ["'self'"]],
    // Not parsed: the nonce may be a template's own, with spaces.
    ['script-src', nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : ["'self'", ...inline]],
    ['style-src', ["'self'", ...(nonce && inlineStyles.length ? [`'nonce-${nonce}'`] : inlineStyles)]],
  ])
  return policyHeader(policyNeeds(use), use, own)
}
