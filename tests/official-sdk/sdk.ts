/** The platform's own SDK as a client of the local platform. It is not a dependency of ours: this folder has a package.json of its own. */
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
/** By a name only known at run time, so that the types of a machine without the SDK still hold. */
const load = async <T>(name: string): Promise<T> => (await import(pathToFileURL(require.resolve(name)).href)) as T

/** Where the SDK believes the platform to be. */
const GATEWAYS = /^https:\/\/(?:www|edge)\.wixapis\.com(?=\/)/

/** From now on this process's `fetch` reaches the local platform where the SDK means the real one; nothing leaves the machine. */
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
