import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CollectionGridProps } from '../../../../src/widget/collection/CollectionGrid'
import { applicationError, dropped, json, PATHS } from '../../../support/fakes/fake-shop'
import { renderGrid } from '../../../support/fixtures/collection'
import { COLLECTIONS_PATH, wireProducts } from '../../../support/fixtures/grids'
import { EVIL } from '../../../support/pages/render'

const cards = () => screen.queryAllByRole('article')
const said = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const onceThereAre = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))

describe('CollectionGrid', () => {
  it('shows placeholders for one page, then the cards and the number of products', async () => {
    const { container, ghostsBefore, ghosts } = await renderGrid(wireProducts(6))
    expect(ghostsBefore).toBe(4)
    await onceThereAre(4)
    expect(ghosts()).toBe(0)
    expect(container.querySelector('.count')?.textContent).toBe('4 of 6 products')
    expect(said()).toBe('') // loading that the visitor did not ask for is not announced
    expect(screen.getByRole('list', { name: '' }).hasAttribute('aria-busy')).toBe(false)
  })

  it('counts the pictures of its first two rows by the visitor’s font size', async () => {
    const eagerIn = async (font: string) => {
      const eager = new Set<number>()
      document.documentElement.style.fontSize = font
      const card: CollectionGridProps['card'] = ({ name }, place) => {
        if (place.eager) eager.add(place.index)
        return <article aria-label={name} />
      }
      const { container } = await renderGrid(wireProducts(8), { card }, { limit: 8 })
      await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(8))
      return eager.size
    }
    const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width: 750 } as DOMRect)
    expect([await eagerIn('16px'), await eagerIn('32px')]).toEqual([6, 4])
    measure.mockRestore()
    document.documentElement.style.fontSize = ''
  })

  it('uses the name of its collection as its label, as plain text', async () => {
    await renderGrid(wireProducts(1), {}, { collection: 'home' }, ({ answer }) =>
      answer(COLLECTIONS_PATH, () => json({ collection: { id: 'home-id', slug: 'home', name: EVIL } })),
    )
    expect(screen.getByRole('region', { name: EVIL })).toBeTruthy()
    expect(document.querySelector('img')).toBeNull()
  })

  it('adds the next page, announces the number of new cards and focuses the first of them', async () => {
    const { rest } = await renderGrid(wireProducts(6))
    await onceThereAre(4)
    press('Load more')
    expect(screen.getByRole('button', { name: 'Load more' }).getAttribute('aria-busy')).toBe('true')
    await rest()
    await onceThereAre(6)
    expect(said()).toBe('2 more, 6 of 6.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Product 5'))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('says how many products there are, where the visitor has asked for the list', async () => {
    await renderGrid(wireProducts(6), { asked: true })
    await onceThereAre(4)
    expect(said()).toBe('4 of 6 products')
  })

  it.each([
    ['leads to the author’s own page of the collection while there is more than is shown', 6, ['https://site.example/c/home']],
    ['leads nowhere once all of the collection is shown', 3, []],
  ] as const)('%s', async (_, count, links) => {
    const pageOf: CollectionGridProps['pageOf'] = ({ slug }) => `https://site.example/c/${slug}`
    await renderGrid(wireProducts(count), { pageOf }, { collection: 'home' }, ({ answer }) =>
      answer(COLLECTIONS_PATH, () => json({ collection: { id: 'home-id', slug: 'home', name: 'Home' } })),
    )
    await onceThereAre(Math.min(count, 4))
    const found = screen.queryAllByRole<HTMLAnchorElement>('link', { name: 'Show all: Home' })
    expect(found.map(({ href }) => href)).toEqual(links)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('keeps its cards when the next page fails, and loads that page again on request', async () => {
    const { rest, answer, queries } = await renderGrid(wireProducts(6))
    await onceThereAre(4)
    let lost = true
    answer(PATHS.products, () => (lost ? applicationError('SOMETHING_ODD') : undefined))
    press('Load more')
    expect(cards()).toHaveLength(4)
    await rest()
    expect(screen.getByRole('alert').textContent).toBe('More products could not be loaded. Please try again.')
    expect(cards()).toHaveLength(4)
    lost = false
    press('Try again')
    await rest()
    await onceThereAre(6)
    expect(queries.map(({ paging }) => paging.offset)).toEqual([0, 4])
  })

  it('says that the first page failed, loads it again on request, and keeps the focus inside', async () => {
    let lost = true
    const { rest } = await renderGrid(wireProducts(2), {}, {}, ({ answer }) =>
      answer(PATHS.products, () => (lost ? dropped() : undefined)),
    )
    expect(screen.getByRole('alert').textContent).toContain('The products could not be loaded.')
    lost = false
    press('Try again')
    expect(document.activeElement).toBe(screen.getByRole('region'))
    await rest()
    await onceThereAre(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the author’s own content when the shop has no such collection', async () => {
    const { container, setFallback } = await renderGrid([], {}, { collection: 'home' }, ({ answer }) =>
      answer(COLLECTIONS_PATH, () => applicationError('COLLECTION_NOT_FOUND', 404)),
    )
    expect(container.querySelector('slot')).not.toBeNull()
    expect(setFallback).toHaveBeenLastCalledWith(true)
  })

  it('says that it has no products, or renders nothing when it is quiet', async () => {
    await renderGrid([])
    expect(screen.getByText('There are no products here yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    // Neither order nor filters could change anything.
    expect([screen.queryByRole('combobox'), document.querySelector('details')]).toEqual([null, null])
    const { container } = await renderGrid([], { quiet: true, filters: [], sortable: false })
    expect(container.innerHTML).toBe('')
  })

  it('shows a chip for each filter, and keeps the focus when one is removed', async () => {
    const { rest, queries } = await renderGrid(wireProducts(2), {}, { query: { filters: { text: EVIL, inStock: true } } })
    expect(screen.getByText('Filters (2)')).toBeTruthy()
    // The second click of a double click, on the chip that has moved under the pointer.
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: In stock' }), { detail: 2 })
    press(`Remove filter: “${EVIL}”`)
    expect(document.activeElement).toBe(screen.getByRole('region'))
    await rest()
    expect(said()).toBe('2 products')
    press('Clear all')
    await rest()
    expect(queries.map(({ filter }) => filter)).toEqual([
      { $and: [{ inventoryStatus: { $ne: 'OUT_OF_STOCK' } }, { name: { $contains: EVIL } }] },
      { inventoryStatus: { $ne: 'OUT_OF_STOCK' } },
      {},
    ])
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('requests the chosen order, and marks the old cards as outdated until the answer arrives', async () => {
    const { container, rest, queries } = await renderGrid(wireProducts(2))
    await onceThereAre(2)
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-desc' } })
    expect(container.querySelector('.grid')?.getAttribute('data-old')).toBe('true')
    await rest()
    expect(container.querySelector('.grid')?.hasAttribute('data-old')).toBe(false)
    expect(queries.at(-1)?.sort).toEqual([{ fieldName: 'priceData.price', order: 'DESC' }])
  })

  it('renders no card again when the next page is added', async () => {
    const drawn: string[] = []
    const { rest } = await renderGrid(wireProducts(6), {
      card: ({ name }) => {
        drawn.push(name)
        return <article>{name}</article>
      },
    })
    await onceThereAre(4)
    press('Load more')
    await rest()
    await onceThereAre(6)
    await act(async () => {})
    expect(drawn.sort()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Product ${number}`))
  })
})
