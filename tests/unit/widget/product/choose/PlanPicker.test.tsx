import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SubscriptionView } from '../../../../../src/store/base/views'
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

describe('PlanPicker', () => {
  it('renders nothing for a product without subscriptions', () => {
    shown({ product: { subscriptions: [], oneTimePurchase: true } })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('shows discount and price of a subscription, its frequency where the title does not say it, and starts with the one-time purchase', () => {
    shown()
    expect(radio(/^One-time purchase/).checked).toBe(true)
    const plan = radio(/A tin every month.*12.5% off · €9.00 per payment/)
    expect(plan.checked).toBe(false)
    expect(plan.closest('label')?.textContent?.match(/every month/g)).toHaveLength(1)
  })

  it('shows the subscription price of the chosen variant', () => {
    shown({ variant: aVariant('big', { subscriptionPrices: { monthly: anAmount(17) } }) })
    expect(radio(/€17.00 per payment/)).toBeTruthy()
  })

  it('a subscription with the id "constructor" shows its own price although a variant has other prices', () => {
    shown({
      product: { subscriptions: [{ ...monthly, id: 'constructor' }], oneTimePurchase: true },
      variant: aVariant('big', { subscriptionPrices: { monthly: anAmount(17) } }),
    })
    expect(radio(/€9.00 per payment/)).toBeTruthy()
  })

  it.each([
    ['a subscription', undefined, /^One-time purchase/, /A tin every month/, 'monthly'],
    ['a one-time purchase', 'monthly', /A tin every month/, /^One-time purchase/, undefined],
  ])('shows what is picked, and reports the change to %s once', (_, picked, from, to, reported) => {
    const onPick = shown({ picked })
    expect([radio(from).checked, radio(to).checked]).toEqual([true, false])
    fireEvent.click(radio(to))
    expect(onPick.mock.calls).toEqual([[reported]])
  })

  it('picks nothing when there are only subscriptions, and shows the request to choose one', () => {
    shown({
      product: { subscriptions: [{ ...monthly, frequency: { unit: 'week', interval: 2 }, cycles: 6 }], oneTimePurchase: false },
      problem: 'Please choose: Purchase',
      isAlert: true,
    })
    expect(radio(/every 2 weeks · 6 payments/).checked).toBe(false)
    expect(screen.queryByRole('radio', { name: /One-time purchase/ })).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Please choose: Purchase')
  })
})
