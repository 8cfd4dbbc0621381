/** The official SDK, used as its documentation shows. */
import { type Cart, currentCart } from '@wix/ecom'
import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk'
import { type Product, productsV3 } from '@wix/stores'

const TOKENS_KEY = 'wix-tokens'
const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const PER_QUERY = 100

const script = document.querySelector<HTMLScriptElement>('script[data-client-id]')
const stored = localStorage.getItem(TOKENS_KEY)
const client = createClient({
  modules: { productsV3, currentCart },
  auth: OAuthStrategy({
    clientId: script?.dataset.clientId ?? '',
    ...(stored && { tokens: JSON.parse(stored) as Tokens }),
  }),
})
const keepTokens = () => localStorage.setItem(TOKENS_KEY, JSON.stringify(client.auth.getTokens()))

export const hasVisited = Boolean(stored)

/** Calls `show` for each page of products; the pages are requested in parallel. */
export async function loadProducts(slugs: string[], show: (products: Product[]) => void): Promise<void> {
  const query = async (part: string[]) => {
    show(
      (
        await client.productsV3
          .queryProducts({ fields: ['CURRENCY'] })
          .in('slug', part)
          .limit(PER_QUERY)
          .find()
      ).items,
    )
    keepTokens()
  }
  const pages = Array.from({ length: Math.ceil(slugs.length / PER_QUERY) }, (_, page) =>
    slugs.slice(page * PER_QUERY, (page + 1) * PER_QUERY),
  )
  await Promise.all(pages.map(query))
}

export const loadCart = (): Promise<Cart | undefined> => client.currentCart.getCurrentCart().catch(() => undefined)

export const addToCart = async (product: Product): Promise<Cart> => {
  const variantId = product.variantsInfo?.variants?.[0]?._id
  const catalogReference = { appId: STORES_APP, catalogItemId: product._id, ...(variantId && { options: { variantId } }) }
  return (await client.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference }] })).cart
}
