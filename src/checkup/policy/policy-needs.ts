/** The sources that a Content-Security-Policy must allow for a page with Cartlet (docs/security.md). */
import { DEFAULT_API_ORIGIN } from '../../platform/http/gateway/origin'

export interface PageUse {
  /** Absolute address of the page; undefined if not known yet. Addresses of its origin are written as `'self'`. */
  page?: string
  /** Address of the loader, absolute or as written in the page. */
  loader: string
  /** Nonce of the loader's tag. */
  nonce?: string
  /** Origin of the platform's API. */
  api: string
  /** Names of the elements on the page, without `cartlet-`. */
  elements: readonly string[]
  /** Addresses of the snapshot, of the relay of live changes and of the theme's file. */
  snapshot?: string
  live?: string
  theme?: string
  captcha?: string
  hasSeo?: boolean
  /** Whether visitors can log in on the page. */
  hasLogin?: boolean
  /** Origin of the shop's login page, if it is known. */
  login?: string
  /** Whether elements were pre-rendered with style sheets in files. */
  isPrerendered?: boolean
}

export interface Need {
  directive: string
  /** An origin, `'self'`, or a keyword of the directive. */
  source: string
  /** The requested address; absent for a keyword. */
  address?: string
  /** `may`: only after an action of the visitor, or if the shop has such content. */
  when: 'now' | 'may'
  /** The purpose, such as `every call of the platform`. */
  purpose: string
}

const HOSTED_PICTURES = 'https://static.wixstatic.com'
const HOSTED_VIDEOS = 'https://video.wixstatic.com'
const CAPTCHA = 'https://www.google.com'
const CAPTCHA_PARTS = 'https://www.gstatic.com'

/** What a source can be: of other addresses nothing can be allowed. */
const SOURCE = /^[a-z]+:\/\/[\w.:[\]-]+$/

/** Elements that show no product and open no cart. */
const WITHOUT_PICTURES = ['account']
/** Elements whose products may open in place, with their videos. */
const WITH_VIDEOS = ['buy-button', 'product', 'collection', 'search', 'wish-list']

/**
 * Needs in the order in which a page has them.
 * @param use what the page uses
 * @returns for `policyHeader`, or for a comparison with the page's own policy
 */
export function policyNeeds(use: PageUse): Need[] {
  const needs: Need[] = []
  const pageOrigin = use.page && new URL(use.page).origin
  const add = (directive: string, address: string | undefined, when: Need['when'], purpose: string) => {
    if (!address) return
    const isRelative = !/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)
    if (isRelative && !use.page) return needs.push({ directive, source: "'self'", when, purpose })
    const base = use.page ?? 'https://page.invalid'
    const url = URL.canParse(address, base) && new URL(address, base)
    // A host may contain a semicolon, which would begin a directive.
    if (!url || !SOURCE.test(url.origin)) return
    needs.push({
      directive,
      source: url.origin === pageOrigin ? "'self'" : url.origin,
      address: url.href,
      when,
      purpose,
    })
  }
  const isHosted = new URL(use.api).origin === DEFAULT_API_ORIGIN
  const hasProducts = !use.elements.length || use.elements.some((name) => !WITHOUT_PICTURES.includes(name))

  add('script-src', use.loader, 'now', 'the loader and the files that it imports')
  add('connect-src', use.api, 'now', 'every call of the platform')
  add('connect-src', use.snapshot, 'now', 'the snapshot')
  add('connect-src', use.live, 'now', 'live changes')
  add('connect-src', use.theme, 'now', "the theme's file")
  if (use.isPrerendered) add('style-src', use.loader, 'now', 'style sheets of pre-rendered elements')
  if (hasProducts) add('img-src', isHosted ? HOSTED_PICTURES : use.api, 'now', 'pictures of products')
  if (use.hasSeo)
    needs.push({ directive: 'trusted-types', source: 'cartlet', when: 'now', purpose: 'structured data (the attribute seo)' })
  if (!use.elements.length || use.elements.some((name) => WITH_VIDEOS.includes(name)))
    add('media-src', isHosted ? HOSTED_VIDEOS : use.api, 'may', 'videos of products')
  if (use.hasLogin) {
    add('frame-src', use.login, 'may', 'a login within the page')
    const captcha = use.captcha || CAPTCHA
    add('script-src', captcha, 'may', 'a captcha')
    if (!use.captcha) add('script-src', CAPTCHA_PARTS, 'may', 'a captcha')
    add('frame-src', captcha, 'may', 'a captcha')
  }
  return needs
}

/** The address of a theme's file; undefined for a theme that is a keyword. */
export const themeAddress = (theme: string | undefined): string | undefined => (theme?.includes('/') ? theme : undefined)

export interface UsedElement {
  /** Without `cartlet-`. */
  name: string
  attributes: Readonly<Record<string, string | undefined>>
}

/** A login may come from the account element, or from the toggle beside the cart. */
export const hasLogin = (elements: readonly UsedElement[]): boolean =>
  elements.some(
    ({ name, attributes }) => name === 'account' || (name === 'cart-toggle' && (attributes.account ?? 'false') !== 'false'),
  )
