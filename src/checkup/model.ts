/** What the check-up reads and returns. Types only. */

export type Severity = 'error' | 'warning' | 'note'

/** One row. */
export interface Finding {
  /** Stable: `attribute-misspelt`. docs/check-up.md lists all. */
  code: string
  /** `error`: does not work. `warning`: works badly, or not everywhere. `note`: good to know. */
  severity: Severity
  /** Where it stands: `<cartlet-buy-button product="blue-mug"> (line 12)`. */
  where: string
  /** What is wrong. */
  cause: string
  /** What the author can do. */
  hint: string
  /** The element itself, in a page. */
  element?: object
}

/** A tag of the page that may concern Cartlet. */
export interface Tag {
  /** In lower case. */
  name: string
  attributes: Readonly<Record<string, string>>
  /** Elements of Cartlet around it. */
  within: readonly string[]
  /** Content of an inline script. */
  text?: string
  line?: number
  /** In a page. */
  element?: object
}

/** What only a running page knows. */
export interface BrowserFacts {
  /** Version of the Cartlet that runs, and those that other copies have defined elements with. */
  version: string
  otherVersions: readonly string[]
  /** Whether the browser lets the page store anything. */
  canStore: boolean
  /** Consent: what the author asked for, and whether the page ever gave or refused it. */
  consent?: 'waiting' | 'settled'
  /** The page stands in a frame: what its sandbox, where there is one, does not allow. */
  frame?: { lacks: readonly string[] }
  /** `window.cartletConfig` is there and no plain object. */
  hasBrokenConfig: boolean
  /** Addresses that the page's policy has refused since it was opened. */
  refusals: readonly { directive: string; address: string }[]
  /** Colours that the author chose, as they are shown. Components 0 to 255. */
  colors: readonly { name: string; on: string; text: readonly number[]; ground: readonly number[]; element?: object }[]
  isOnline: boolean
}

export interface PageDescription {
  /** Undefined: a file that is not published yet. */
  address?: string
  /** Of `<base>`, absolute: what relative addresses are seen from. @default `address` */
  base?: string
  tags: readonly Tag[]
  /** Values of `Content-Security-Policy`, of headers and of `meta`. Those that only report are left out. */
  policies: readonly string[]
  /** Settings that no tag shows: of `window.cartletConfig` or `configure()`, by the names of attributes without `data-`. */
  settings?: Readonly<Record<string, string>>
  /** What a bundler or tag manager brought: there need not be a tag. */
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

/** A shop of the platform, asked for the check-up. All reject with a `CartletError`. */
export interface ShopPort {
  /** Resolves when the platform knows the client. */
  reach(): Promise<void>
  /** Those of these ids and slugs that a visitor can see. */
  products(references: readonly string[]): Promise<ProductState[]>
  /** Up to a hundred of what the shop has, for "did you mean". */
  someProducts(): Promise<{ slug: string; name: string }[]>
  /** Resolves with the number of its first products, null where there is no such collection. */
  collection(reference: string): Promise<number | null>
  catalog(): Promise<'v1' | 'v3'>
  /** Whether the shop allows redirects back to this address; undefined where the platform does not say. Creates nothing in the shop. */
  allowsReturn(address: string): Promise<boolean | undefined>
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

/** What the check-up needs of the place where it runs. */
export interface Surroundings {
  /** A plain GET. Rejects where nothing answers. */
  read(address: string): Promise<Answer>
  /** Whether the API lets pages of this origin read its answers; absent where a failed call says so itself. */
  allowsOrigin?(api: string, origin: string): Promise<boolean>
  /** Whether anything answers there, whatever it allows a page to read; undefined where that cannot be asked. */
  answers?(address: string): Promise<boolean>
  /** @returns base64 */
  digest(algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512', bytes: Uint8Array): Promise<string>
  shop(key: ShopKey): ShopPort
  now(): number
}
