import { afterEach, expect, it } from 'vitest'
import { loadShopParts } from '../../../../src/embed/boot/chunks'
import type { Page } from '../../../../src/embed/page/page'
import { performAction } from '../../../../src/embed/page-ui/data-attributes'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { aWireProduct } from '../../../support/fixtures/wire-bodies'

// Files are read in real time; the shops of the tests live in a time of their own.
await Promise.all([loadShopParts(), import('../../../../src/embed/product/quick-view/quick-view.chunk')])

afterEach(() => document.body.replaceChildren())

function aPage() {
  const fake = aFakeShop({
    lines: [],
    products: [aWireProduct(), aWireProduct({ id: 'pen', slug: 'pen', customTextFields: [{ mandatory: true }] })],
  })
  const life = new AbortController()
  life.abort() // nothing is drawn here
  const page = {
    config: { onAdd: 'none' },
    life,
    view: window,
    document,
    shopFor: () => ({ shop: fake.shop }),
  } as unknown as Page
  const button = (product: string) => {
    const element = document.body.appendChild(document.createElement('button'))
    element.dataset.cartletAdd = product
    return element
  }
  return { ...fake, button, press: (element: HTMLElement) => performAction(page, element) }
}

it('a page’s own button that is pressed twice in a row adds one', async () => {
  const { button, press, settle, server } = aPage()
  const mug = button('blue-mug')
  await settle(Promise.all([press(mug), press(mug)]))
  expect(server.lines).toMatchObject([{ quantity: 1 }])
  await settle(press(mug))
  expect(server.lines).toMatchObject([{ quantity: 2 }])
})

it('a page’s own button that is pressed twice in a row asks once what is to be chosen', async () => {
  const { button, press, settle } = aPage()
  const pen = button('pen')
  await settle(Promise.all([press(pen), press(pen)]))
  expect(document.querySelectorAll('cartlet-quick-view')).toHaveLength(1)
})

it('two buttons of the page do not wait for each other, nor one for its own failure', async () => {
  const { button, press, settle, server } = aPage()
  const [mug, same, none] = [button('blue-mug'), button('blue-mug'), button('no-such')]
  await settle(Promise.all([press(mug), press(same), press(none)]))
  expect(server.lines).toMatchObject([{ quantity: 2 }])
  none.dataset.cartletAdd = 'pen'
  await settle(press(none))
  expect(document.querySelectorAll('cartlet-quick-view')).toHaveLength(1)
})
