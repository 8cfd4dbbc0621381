/** Pieces of a product in an author's template. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { EmbedView } from '../../../../../src/embed/boot/embed'
import { PIECES, type PieceScope } from '../../../../../src/embed/product/template/piece-parts'
import { aChoice, aModifier, anAmount, aProduct, IN_DOLLARS } from '../../../../support/fixtures/views'
import { renderInShop } from '../../../../support/pages/render'

it('the choices of a template show what extras and plans cost in the currency that the visitor chose', () => {
  const product = aProduct({
    modifiers: [aModifier('Wrapping', [], { choices: [{ ...aChoice('Box'), addedPrice: anAmount(4) }] })],
    subscriptions: [{ id: 'monthly', title: 'Monthly', price: anAmount(9) }],
  })
  const view = { read: () => null, page: { config: {} }, pageShop: {} } as unknown as EmbedView
  const scope: PieceScope = { reference: product.id, product, variant: undefined, view, listeners: new Set() }
  const { container } = renderInShop(createElement(PIECES.options, { scope, view }), { shownIn: IN_DOLLARS })
  expect(container.innerHTML.match(/about \$\d/g)).toEqual(expect.arrayContaining(['about $4', 'about $9']))
  expect(container.innerHTML).not.toContain('€')
})
