/** The declarations that the app needs of packages which are installed only for the bench. */
declare module '@wix/sdk' {
  export interface Tokens {
    accessToken: { value: string; expiresAt: number }
    refreshToken: { value: string; role: string }
  }
  export function OAuthStrategy(options: { clientId: string; tokens?: Tokens }): object
  export function createClient<Modules extends object>(options: {
    modules: Modules
    auth: object
  }): Modules & { auth: { getTokens(): Tokens } }
}
declare module '@wix/stores' {
  export interface Product {
    _id: string
    slug: string
    name: string
    actualPriceRange?: { minValue?: { amount?: string; formattedAmount?: string } }
    variantsInfo?: { variants?: { _id: string }[] }
  }
  interface ProductQuery {
    in(field: 'slug', values: readonly string[]): ProductQuery
    limit(count: number): ProductQuery
    find(): Promise<{ items: Product[] }>
  }
  export const productsV3: { queryProducts(options: { fields: string[] }): ProductQuery }
}
declare module '@wix/ecom' {
  export interface Cart {
    lineItems: {
      _id: string
      quantity: number
      productName?: { translated?: string; original?: string }
      price?: { formattedAmount?: string }
    }[]
    subtotal?: { formattedAmount?: string }
  }
  export const currentCart: {
    getCurrentCart(): Promise<Cart>
    addToCurrentCart(options: {
      lineItems: { quantity: number; catalogReference: { appId: string; catalogItemId: string; options?: object } }[]
    }): Promise<{ cart: Cart }>
  }
}
