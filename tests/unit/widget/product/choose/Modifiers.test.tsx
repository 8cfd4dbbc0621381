import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ModifierView } from '../../../../../src/store/base/views'
import type { ItemChoice } from '../../../../../src/store/catalog/choose/choose-variant'
import { isTooShort, Modifiers } from '../../../../../src/widget/product/choose/Modifiers'
import { aChoice, aModifier, anAmount, aText } from '../../../../support/fixtures/views'

function shown(modifiers: ModifierView[], choice: ItemChoice = {}, missing?: string[]) {
  const onPick = vi.fn()
  const onWrite = vi.fn()
  render(
    <Modifiers
      product={{ modifiers }}
      choice={choice}
      missing={missing}
      first={missing?.[0]}
      onPick={onPick}
      onWrite={onWrite}
    />,
  )
  return { onPick, onWrite }
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('text modifier', () => {
  const engraving = aText('Engraving', { maxLength: 24, required: true })

  it('a text modifier has a label, a length limit and a counter, and reports what is typed', () => {
    const { onWrite } = shown([engraving], { customText: { Engraving: 'To Ada' } })
    expect(field('Engraving').maxLength).toBe(24)
    expect(field('Engraving').value).toBe('To Ada')
    expect(field('Engraving').getAttribute('aria-required')).toBe('true')
    const counter = screen.getByText('18 characters left')
    expect(field('Engraving').getAttribute('aria-describedby')).toBe(counter.id)
    fireEvent.input(field('Engraving'), { target: { value: 'To Bob' } })
    expect(onWrite).toHaveBeenCalledWith('Engraving', 'To Bob')
  })

  it('a text modifier named like an inherited property starts empty', () => {
    shown([aText('constructor')], { customText: {} })
    expect(field(/constructor/).value).toBe('')
  })

  it('an optional text modifier says so in its label', () => {
    shown([aText('Gift note')])
    expect(field('Gift note (optional)').hasAttribute('aria-required')).toBe(false)
  })

  it('a missing text is asked for beside its field', () => {
    shown([engraving], {}, ['Engraving'])
    const asked = screen.getByRole('alert')
    expect(asked.textContent).toBe('Please fill in “Engraving”')
    expect(field('Engraving').getAttribute('aria-invalid')).toBe('true')
    expect(field('Engraving').getAttribute('aria-describedby')).toContain(asked.id)
  })

  it('a text says how long it has to be before anything is typed', () => {
    shown([{ ...engraving, minLength: 3 }])
    const rule = screen.getByText('At least 3 characters')
    expect(field('Engraving').getAttribute('aria-describedby')?.split(' ')).toContain(rule.id)
  })

  it('a text that is too short is reported, and the field says how long it has to be', () => {
    const short = { ...engraving, minLength: 3 }
    const choice = { customText: { Engraving: 'A' } }
    expect(isTooShort(short, choice)).toBe(true)
    expect(isTooShort(short, { customText: { Engraving: 'Ada' } })).toBe(false)
    expect(isTooShort(short, {})).toBe(false)
    shown([short], choice, ['Engraving'])
    expect(screen.getByRole('alert').textContent).toBe('“Engraving” needs at least 3 characters')
  })
})

describe('choice modifier', () => {
  it('an optional choice modifier starts with “None”, and shows the price of a choice', () => {
    const wrap = aModifier('Wrapping', [], { choices: [aChoice('Paper'), { ...aChoice('Cotton'), addedPrice: anAmount(4.5) }] })
    const { onPick } = shown([wrap])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Cotton (+ €4.50)' }))
    expect(onPick).toHaveBeenCalledWith('Wrapping', 'Cotton')
  })

  it('a required choice modifier has no “None”, and is asked for when it is missing', () => {
    shown([aModifier('Hoop', ['Beech', 'Brass'], { required: true })], {}, ['Hoop'])
    expect(screen.queryByRole('radio', { name: 'None' })).toBeNull()
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    expect(screen.getByRole('alert').textContent).toBe('Please choose an option for “Hoop”')
  })

  it('a choice modifier shows the choice that was stored under its key', () => {
    shown([aModifier('Hoop', ['Beech', 'Brass'], { key: 'hoop-1', required: true })], { modifiers: { 'hoop-1': 'Brass' } })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Brass' }).checked).toBe(true)
  })
})
