import { DurableObject } from 'cloudflare:workers'
import { addToCurrentCart, assertNavigable, createCheckout, createClient, createRedirectSession, getCurrentCart } from 'cartlet'

export interface ShopEnv {
  CLIENT_ID: string
  API: string
}

const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e' // the platform's id of its store app

/**
 * One visitor, with the tokens in the object's storage. All requests of a visitor go to the same object, so tokens are
 * renewed only once.
 */
export class Visitor extends DurableObject<ShopEnv> {
  #client() {
    const { storage } = this.ctx
    return createClient({
      clientId: this.env.CLIENT_ID,
      api: this.env.API,
      storage: {
        read: (key) => storage.get<string>(key),
        write: (key, text) => storage.put(key, text),
        remove: (key) => storage.delete(key),
      },
    })
  }

  /** One text per line item of the cart, with quantity and name. */
  async names(): Promise<string[]> {
    const cart = await getCurrentCart(this.#client())
    return (cart?.lineItems ?? []).map(({ productName, quantity }) => `${quantity} × ${productName?.translated}`)
  }

  async add(product: string): Promise<void> {
    await addToCurrentCart(this.#client(), {
      lineItems: [{ quantity: 1, catalogReference: { appId: STORES, catalogItemId: product } }],
    })
  }

  /** Resolves to the URL of the hosted checkout. */
  async checkout(returnTo: string): Promise<string> {
    const client = this.#client()
    const { checkoutId } = await createCheckout(client, { channelType: 'WEB' })
    const { fullUrl } = await createRedirectSession(client, {
      ecomCheckout: { checkoutId },
      callbacks: { postFlowUrl: returnTo },
    })
    return assertNavigable(fullUrl).href
  }
}
