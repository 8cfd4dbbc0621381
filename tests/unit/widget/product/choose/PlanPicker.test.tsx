import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SubscriptionView } from '../../../../../src/store/views'
import { PlanPicker, type PlanPickerProps } from '../../../../../src/widget/product/choose/PlanPicker'
import { anAmount, aVariant } from '../../../../support/fixtures/views'

const monthly: SubscriptionView = {
  id: 'monthly',
  title: 'A tin every month',
  frequency: { unit: 'month', interval: 1 },
  discountPercent: 12.5,
  price: anAmount(9),
}
const shown = (props: Partial<PlanPickerProps> = {}) => {
  const onPick = vi.fn()
  const product = { subscriptions: [monthly], oneTimePurchase: true, ...props.product }
  render(<PlanPicker onPick={onPick} {...props} product={product} />)
  return onPick
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('The plan picker', () => {
  it('is absent where there are no subscriptions', () => {
    shown({ product: { subscriptions: [], oneTimePurchase: true } })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('shows frequency, discount and payment; the one-time purchase is picked', () => {
    shown()
    expect(radio(/^Buy once/).checked).toBe(true)
    expect(radio(/A tin every month.*every month · 12.5% off · €9.00 per payment/).checked).toBe(false)
  })

  it('shows the variant’s own prices', () => {
    shown({ variant: aVariant('big', { subscriptionPrices: { monthly: anAmount(17) } }) })
    expect(radio(/€17.00 per payment/)).toBeTruthy()
  })

  it('reports a picked subscription, and the return to a one-time purchase', () => {
    const onPick = shown({ picked: 'monthly' })
    fireEvent.click(radio(/Buy once/))
    expect(onPick).toHaveBeenCalledWith(undefined)
  })

  it('has nothing picked where there are only subscriptions, and asks for one', () => {
    shown({
      product: { subscriptions: [{ ...monthly, frequency: { unit: 'week', interval: 2 }, cycles: 6 }], oneTimePurchase: false },
      problem: 'Please choose: Purchase',
    })
    expect(radio(/every 2 weeks · 6 payments/).checked).toBe(false)
    expect(screen.queryByRole('radio', { name: /Buy once/ })).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Please choose: Purchase')
  })
})
