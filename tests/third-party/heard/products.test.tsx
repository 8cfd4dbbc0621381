/** Choosing, buying, searching and logging in with a simulated screen reader. */
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProductFull } from '../../../src/widget/product/ProductFull'
import type { ProductServices } from '../../../src/widget/product/product-services'
import { json, PATHS } from '../../support/fakes/fake-shop'
import { renderGrid } from '../../support/fixtures/collection'
import { wireProducts } from '../../support/fixtures/grids'
import { aTee, aVariant } from '../../support/fixtures/views'
import { ADA, busyAt, failedAt, LOG_IN, renderAccount } from '../../support/pages/account'
import { renderInShop, turn } from '../../support/pages/render'
import { listenTo } from './listen'

afterEach(() => virtual.stop())

const TEE = aTee({
  variants: [
    aVariant('s-sage', { choices: { Size: 'S', Colour: 'Sage' } }),
    aVariant('m-sage', { choices: { Size: 'M', Colour: 'Sage' }, inStock: false }),
    aVariant('s-clay', { choices: { Size: 'S', Colour: 'Clay' } }),
  ],
})

async function openTee() {
  const buy = vi.fn<ProductServices['buy']>(async () => 'done')
  const never = new Promise<never>(() => {})
  const services: ProductServices = {
    buy,
    loadDetails: async () => ({}) as never,
    loadContent: () => never,
    loadText: () => never,
    loadGallery: () => never,
    loadZoom: () => never,
  }
  const { container } = renderInShop(<ProductFull reference="tee-id" product={TEE} start={{}} level={2} services={services} />, {
    products: { 'tee-id': { status: 'ready', product: TEE } },
  })
  await turn()
  return { buy, ...(await listenTo(container)) }
}
const pick = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('product with a screen reader', () => {
  it('a screen reader reads a product name as a heading, each option as a group and each choice as a radio button', async () => {
    const { readAll } = await openTee()
    const log = await readAll()
    expect(
      log.filter((phrase) => /^(heading|group|radio)/.test(phrase)).map((phrase) => phrase.split(', ').slice(0, 2).join(' ')),
    ).toEqual(['heading Linen Tee', 'group Size', 'radio S', 'radio M (sold out)', 'group Colour', 'radio Sage', 'radio Clay'])
    expect(log.filter((phrase) => /blank|clickable/.test(phrase))).toEqual([])
  })

  it('a screen reader reads which option still has to be chosen, and the choice can then be bought', async () => {
    const { buy, hears, readAll } = await openTee()
    await press('Add to cart')
    await hears('radio, S, not checked, position 1, set size 2')
    expect(await readAll()).toContain('group, Size, Please choose an option for “Size”')
    expect(buy).not.toHaveBeenCalled()
    await pick('S')
    await pick('Clay')
    await press('Add to cart')
    expect(buy.mock.calls[0]?.slice(1)).toEqual([1, 'add'])
    expect(buy.mock.calls[0]?.[0]).toMatchObject({ options: { Size: 'S', Colour: 'Clay' } })
  })

  it('a screen reader reads that a choice is sold out before it is picked, and that the button is sold out after it', async () => {
    const { buy, readAll } = await openTee()
    await pick('Sage')
    const log = await readAll()
    expect(log.some((phrase) => /^radio, M \(sold out\)/.test(phrase))).toBe(true)
    await pick(/^M/)
    expect((await readAll()).some((phrase) => /^button, Sold out/.test(phrase))).toBe(true)
    await press('Sold out')
    expect(buy).not.toHaveBeenCalled()
  })
})

describe('collection grid with a screen reader', () => {
  it('a screen reader announces how many products match a search', async () => {
    const { container, rest, answer } = await renderGrid(wireProducts(6))
    const { hears } = await listenTo(container)
    answer(PATHS.products, () => json({ products: wireProducts(1), totalResults: 1, metadata: { items: 1, offset: 0 } }))
    const field = screen.getByLabelText('Search')
    fireEvent.input(field, { target: { value: 'mug' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await rest()
    await hears('polite: 1 product')
  })
})

describe('account with a screen reader', () => {
  it('a screen reader reads at the field that a password is wrong, and the member’s name after a login', async () => {
    const { container, become } = await renderAccount()
    const { hears, readAll } = await listenTo(container)
    const fill = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } })
    const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
    fill('E-mail', 'ada@example.com')
    fill('Password', 'wrong')
    await submit()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(failedAt(LOG_IN, 'passwordWrong'))
    await hears('Password, wrong, The password is incorrect.')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    fill('Password', 'garden path')
    await submit()
    await become(busyAt(LOG_IN, 'LOG_IN'))
    await become(ADA)
    expect((await readAll()).some((phrase) => phrase.includes('Ada Lovelace'))).toBe(true)
  })
})
