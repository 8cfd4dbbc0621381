/**
 * The author's settings, read in this order: the query of the script's own URL (tag managers strip `data-*`), `data-*` of the
 * script, `window.cartletConfig`. Attributes of an element override all of them.
 */

import { DEFAULT_API_ORIGIN } from '../../platform/http/gateway/origin'
import { ownOf } from '../../platform/wire/record'
import { pastedText } from '../../store/base/pasted-text'

/**
 * Replaces texts by language, group and name (docs/configuration.md). Texts with values are functions, or contain `{1}`, `{2}`.
 */
export type ConfiguredMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>

/** The settings of docs/configuration.md, by their keys. */
export interface Configuration extends Partial<AuthorConfig> {
  /** `datalayer` pushes GA4's e-commerce events. Read once. @default none */
  analytics?: 'none' | 'datalayer'
  /** The same as `onAdd`, before which it counts: many frameworks take names that begin with `on` for listeners. */
  afterAdd?: AuthorConfig['onAdd']
  messages?: ConfiguredMessages
}

/** A new setting needs a member here, a row in `SETTINGS` below, and its description in src/manifest/settings.ts: documentation, check-up and configurator follow. */
export interface AuthorConfig {
  clientId: string
  /** Origin of the platform's API. @default https://www.wixapis.com */
  api: string
  /** Other origins that elements may name in `api`, separated by spaces: an attribute of an element alone decides nothing. */
  apis: string
  /** @default auto */
  locale: string
  /** ISO 4217: prices are shown in it, if the shop converts them. @default the shop's */
  currency: string
  /** @default drawer, and none in a frame */
  cart: 'drawer' | 'none'
  /** @default bottom-end */
  cartPosition: 'bottom-end' | 'bottom-start' | 'top-end' | 'top-start'
  /** @default drawer */
  onAdd: 'drawer' | 'toast' | 'checkout' | 'none'
  /** `host` takes colours, font and corners from the page; an address (with a slash) names a theme file. @default auto */
  theme: 'auto' | 'light' | 'dark' | 'host' | `${string}/${string}`
  /** @default local */
  storage: 'local' | 'session' | 'memory'
  /** Amount and currency as the author wrote them; parsed where they are shown. */
  freeShippingFrom: string
  /** `required`: memory only and no analytics until the visitor allows storage, which sets `none`. @default none */
  consent: 'none' | 'required'
  /** Version of the shop's catalog. @default auto: detected and remembered */
  catalog: 'auto' | 'v1' | 'v3'
  /** Which cart of the platform. @default auto: version 1 until the platform says that it is no more, remembered */
  cartApi: 'auto' | 'v1' | 'v2'
  /** Base of the hosted member pages; none are linked without it. */
  membersUrl: string
  /**
   * The captcha's script, if it is not the platform's own. A setting of the page, not of an element: an author who can only write
   * markup must not be able to load a script.
   * @default https://www.google.com/recaptcha/enterprise.js
   */
  captchaUrl: string
  /** The keys of its visible and its invisible form, if they are not the platform's own. A setting of the page, as the address is. */
  captchaKeys: string
  /** Parameters of the page's address that hosted pages (checkout, login) lead back with, separated by spaces. Others stay here. */
  returnParameters: string
  /**
   * The page of this site that a buyer comes to after the order; `platform` keeps the platform's own page.
   * @default the page that the buyer left
   */
  thankYouUrl: string
  /** The page of this site behind the checkout's link back to the cart. @default the page that the buyer left, with its cart open */
  cartUrl: string
  /** The owner's own page of a product, such as `/shop/{slug}`; `{id}` is its id. Without it, products open in the page. */
  productLink: string
  /**
   * Id of the stores app to whose catalog requests for new stock belong; `none` offers no such requests.
   * @default the id of all other calls
   */
  backInStock: string
  /** Hearts on products, which save them for later. @default off */
  wishList: 'off' | 'on'
  /** Address of a snapshot of the shop, from which prices are drawn before the platform is queried. */
  snapshot: string
  /** A snapshot's prices are not shown after this many hours. @default 24 */
  snapshotMaxAge: string
}

export interface PageConfig extends AuthorConfig {
  /** The visitor's consent to analytics, once it has been given or refused. */
  analytics?: boolean
}

/** The default, then the other allowed values. If there is only a default, any value is allowed. */
export const SETTINGS: Record<keyof AuthorConfig, readonly [string, ...string[]]> = {
  clientId: [''],
  api: [DEFAULT_API_ORIGIN],
  apis: [''],
  locale: ['auto'],
  currency: [''],
  cart: ['drawer', 'none'],
  cartPosition: ['bottom-end', 'bottom-start', 'top-end', 'top-start'],
  onAdd: ['drawer', 'toast', 'checkout', 'none'],
  theme: ['auto', 'light', 'dark', 'host'],
  storage: ['local', 'session', 'memory'],
  catalog: ['auto', 'v1', 'v3'],
  cartApi: ['auto', 'v1', 'v2'],
  consent: ['none', 'required'],
  freeShippingFrom: [''],
  membersUrl: [''],
  captchaUrl: [''],
  captchaKeys: [''],
  returnParameters: [''],
  thankYouUrl: [''],
  cartUrl: [''],
  productLink: [''],
  backInStock: [''],
  wishList: ['off', 'on'],
  snapshot: [''],
  snapshotMaxAge: ['24'],
}

/** `client-id` for `clientId`. */
export const toAttribute = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export interface ConfigSources {
  scriptUrl?: string
  script: Element | null
  /** `window.cartletConfig`: may be anything, even an element of that name. */
  globalConfig: unknown
  /** Inside a frame: the floating cart is off unless the author turns it on. */
  framed?: boolean
}

/** `window.cartletConfig`, unless another script has put it on `Object.prototype`. */
export function pageConfiguration({ cartletConfig }: Window & { cartletConfig?: unknown }): unknown {
  return cartletConfig === (Object.prototype as { cartletConfig?: unknown }).cartletConfig ? undefined : cartletConfig
}

/** A value that is not allowed is reported, and the default used instead. */
export function readConfig(
  { scriptUrl, script, globalConfig, framed }: ConfigSources,
  report: (problem: string, hint: string) => void,
): PageConfig {
  const query = scriptUrl ? new URL(scriptUrl).searchParams : undefined
  const isPlain =
    typeof globalConfig === 'object' && globalConfig !== null && Object.getPrototypeOf(globalConfig) === Object.prototype
  const fromGlobal = (key: string): string => {
    const value = isPlain && ownOf(globalConfig as Record<string, unknown>)[key]
    return typeof value === 'string' ? value : ''
  }
  if (globalConfig !== undefined && !isPlain)
    report('window.cartletConfig is not a plain object.', 'Give it as { clientId: "…" }.')
  const config: Record<string, string> = {}
  for (const [key, allowed] of Object.entries(SETTINGS)) {
    config[key] = key === 'cart' && framed ? 'none' : allowed[0]
    for (const name of key === 'onAdd' ? ['onAdd', 'afterAdd'] : [key]) {
      const attribute = toAttribute(name)
      const value = pastedText(query?.get(attribute) ?? script?.getAttribute(`data-${attribute}`) ?? fromGlobal(name))
      if (!value) continue
      // No fixed value has a slash: a value with one is the address of a theme file.
      if (allowed[1] && !allowed.includes(value) && !(key === 'theme' && value.includes('/')))
        report(`data-${attribute}="${value}" is not known.`, `Use one of: ${allowed.join(', ')}.`)
      else config[key] = value
    }
  }
  return config as unknown as PageConfig
}
