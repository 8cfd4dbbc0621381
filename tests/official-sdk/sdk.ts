/** The platform's own SDK as a client of the local platform. It is not a dependency of the project: this folder has its own package.json. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Functions of a module, bound to a client. */
export type SdkModule = Record<string, (...args: unknown[]) => Promise<unknown>>

export interface SdkTokens {
  accessToken: { value: string; expiresAt: number }
  refreshToken: { value: string; role: string }
}

export interface SdkClient {
  currentCart: SdkModule
  products: SdkModule
  collections: SdkModule
  redirects: SdkModule
  auth: {
    getTokens(): SdkTokens
    setTokens(tokens: SdkTokens): void
    generateVisitorTokens(): Promise<SdkTokens>
    renewToken(refreshToken: SdkTokens['refreshToken']): Promise<SdkTokens>
    loggedIn(): boolean
  }
}

interface SdkPackage {
  createClient(options: object): SdkClient
  OAuthStrategy(options: { clientId: string; tokens?: SdkTokens }): object
}

const require = createRequire(import.meta.url)
/** The name is known only at run time, so that types can be checked on a machine without the SDK. */
const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(require.resolve(name)).href)) as T

/** The origins to which the SDK sends its requests. */
const GATEWAYS = /^https:\/\/(?:www|edge)\.wixapis\.com(?=\/)/

/** Redirects this process's `fetch` from the real platform to the local one, so that nothing leaves the machine. Returns the undo. */
export function sendHome(platformUrl: string): () => void {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`
    if (url.startsWith(platformUrl)) return original(input, init)
    if (!GATEWAYS.test(url)) throw new Error(`The SDK wanted ${new URL(url).origin}`)
    const here = url.replace(GATEWAYS, platformUrl)
    return original(input instanceof Request ? new Request(here, input) : here, init)
  }
  return () => {
    globalThis.fetch = original
  }
}

export async function createSdkClient(clientId: string): Promise<SdkClient> {
  const [sdk, ecom, stores, redirects] = await Promise.all([
    load<SdkPackage>('@wix/sdk'),
    load<{ currentCart: object }>('@wix/ecom'),
    load<{ products: object; collections: object }>('@wix/stores'),
    load<{ redirects: object }>('@wix/redirects'),
  ])
  return sdk.createClient({
    modules: {
      currentCart: ecom.currentCart,
      products: stores.products,
      collections: stores.collections,
      redirects: redirects.redirects,
    },
    auth: sdk.OAuthStrategy({ clientId }),
  })
}
