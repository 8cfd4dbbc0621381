/** The input and output of the check-up. Types only. */

export type Severity = 'error' | 'warning' | 'note'

/** One row. */
export interface Finding {
  /** Stable: `attribute-misspelt`. docs/check-up.md lists all. */
  code: string
  /** `error`: does not work. `warning`: works badly, or not everywhere. `note`: good to know. */
  severity: Severity
  /** The place, such as `<cartlet-buy-button product="blue-mug"> (line 12)`. */
  where: string
  /** What is wrong. */
  cause: string
  /** What the author can do. */
  hint: string
  /** The element itself, if the check-up runs in a page. */
  element?: object
}

/** A tag of the page that may concern Cartlet. */
export interface Tag {
  /** In lower case. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** The nearest element of Cartlet around it, if there is one. */
  within: readonly string[]
  /** In a template: the lists (`data-cartlet-each`) that it is repeated for, the outermost first. */
  lists?: readonly string[]
  /** Content of an inline script. */
  text?: string
  line?: number
  /** If the check-up runs in a page. */
  element?: object
}

/** Facts that only a running page has. */
export interface BrowserFacts {
  /** Version of the running Cartlet, and versions of other copies that have defined elements. */
  version: string
  otherVersions: readonly string[]
  /** Whether the browser lets the page store anything. */
  canStore: boolean
  /** Present if the author requires consent; `settled` once the page has given or refused it. */
  consent?: 'waiting' | 'settled'
  /** The page is in a frame: the permissions that its sandbox, if there is one, lacks. */
  frame?: { lacks: readonly string[] }
  /** `window.cartletConfig` exists, but is not a plain object. */
  hasBrokenConfig: boolean
  /** Addresses that the page's policy has refused since it was opened. */
  refusals: readonly { directive: string; address: string }[]
  /** Colours that the author chose, as they are shown. Components 0 to 255. */
  colors: readonly { name: string; on: string; text: readonly number[]; ground: readonly number[]; element?: object }[]
  isOnline: boolean
}

export interface PageDescription {
  /** Undefined for a file that is not published yet. */
  address?: string
  /** Address of `<base>`, absolute, against which relative addresses are resolved. @default `address` */
  base?: string
  tags: readonly Tag[]
  /** Elements with attributes of ours in the templates of our elements; `within` is the element whose template it is. */
  templateTags?: readonly Tag[]
  /** Values of `Content-Security-Policy`, from headers and `meta` tags, without report-only policies. */
  policies: readonly string[]
  /** Settings that are in no tag, from `window.cartletConfig` or `configure()`, by their attribute names without `data-`. */
  settings?: Readonly<Record<string, string>>
  /** Cartlet is running, possibly without a tag: loaded by a bundler or a tag manager. */
  isRunning?: boolean
  browser?: BrowserFacts
}

export interface Answer {
  /** After redirects. */
  address: string
  status: number
  type: string
  header(name: string): string | null
  bytes: Uint8Array
}

/** Requests of the check-up to a shop of the platform. All reject with a `CartletError`. */
export interface ShopPort {
  /** Resolves when the platform knows the client. */
  reach(): Promise<void>
  /** The products with these ids or slugs that a visitor can see. */
  products(references: readonly string[]): Promise<ProductState[]>
  /** Up to a hundred products of the shop, for "did you mean". */
  someProducts(): Promise<{ slug: string; name: string }[]>
  /** Resolves with 1 or more if it has visible products, 0 if it has none, and null if there is no such collection. */
  collection(reference: string): Promise<number | null>
  catalog(): Promise<'v1' | 'v3'>
  /** Whether the platform has this version of the cart for the shop: pages begin with 1, until it says that it is no more. Creates no cart. */
  hasCart(version: 'v1' | 'v2'): Promise<boolean>
  /** Whether the shop allows redirects back to this address; undefined if the platform does not say. Creates nothing in the shop. */
  allowsReturn(address: string): Promise<boolean | undefined>
  /** The services that the shop has refused to this browser; absent where nothing remembers it. */
  refusedServices?(): Promise<readonly string[]>
}

export interface ProductState {
  id: string
  slug: string
  name: string
  isSoldOut: boolean
  variantIds: readonly string[]
}

export interface ShopKey {
  clientId: string
  /** Origin. */
  api: string
  catalog: 'auto' | 'v1' | 'v3'
}

/** Functions that the check-up needs from its environment. */
export interface Surroundings {
  /** A plain GET. Rejects if there is no response. */
  read(address: string): Promise<Answer>
  /** Whether the API lets pages of this origin read its responses; absent where a failed request shows it. */
  allowsOrigin?(api: string, origin: string): Promise<boolean>
  /** Whether a server responds there, even if a page may not read the response; undefined where that cannot be found out. */
  answers?(address: string): Promise<boolean>
  /** @returns base64 */
  digest(algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512', bytes: Uint8Array): Promise<string>
  shop(key: ShopKey): ShopPort
  now(): number
}
