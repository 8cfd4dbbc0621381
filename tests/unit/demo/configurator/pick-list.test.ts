// @vitest-environment happy-dom
/** The list of the configurator that products are picked from, when the shop does not answer. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PickList } from '../../../../demo/configurator/form/PickList'
import type { OpenShop } from '../../../../demo/configurator/shop/open-shop'
import { aProduct } from '../../../support/fixtures/views'

afterEach(cleanup)

it('an empty search that failed is repeated by a button, which moves the focus to the search field', async () => {
  const products = vi
    .fn<OpenShop['products']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ products: [aProduct({ slug: 'blue-mug', name: 'Blue Mug' })], total: 1 })
  const shop = { catalog: 'v1', products } as unknown as OpenShop
  render(createElement(PickList, { shop, subject: 'product', value: [], onChange: () => {} }))
  for (const calls of [1, 2]) {
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('status').textContent).toBe('The shop did not answer.')
    expect(products).toHaveBeenCalledTimes(calls)
    retry.focus()
    fireEvent.click(retry)
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search your products' }))
    expect(screen.getByRole('status').textContent).toBe('Reading the shop …')
  }
  expect(await screen.findByRole('checkbox', { name: /^Blue Mug/ })).toBeTruthy()
  expect(products.mock.calls.map(([text]) => text)).toEqual(['', '', ''])
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
