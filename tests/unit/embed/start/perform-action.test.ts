import { afterEach, expect, it } from 'vitest'
import type { Page } from '../../../../src/embed/page/page'
import { loadShopParts } from '../../../../src/embed/start/chunks'
import { performAction } from '../../../../src/embed/start/perform-action'
import { aFakeShop, applicationError, dropped, PATHS } from '../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

// Modules load in real time, but the fake shops run on fake time: load them first.
await Promise.all([loadShopParts(), import('../../../../src/embed/product/quick-view/quick-view.chunk')])

afterEach(() => document.body.replaceChildren())

function aPage() {
  const fake = aFakeShop({
    lines: [],
    products: [aWireProduct(), aWireProduct({ id: 'pen', slug: 'pen', customTextFields: [{ mandatory: true }] })],
  })
  const life = new AbortController()
  life.abort() // nothing is drawn here
  const pageShop = { shop: fake.shop, storage: fake.storage, tabStorage: fake.storage }
  const page = {
    config: { onAdd: 'none', consent: 'required', locale: 'en', returnParameters: '', thankYouUrl: '', cartUrl: '' },
    life,
    view: window,
    document,
    loadShop: loadShopParts,
    held: new Map(),
    shopFor: () => pageShop,
  } as unknown as Page
  const button = (product: string) => {
    const element = document.body.appendChild(document.createElement('button'))
    if (product) element.dataset.cartletAdd = product
    return element
  }
  return { ...fake, page, button, press: (element: HTMLElement) => performAction(page, element) }
}

it("a page's own button that is pressed twice in a row adds one item", async () => {
  const { button, press, settle, server } = aPage()
  const mug = button('blue-mug')
  await settle(Promise.all([press(mug), press(mug)]))
  expect(server.lines).toMatchObject([{ quantity: 1 }])
  await settle(press(mug))
  expect(server.lines).toMatchObject([{ quantity: 2 }])
})

it("a page's own button that is pressed twice in a row opens one quick view", async () => {
  const { button, press, settle } = aPage()
  const pen = button('pen')
  await settle(Promise.all([press(pen), press(pen)]))
  expect(document.querySelectorAll('cartlet-quick-view')).toHaveLength(1)
})

it('two page buttons do not block each other, and a button works again after a failed press', async () => {
  const { button, press, settle, server } = aPage()
  const [mug, same, none] = [button('blue-mug'), button('blue-mug'), button('no-such')]
  await settle(Promise.all([press(mug), press(same), press(none)]))
  expect(server.lines).toMatchObject([{ quantity: 2 }])
  none.dataset.cartletAdd = 'pen'
  await settle(press(none))
  expect(document.querySelectorAll('cartlet-quick-view')).toHaveLength(1)
})

it.each([
  ['cannot be reached', dropped],
  ['has no such product', undefined],
] as const)("a press on a page's own button whose shop %s is answered on the screen", async (_, answer) => {
  const { button, press, settle, device, state } = aPage()
  if (answer) device.answer(answer)
  await settle(press(button('no-such')))
  expect(state().addProblem).toMatchObject({ name: '', error: { code: answer ? 'NETWORK' : 'PRODUCT_NOT_FOUND' } })
})

it("a press on a page's own checkout button that leads nowhere opens the cart, which says why", async () => {
  const { button, press, settle, answer, state, shop } = aPage()
  const checkout = button('')
  checkout.dataset.cartletCheckout = ''
  answer(PATHS.checkout, () => applicationError('EMPTY_CART'))
  await settle(press(checkout))
  expect([state().drawerOpen, state().checkout.status]).toEqual([true, 'failed'])

  const buyNow = button('blue-mug')
  buyNow.dataset.cartletCheckout = ''
  shop.closeDrawer()
  await settle(press(buyNow))
  expect([state().drawerOpen, state().addProblem]).toEqual([true, undefined])
})

it('a press that adds opens no drawer over a cart of the page that is still downloaded, and opens it if that has failed', async () => {
  const { page, button, press, settle, state } = aPage()
  const mug = button('blue-mug')
  mug.dataset.onAdd = 'drawer'
  const cart = document.body.appendChild(document.createElement('cartlet-cart'))
  page.held.set(cart, undefined)
  await settle(press(mug))
  expect(state().drawerOpen).toBe(false)
  page.held.delete(cart)
  await settle(press(mug))
  expect(state().drawerOpen).toBe(true)
})
