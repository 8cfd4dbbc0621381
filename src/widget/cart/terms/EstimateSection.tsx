/** Shipping and taxes before the checkout: destination, delivery option, memberships, and their problems. */

import { useRef, useState } from 'react'
import type { ExtrasMessages } from '../../../i18n/catalogue'
import type { EstimateView, ShippingProblem } from '../../../store/base/estimate-model'
import type { ShopState } from '../../../store/base/state'
import { NONE } from '../../../store/base/state'
import { useCartSurroundings, useFormats } from '../cart-context'
import { TruckIcon } from '../extras/extra-icons'
import { useExtrasMessages } from '../extras/extras-messages'
import { DestinationForm } from './DestinationForm'
import { Memberships } from './Memberships'
import { ShippingOptions } from './ShippingOptions'
import { type UseEstimate, useEstimate } from './use-estimate'

function problemText(problem: ShippingProblem, messages: ExtrasMessages): string {
  if (problem.kind === 'option-gone') return messages.optionGone(problem.title)
  if (problem.kind === 'at-checkout') return messages.deliveryAtCheckout
  return problem.kind === 'not-served' ? messages.notServed : problem.text || messages.shippingFailed
}

/** Shows a new choice as selected while the platform calculates; its answer then decides. */
function withPendingChoice(view: EstimateView, { estimating, estimate }: ShopState): EstimateView {
  if (!estimating || !estimate) return view
  const { option, memberships } = estimate
  return {
    ...view,
    shippingOptions: option
      ? view.shippingOptions.map((one) => ({ ...one, selected: one.code === option.code && one.carrierId === option.carrierId }))
      : view.shippingOptions,
    memberships: {
      ...view.memberships,
      eligible: view.memberships.eligible.map((one) => ({ ...one, selected: memberships.includes(one.id) })),
    },
  }
}

export function EstimateSection({ state }: { state: ShopState }) {
  const { announce } = useCartSurroundings()
  const formats = useFormats()
  const messages = useExtrasMessages()
  const choices = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { busy, failure, run, withEstimate } = useEstimate()
  const { destination, view } = state.estimate ?? NONE
  const [open, setOpen] = useState(false)
  const problem = view?.shippingProblem
  const isPlaceWrong = problem?.kind === 'not-served'

  const ask = async (act: Parameters<UseEstimate['run']>[0]) => {
    if (!(await run(act))) return
    announce('estimate', (totals) => (totals ? messages.estimatedStatus(totals.total.formatted) : ''))
    choices.current?.scrollIntoView?.({ block: 'nearest' })
  }
  function turn(isOpen: boolean) {
    setOpen(isOpen)
    // Loads what needs no destination, such as memberships.
    if (isOpen && !view) withEstimate(async () => {}).catch(() => {}) // the plain totals stay
  }
  /** The form is created again for a destination that was set elsewhere, but not for one that it sent itself, which would lose the focus. */
  const sent = useRef('')
  const form = useRef({ key: 0, place: JSON.stringify(destination) })
  const written = JSON.stringify(destination)
  if (written !== form.current.place)
    form.current = { key: form.current.key + (written === sent.current ? 0 : 1), place: written }
  const place = destination && formats.place(destination.country, destination.postalCode)
  return (
    <details className="coupon estimate" open={open} onToggle={(event) => turn(event.currentTarget.open)}>
      <summary ref={summary}>
        <TruckIcon />
        {place ? messages.deliveryTo(place) : messages.estimateTitle}
      </summary>
      {open && (
        <>
          <DestinationForm
            key={form.current.key}
            destination={destination}
            busy={busy}
            problem={isPlaceWrong ? messages.notServed : undefined}
            onDestination={(place) => {
              sent.current = JSON.stringify(place)
              void ask((actions) => actions.setDestination(place))
            }}
          />
          {failure && (
            <p className="wrong" role="alert">
              {messages.estimateFailed}
            </p>
          )}
          {problem && !isPlaceWrong && (
            <p className="wrong" role="alert">
              {problemText(problem, messages)}
            </p>
          )}
          <div ref={choices}>{view && <Choices view={withPendingChoice(view, state)} ask={ask} />}</div>
          {destination && (
            <button
              type="button"
              className="text-button"
              onClick={() => {
                sent.current = ''
                summary.current?.focus() // this button disappears with the destination
                run((actions) => actions.setDestination())
              }}
            >
              {messages.forget}
            </button>
          )}
        </>
      )}
    </details>
  )
}

interface ChoicesProps {
  view: EstimateView
  ask(act: Parameters<UseEstimate['run']>[0]): Promise<void>
}

const Choices = ({ view, ask }: ChoicesProps) => (
  <>
    {view.shippingOptions.length > 0 && (
      <ShippingOptions
        options={view.shippingOptions}
        moreAtCheckout={view.moreDeliveryAtCheckout}
        onChoose={({ code, carrierId }) => void ask((actions) => actions.chooseShipping({ code, carrierId }))}
      />
    )}
    <Memberships memberships={view.memberships} onChoose={(ids) => void ask((actions) => actions.chooseMemberships(ids))} />
  </>
)
