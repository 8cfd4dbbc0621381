import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ProductView } from '../../../../../src/store/base/views'
import type { ItemChoice } from '../../../../../src/store/catalog/choose/choose-variant'
import { OptionPicker } from '../../../../../src/widget/product/choose/OptionPicker'
import { aChoice, aProduct, aTee, aVariant } from '../../../../support/fixtures/views'

function aPicker(product: ProductView, choice: ItemChoice = {}, missing?: string[]) {
  const onChoose = vi.fn()
  render(<OptionPicker product={product} choice={choice} missing={missing} first={missing?.[0]} onChoose={onChoose} />)
  return onChoose
}
const group = (name: string | RegExp) => within(screen.getByRole('group', { name }))
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const oneOption = (values: string[], more: Partial<ProductView> = {}) =>
  aProduct({ options: [{ name: 'Variety', kind: 'text', choices: values.map((value) => aChoice(value)) }], ...more })

describe('OptionPicker', () => {
  it('shows groups of native radio buttons with nothing picked', () => {
    aPicker(aTee())
    expect(
      group('Size')
        .getAllByRole('radio')
        .map((one) => (one as HTMLInputElement).checked),
    ).toEqual([false, false])
    expect(group('Colour').getAllByRole('radio')).toHaveLength(2)
  })

  it('hides the visible text of a choice from screen readers, which would read it after the radio button again', () => {
    aPicker(aTee())
    expect(radio('Sage').getAttribute('aria-label')).toBe('Sage')
    const readable = [...(radio('Sage').closest('label')?.children ?? [])].filter(
      (one) => one.getAttribute('aria-hidden') !== 'true',
    )
    expect(readable).toEqual([radio('Sage')])
  })

  it('reports the option and the value of a picked choice', () => {
    const onChoose = aPicker(aTee())
    fireEvent.click(radio('Clay'))
    expect(onChoose.mock.calls).toEqual([['Colour', 'Clay']])
  })

  it('shows the picked choice beside the name of the option', () => {
    aPicker(aTee(), { options: { Colour: 'Sage' } })
    expect(screen.getByRole('group', { name: /^Colour ?: Sage$/ })).toBeTruthy()
    expect(radio('Sage').checked).toBe(true)
  })

  it('picks the only choice of an option', () => {
    aPicker(oneOption(['Marigold']))
    expect(radio('Marigold').checked).toBe(true)
  })

  it('picks the choices of the author’s variant', () => {
    aPicker(aTee(), { variant: 'm-sage' })
    expect(radio('M').checked).toBe(true)
    expect(radio('Sage').checked).toBe(true)
  })

  it('shows more than eight text choices as a select with nothing picked', () => {
    const onChoose = aPicker(oneOption([...'ABCDEFGHI']))
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Variety' })
    expect(select.value).toBe('')
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.change(select, { target: { value: 'C' } })
    expect(onChoose).toHaveBeenCalledWith('Variety', 'C')
  })

  it('shows eight text choices as radio buttons', () => {
    aPicker(oneOption([...'ABCDEFGH']))
    expect(screen.getAllByRole('radio')).toHaveLength(8)
  })

  it('shows more than eight colours as radio buttons', () => {
    const choices = [...'ABCDEFGHIJ'].map((value) => aChoice(value, { color: '#123456' }))
    aPicker(aProduct({ options: [{ name: 'Colour', kind: 'color', choices }] }))
    expect(screen.getAllByRole('radio')).toHaveLength(10)
  })

  it('shows a repeated choice once', () => {
    const errors = vi.spyOn(console, 'error')
    aPicker(oneOption(['Poppy', 'Poppy']))
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})

describe('choice of an option', () => {
  const soldOut = aTee({
    variants: [
      aVariant('s-sage', { choices: { Size: 'S', Colour: 'Sage' }, inStock: false }),
      aVariant('m-sage', { choices: { Size: 'M', Colour: 'Sage' } }),
      aVariant('s-clay', { choices: { Size: 'S', Colour: 'Clay' } }),
    ],
  })

  it('a sold-out choice says so, and can still be picked', () => {
    const onChoose = aPicker(soldOut, { options: { Size: 'S' } })
    expect(radio('Sage (sold out)').disabled).toBe(false)
    fireEvent.click(radio('Sage (sold out)'))
    expect(onChoose).toHaveBeenCalledWith('Colour', 'Sage')
  })

  it('a choice for which there is no variant is disabled, and its group says why', () => {
    aPicker(soldOut, { options: { Size: 'M' } })
    expect(radio('Clay (not available in M)').disabled).toBe(true)
    const hint = screen.getByText('Not available in M: Clay')
    expect(screen.getByRole('group', { name: 'Colour' }).getAttribute('aria-describedby')).toBe(hint.id)
  })

  it('a choice with little stock says how many are left', () => {
    aPicker(aTee({ variants: [aVariant('s', { choices: { Size: 'S', Colour: 'Sage' }, quantityAvailable: 2 })] }))
    expect(radio('S (only 2 left)')).toBeTruthy()
  })

  it('a choice that can be pre-ordered says so', () => {
    const variants = [aVariant('s', { choices: { Size: 'S', Colour: 'Sage' }, inStock: false, preorder: {} })]
    aPicker(aTee({ variants }))
    expect(radio('S (pre-order)')).toBeTruthy()
  })

  it('a missing choice is asked for in the group of its option', () => {
    aPicker(aTee(), {}, ['Colour'])
    const asked = screen.getByRole('alert')
    expect(asked.textContent).toBe('Please choose an option for “Colour”')
    expect(screen.getByRole('group', { name: 'Colour' }).getAttribute('aria-describedby')).toBe(asked.id)
    expect(screen.getByRole('group', { name: 'Size' }).hasAttribute('data-missing')).toBe(false)
  })

  it('a swatch is painted with its colour only when that is a valid colour', () => {
    const choices = [
      '#2f5d43',
      'red;background:url(//evil.example)',
      'url(//evil.example)',
      'var(--x)',
      'inherit',
      'transparent',
    ].map((color, place) => aChoice(`C${place}`, { color }))
    aPicker(aProduct({ options: [{ name: 'Colour', kind: 'color', choices }] }))
    const fills = [...document.querySelectorAll('.swatch svg')].map((svg) => svg.getAttribute('fill'))
    expect(fills).toEqual(['#2f5d43', 'none', 'none', 'none', 'none', 'none'])
  })
})
