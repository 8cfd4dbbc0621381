/** `window.cartlet` and its events as a page's author uses them. Compiled, never run. */
import type { Cartlet, CartletElement, CartletErrorCode } from '../../src/elements-entry'

declare const api: Cartlet

// Before the loader runs, and after it.
// biome-ignore lint/suspicious/noAssignInExpressions: the docs give this form.
;(window.cartlet ||= []).push((cartlet) => cartlet.cart.open())
window.cartlet?.push(
  ({ cart }) => cart.toggle(),
  async ({ ready }) => ready,
)
window.cartlet?.cart?.open()
// @ts-expect-error the loader may not have run yet
window.cartlet.cart.open()
// @ts-expect-error a command gets the API, which has no such member
window.cartlet?.push((cartlet) => cartlet.basket)
// @ts-expect-error a command is a function
api.push('open')

// `on` infers the detail from the name, short or long.
export const undo: (() => void)[] = [
  api.on('cart-change', ({ delta, cart }) => delta.map(({ quantity }) => quantity + cart.count)),
  api.on('cartlet:error', ({ code, retryable }) => (retryable ? code.toLowerCase() : '')),
]
// @ts-expect-error no such event
api.on('cart-changed', () => {})
// @ts-expect-error a changed cart has no error code
api.on('cart-change', ({ code }) => code)

// So do the browser's own event listeners, on every node that the event reaches.
document.addEventListener('cartlet:before-add', (event) => {
  if (event.detail.quantity > 9) event.preventDefault()
})
window.addEventListener('cartlet:checkout-return', ({ detail }) => detail.status === 'SUCCESS')
export const button: CartletElement | null = document.querySelector('cartlet-buy-button')
document.createElement('cartlet-product').addEventListener('cartlet:product-view', ({ detail }) => detail.product.price.value)
// @ts-expect-error there is no third status
document.addEventListener('cartlet:checkout-return', ({ detail }) => detail.status === 'ERROR')

// Elements have their attributes as properties.
declare const shown: Awaited<ReturnType<Cartlet['products']['get']>>
const element = document.createElement('cartlet-product')
element.layout = 'full'
element.product = null
element.product = shown
export const reference: string | null = element.product
export const isDescribed: boolean = element.seo
// @ts-expect-error misspelt
element.layout = 'ful'
// @ts-expect-error no such property
element.columns = 2
// @ts-expect-error a number
document.createElement('cartlet-collection').limit = '8'

// Arguments and results of calls.
export const added: Promise<'added' | 'clamped'> = api.cart
  .add({ product: 'blue-mug', quantity: 2 })
  .then(({ outcome }) => outcome)
export const outcome: Promise<'prevented' | 'left' | 'tab' | 'link' | 'busy'> = api.checkout({ email: 'ada@example.com' })
// @ts-expect-error ids and slugs, never prices
api.cart.add({ product: 'blue-mug', price: 1 })
// @ts-expect-error a price is no member of what is sent
api.checkout({ total: 1 })
export const themed: Promise<void> = api.setTheme('/shared/theme.json')
api.setTheme({ theme: 'host', '--cartlet-radius': '2px', dark: { '--cartlet-color-primary': '#f2a7c0' } })
// @ts-expect-error neither a name nor an address, which has a slash
api.setTheme('sepia')
// @ts-expect-error no variable has this name
api.setTheme({ '--cartlet-colour-primary': 'red' })
// @ts-expect-error the API is no promise
api.then(() => {})

// Editors complete the codes, and a code that is added later is not a type error.
export const codes: CartletErrorCode[] = ['MAX_IN_CART', 'HTTP_418', 'A_CODE_OF_NEXT_YEAR']
export const isGone = (code: CartletErrorCode): boolean => code === 'LINE_GONE'
