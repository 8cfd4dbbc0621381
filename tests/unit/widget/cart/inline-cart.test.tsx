import { expect, it } from 'vitest'
import type { EmbedView } from '../../../../src/embed/boot/embed'
import { inlineCart } from '../../../../src/embed/cart/inline-cart.chunk'
import type { Page } from '../../../../src/embed/page/page'
import type { PageShop } from '../../../../src/embed/page/page-shop'
import { renderInShop, turn } from '../../../support/pages/render'

it('a shop knows that its cart is in the page until the last of several has left', async () => {
  const { shop, state, redraw } = renderInShop(null, {}, { lines: [] })
  const config = { locale: 'en', returnParameters: '' }
  const page = { config, view: window, document, languageOf: () => ({ lang: 'en' }) } as unknown as Page
  const pageShop = { shop } as PageShop
  const cart = (id: string) => (
    <div key={id}>
      {inlineCart.render({ page, pageShop, host: document.createElement('div'), read: () => null } as unknown as EmbedView)}
    </div>
  )
  redraw([cart('first'), cart('second')])
  await turn()
  expect(state().inlineCart).toBeDefined()
  redraw([cart('second')])
  await turn()
  expect(state().inlineCart).toBeDefined()
  redraw(null)
  await turn()
  expect(state().inlineCart).toBeUndefined()
})
