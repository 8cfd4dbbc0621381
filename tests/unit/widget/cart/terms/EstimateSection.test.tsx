import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DestinationForm, type DestinationFormProps } from '../../../../../src/widget/cart/terms/DestinationForm'
import { EstimateSection } from '../../../../../src/widget/cart/terms/EstimateSection'
import { useShop } from '../../../../../src/widget/shop-context'
import { applicationError, json, PATHS, settled } from '../../../../support/fakes/fake-shop'
import { aMembership, anEstimate, anOption, renderInCart } from '../../../../support/fixtures/extras'
import { anAmount, aState } from '../../../../support/fixtures/views'
import { aWireLine, aWirePrice } from '../../../../support/fixtures/wire-bodies'

const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
const postalCode = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' })
const submit = () => fireEvent.submit(country().form as HTMLFormElement)
const pick = (select: HTMLSelectElement, value: string) => fireEvent.change(select, { target: { value } })

describe('DestinationForm', () => {
  function draw(props: Partial<DestinationFormProps> = {}) {
    const onDestination = vi.fn()
    renderInCart(<DestinationForm busy={false} onDestination={onDestination} {...props} />)
    return onDestination
  }

  it('sends the picked country and the typed postal code, without surrounding spaces', () => {
    const onDestination = draw()
    pick(country(), 'GB')
    fireEvent.input(postalCode(), { target: { value: ' SW1Y 4JH ' } })
    submit()
    expect(onDestination.mock.calls).toEqual([[{ country: 'GB', postalCode: 'SW1Y 4JH' }]])
  })

  it('offers subdivisions for a country that has them, and drops the picked one when the country changes', () => {
    const onDestination = draw()
    pick(country(), 'US')
    pick(screen.getByRole('combobox', { name: 'State or province' }), 'US-NY')
    submit()
    pick(country(), 'CA')
    submit()
    pick(country(), 'IE')
    expect(screen.queryByRole('combobox', { name: 'State or province' })).toBeNull()
    expect(onDestination.mock.calls).toEqual([[{ country: 'US', subdivision: 'US-NY' }], [{ country: 'CA' }]])
  })

  it('asks at the field for a missing country', () => {
    const onDestination = draw()
    submit()
    expect(onDestination).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(country())
    expect(country().getAttribute('aria-invalid')).toBe('true')
    // The alert has said it: as a description of the focused field it would be said again.
    expect(screen.getByRole('alert').textContent).toBe('Please choose a country.')
    expect(country().getAttribute('aria-describedby')).toBeNull()
    fireEvent.blur(country())
    expect(country().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    pick(country(), 'IE')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends nothing while the shop calculates an estimate', () => {
    const onDestination = draw({ busy: true, destination: { country: 'IE' } })
    submit()
    expect(onDestination).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Estimating' }).getAttribute('aria-busy')).toBe('true')
  })

  it('shows a remembered destination in its fields', () => {
    draw({ destination: { country: 'US', subdivision: 'US-CA', postalCode: '94110' } })
    expect([country().value, postalCode().value]).toEqual(['US', '94110'])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State or province' }).value).toBe('US-CA')
  })
})

describe('EstimateSection', () => {
  const Section = () => <EstimateSection state={useShop((state) => state)} />
  const open = () => {
    const details = screen.getByRole('group') as HTMLDetailsElement
    details.open = true
    return act(async () => {
      fireEvent(details, new Event('toggle'))
      await settled()
    })
  }
  const send = () =>
    act(async () => {
      submit()
      await settled()
    })
  async function draw() {
    const shown = renderInCart(<Section />)
    shown.server.lines = [aWireLine()]
    await act(() => shown.settle(shown.shop.cart.refresh()))
    await open()
    return shown
  }
  const price = { price: { price: aWirePrice(4.9) } }
  const OPTIONS = [
    { code: 'standard', title: 'Standard', cost: price },
    { code: 'express', title: 'Express', cost: price },
  ]
  /** Makes the platform answer estimates, with the requested delivery option or the standard one. */
  const delivers = ({ answer }: Awaited<ReturnType<typeof draw>>) =>
    answer(PATHS.estimate, ({ body }) => {
      const { code = 'standard' } = (body as { selectedShippingOption?: { code?: string } }).selectedShippingOption ?? {}
      const selected = OPTIONS.find((option) => option.code === code)
      return json({
        cart: { id: 'cart-1', currency: 'EUR', lineItems: [aWireLine()] },
        currency: 'EUR',
        priceSummary: { subtotal: aWirePrice(18), total: aWirePrice(22.9) },
        shippingInfo: {
          carrierServiceOptions: [{ carrierId: 'post', shippingOptions: OPTIONS }],
          selectedCarrierServiceOption: selected,
        },
      })
    })
  const asked = (shown: Awaited<ReturnType<typeof draw>>) => shown.calls(PATHS.estimate).at(-1)?.body

  it('requests an estimate for a destination, announces its total once, and does both again for a picked delivery option', async () => {
    const shown = await draw()
    delivers(shown)
    pick(country(), 'IE')
    await send()
    expect(asked(shown)).toMatchObject({ shippingAddress: { country: 'IE' }, calculateTax: true, calculateShipping: true })
    expect(shown.announce).toHaveBeenCalledTimes(1)
    const [[about, words] = []] = shown.announce.mock.calls
    expect([about, words({ total: anAmount(22.9) }), words()]).toEqual(['estimate', 'Total with shipping and taxes: €22.90.', ''])
    const ways = within(screen.getByRole('group', { name: 'Delivery' }))
    await act(async () => {
      fireEvent.click(ways.getByRole('radio', { name: /^Express/ }))
      await settled()
    })
    expect(asked(shown)).toMatchObject({ selectedShippingOption: { code: 'express', carrierId: 'post' } })
    expect(shown.announce).toHaveBeenCalledTimes(2)
  })

  it('keeps the focus on the pressed button, and moves it to the summary when the destination is removed', async () => {
    const shown = await draw()
    delivers(shown)
    pick(country(), 'IE')
    const button = screen.getByRole('button', { name: 'Estimate' })
    button.focus()
    await send()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Estimate' }))
    expect(button.isConnected).toBe(true)
    const forget = screen.getByRole('button', { name: 'Clear location' })
    forget.focus()
    await act(async () => {
      fireEvent.click(forget)
      await settled()
    })
    expect(document.activeElement?.localName).toBe('summary')
    expect(country().value).toBe('')
  })

  it('shows a destination that was set elsewhere', async () => {
    const shown = await draw()
    delivers(shown)
    pick(country(), 'IE')
    await send()
    shown.change({ estimate: { destination: { country: 'GB' }, memberships: [] } })
    expect(country().value).toBe('GB')
  })

  it('says that an estimate failed, and removes the message when the next one succeeds', async () => {
    const shown = await draw()
    shown.answer(PATHS.estimate, () => applicationError('NOPE'))
    pick(country(), 'IE')
    await send()
    expect(screen.getByRole('alert').textContent).toBe('Shipping and taxes could not be estimated. Please try again.')
    expect(shown.announce).not.toHaveBeenCalled()
    delivers(shown)
    await send()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows the destination in the summary, and removes it on request', async () => {
    const shown = await draw()
    delivers(shown)
    pick(country(), 'GB')
    fireEvent.input(postalCode(), { target: { value: 'SW1Y' } })
    await send()
    expect(screen.getByText('Delivery to SW1Y, United Kingdom')).toBeTruthy()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Clear location' }))
      await settled()
    })
    expect(screen.getByText('Estimate shipping and taxes')).toBeTruthy()
    expect(asked(shown)).not.toHaveProperty('shippingAddress')
  })

  it('shows a new choice as selected while the shop calculates, and then the choice in the shop’s response', async () => {
    const memberships = { eligible: [aMembership('a', { selected: true }), aMembership('b')], invalid: [] }
    const shippingOptions = [anOption('standard', { selected: true }), anOption('express')]
    const view = anEstimate({ destination: { country: 'IE' }, shippingOptions, memberships })
    const estimate = { view, memberships: ['b'], option: { code: 'express', carrierId: 'post' } }
    const { redraw } = renderInCart(<EstimateSection state={aState({ estimating: true, estimate })} />)
    await open()
    const names = () =>
      [...document.querySelectorAll<HTMLInputElement>(':checked[type]')].map((one) => one.closest('label')?.textContent)
    expect(names()).toEqual(['express€5.00', 'b'])
    redraw(<EstimateSection state={aState({ estimate })} />)
    expect(names()).toEqual(['standard€5.00', 'a'])
  })

  it.each([
    [{ kind: 'not-served' }, 'The shop does not deliver to this location. Please try another one.'],
    [{ kind: 'option-gone', title: 'Locker' }, '“Locker” is no longer available. Please choose again.'],
    [{ kind: 'option-gone' }, 'The delivery option you chose is no longer available. Please choose again.'],
    [{ kind: 'failed', text: 'The carrier sleeps.' }, 'The carrier sleeps.'],
    [{ kind: 'failed' }, 'The delivery cost could not be calculated. You will see it at checkout.'],
  ] as const)('explains the shipping problem %o', async (shippingProblem, words) => {
    const destination = { country: 'IE' }
    const view = anEstimate({ destination, shippingProblem, shippingOptions: [anOption('standard')] })
    renderInCart(<EstimateSection state={aState({ estimate: { destination, memberships: [], view } })} />)
    await open()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(country().getAttribute('aria-invalid')).toBe(shippingProblem.kind === 'not-served' ? 'true' : null)
  })
})
