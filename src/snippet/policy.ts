/** The Content-Security-Policy that a page with these elements needs (docs/security.md). */

const DEFAULT_API = 'https://www.wixapis.com'
const PICTURES = 'https://static.wixstatic.com'
const VIDEOS = 'https://video.wixstatic.com'
const CAPTCHA = 'https://www.google.com'
const CAPTCHA_FILES = 'https://www.gstatic.com'

/** What of a page decides which sources it needs. */
export interface PolicyPage {
  /** Names of its elements, without `cartlet-`; several of one name are told by their attributes. */
  elements: readonly { name: string; attributes: Readonly<Record<string, string>> }[]
  /** Origin of the API. */
  api?: string
  /** Folder of the loader, as the page names it. */
  files: string
  /** Address of the page or its site, against which relative ones are read. */
  site?: string
  /** Further addresses that are fetched: a snapshot, a relay. */
  fetched?: readonly string[]
  shopOrigin?: string
}

export interface PolicyOptions {
  /** The value of the answer's nonce; without one the scripts are allowed by their origin. */
  nonce?: string
  /** Sources for inline scripts, such as the import map. */
  inline?: readonly string[]
}

const UNKNOWN_SITE = 'https://site.invalid'
const LOOPBACK = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/

/** `'self'` for the page's own origin. */
function sourceOf(address: string, site: string | undefined): string[] {
  try {
    const own = new URL(site || UNKNOWN_SITE).origin
    const { origin } = new URL(address, own)
    return [origin === own ? "'self'" : origin]
  } catch {
    return []
  }
}

/** A login may come from the account element, from the toggle beside the cart, or from a button of the page. */
export const hasLogin = (elements: PolicyPage['elements']): boolean =>
  elements.some(
    ({ name, attributes }) =>
      name === 'account' || (name === 'cart-toggle' && 'account' in attributes && attributes.account !== 'false'),
  )

const showsProducts = (elements: PolicyPage['elements']) =>
  elements.some(({ name }) => ['buy-button', 'product', 'collection'].includes(name))

/**
 * Allows what the page uses now and what its visitors may come to: pictures in the cart, videos of a product that opens in place, a login with its
 * captcha. `default-src 'self'` is for the site's own files.
 */
export function policyOf(page: PolicyPage, { nonce, inline = [] }: PolicyOptions): string {
  const { elements, files, site, fetched = [] } = page
  const api = sourceOf(page.api || DEFAULT_API, undefined)[0] ?? DEFAULT_API
  // A platform on this machine serves its own pictures.
  const media = LOOPBACK.test(api) ? [api, api] : [PICTURES, VIDEOS]
  const login = hasLogin(elements)
  const scripts = nonce
    ? [`'nonce-${nonce}'`, "'strict-dynamic'"]
    : ["'self'", ...sourceOf(files, site), ...inline, ...(login ? [CAPTCHA, CAPTCHA_FILES] : [])]
  const directives: [name: string, sources: (string | undefined)[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', scripts],
    ['style-src', ["'self'"]],
    ['connect-src', ["'self'", api, ...fetched.flatMap((address) => sourceOf(address, site))]],
    ['img-src', ["'self'", media[0]]],
    ['media-src', showsProducts(elements) ? ["'self'", media[1]] : []],
    ['frame-src', login ? ["'self'", page.shopOrigin ?? (LOOPBACK.test(api) ? api : undefined), CAPTCHA] : []],
  ]
  return directives
    .filter(([, sources]) => sources.length)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ')
}
