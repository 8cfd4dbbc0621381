import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { formatMoney } from '../../../../src/i18n/format'
import { FILTERS, type Filters } from '../../../../src/store/collections/list-model'
import { FilterForm, type FilterFormProps } from '../../../../src/widget/collection/FilterForm'
import { EVIL } from '../../../support/pages/render'

function renderForm(props: Partial<FilterFormProps> = {}) {
  const onChange = vi.fn<(filters: Filters) => void>()
  const onDone = vi.fn()
  const draw = (more: Partial<FilterFormProps> = {}) => (
    <FilterForm offered={FILTERS} filters={{}} onChange={onChange} onDone={onDone} {...props} {...more} />
  )
  const { rerender } = render(draw())
  return { onChange, onDone, redraw: (more: Partial<FilterFormProps>) => rerender(draw(more)) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const leave = (name: string) =>
  act(() => {
    field(name).focus()
    field(name).blur()
  })
const COLOURS = {
  name: 'Colour',
  choices: [
    { id: 'clay', label: 'Clay', color: '#b5651d' },
    { id: 'ink', label: EVIL },
  ],
}

describe('FilterForm', () => {
  it('shows only the filters that the author offers', () => {
    const { redraw } = renderForm({ offered: ['stock'], facets: { options: [COLOURS] } })
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.queryByLabelText('Search')).toBeNull()
    redraw({ offered: ['options'] })
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
    expect(screen.queryByLabelText('In stock')).toBeNull()
  })

  it('the bounds of the price name their currency where the visitor reads prices in another', () => {
    const { redraw } = renderForm({ offered: ['price'] })
    expect(screen.getByRole('group', { name: 'Price' })).toBeTruthy()
    redraw({ offered: ['price'], currency: 'EUR' })
    expect(screen.getByRole('group', { name: 'Price (EUR)' })).toBeTruthy()
  })

  it('an option named like an inherited property is offered, and nothing of it is ticked', () => {
    const { onChange } = renderForm({ offered: ['options'], facets: { options: [{ ...COLOURS, name: 'constructor' }] } })
    expect(field('Clay').checked).toBe(false)
    fireEvent.click(field('Clay'))
    expect(onChange.mock.calls).toEqual([[{ choices: { constructor: ['clay'] } }]])
  })

  it('applies a search text once when Enter is pressed, without surrounding spaces', () => {
    const { onChange } = renderForm()
    type('Search', '  mug ')
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.keyDown(field('Search'), { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([[{ text: 'mug' }]])
  })

  it('applies a search text on blur only when it has changed', () => {
    const { onChange } = renderForm({ filters: { text: 'mug', inStock: true } })
    leave('Search')
    expect(onChange).not.toHaveBeenCalled()
    type('Search', '')
    leave('Search')
    expect(onChange.mock.calls).toEqual([[{ text: undefined, inStock: true }]])
  })

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['١٢٫٥', 12.5],
    ['१२.५', 12.5],
    ['１２．５', 12.5],
    ['۱٬۲۰۰', 1200],
    ['0', 0],
    ['1,000', 1000],
    ['1.000', 1000],
    ['1.200,50', 1200.5],
    ['1,234,567.5', 1234567.5],
    ['1 200', 1200],
    ['1’200', 1200],
    ['€20', 20],
    ['20 $', 20],
    ['0.5', 0.5],
    ['1.2.3', undefined],
    ['-3', undefined],
    ['1e999', undefined],
  ])('reads the text %s in a price field as the price %s', (written, price) => {
    const { onChange } = renderForm({ filters: { maxPrice: 40 } })
    type('From', written)
    leave('From')
    if (price !== undefined) return expect(onChange.mock.calls).toEqual([[{ minPrice: price, maxPrice: 40 }]])
    // Text that is not a price changes nothing and is removed from the field.
    expect(onChange).not.toHaveBeenCalled()
    expect(field('From').value).toBe('')
  })

  it.each([
    ['1.250', 'en', 1.25],
    ['1,250', 'en', 1250],
    ['1,250.5', 'en', 1250.5],
    ['1.25', 'en', 1.25],
    ['1,250', 'fr', 1.25],
    ['1.250', 'fr', 1250],
    ['١٫٢٥٠', 'ar', 1.25],
  ])('reads the text %s in a currency with three decimals, in the language %s, as the price %s', (written, locale, price) => {
    const { onChange } = renderForm({ money: (value) => formatMoney(value, 'KWD', locale) })
    type('From', written)
    leave('From')
    expect(onChange.mock.calls).toEqual([[{ minPrice: price }]])
  })

  it('uses text inputs for prices, since screen readers read an empty number input as “0.0”', () => {
    renderForm()
    expect([field('From'), field('Up to')].map(({ type, inputMode }) => [type, inputMode])).toEqual([
      ['text', 'decimal'],
      ['text', 'decimal'],
    ])
  })

  it('shows the price range of the products as placeholders, rounded to whole numbers', () => {
    renderForm({ facets: { price: { min: 4.5, max: 89.9 }, options: [] } })
    expect([field('From').placeholder, field('Up to').placeholder]).toEqual(['4', '90'])
  })

  it('shows a filter that was changed elsewhere', () => {
    const { redraw } = renderForm({ filters: { text: 'mug', minPrice: 3 } })
    expect([field('Search').value, field('From').value]).toEqual(['mug', '3'])
    redraw({ filters: {} })
    expect([field('Search').value, field('From').value]).toEqual(['', ''])
  })

  it('applies a checkbox at once, and keeps the other filters', () => {
    const filters = { choices: { Colour: ['clay'], Size: ['s'] } }
    const { onChange } = renderForm({ filters, facets: { options: [COLOURS] } })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Clay' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: EVIL }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Clay' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
    expect(onChange.mock.calls).toEqual([
      [{ choices: { Colour: ['clay', 'ink'], Size: ['s'] } }],
      [{ choices: { Colour: [], Size: ['s'] } }],
      [{ ...filters, inStock: true }],
    ])
    expect(document.querySelector('img')).toBeNull()
  })

  it('removes the stock filter when its checkbox is cleared', () => {
    const { onChange } = renderForm({ filters: { inStock: true } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
    expect(onChange.mock.calls).toEqual([[{ inStock: undefined }]])
  })

  it('calls `onDone` when it is submitted, and prevents the browser’s own submission', () => {
    const { onDone } = renderForm()
    const form = screen.getByRole('button', { name: 'Show results' }).closest('form') as HTMLFormElement
    expect(fireEvent.submit(form)).toBe(false)
    expect(onDone).toHaveBeenCalledOnce()
  })
})
