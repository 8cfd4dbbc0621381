/** The destination for the estimate: native fields that browsers can fill in, with problems beside their fields. */
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import type { Destination } from '../../../store/base/estimate-model'
import { useProblem } from '../../use-problem'
import { useFormats } from '../cart-context'
import { useExtrasMessages } from '../extras/extras-messages'
import { countries, subdivisions } from './places'

export interface DestinationFormProps {
  destination?: Destination
  busy: boolean
  /** A problem with the destination, shown at the country. */
  problem?: string
  onDestination(destination: Destination): void
}

export function DestinationForm({ destination, busy, problem, onDestination }: DestinationFormProps) {
  const formats = useFormats()
  const messages = useExtrasMessages()
  const id = useId()
  const [country, setCountry] = useState(destination?.country ?? '')
  const [subdivision, setSubdivision] = useState(destination?.subdivision ?? '')
  const [postalCode, setPostalCode] = useState(destination?.postalCode ?? '')
  const [missing, setMissing] = useState(false)
  const places = useMemo(() => countries(formats.country, formats.compare), [formats])
  const parts = subdivisions(country)
  const wrong = missing ? messages.countryMissing : problem
  const field = useRef<HTMLSelectElement>(null)
  const [isDescribed, onBlur] = useProblem(wrong, field)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(!country)
    if (!country) return field.current?.focus()
    if (busy) return
    onDestination({
      country,
      ...(parts.some(({ code }) => code === subdivision) && { subdivision }),
      ...(postalCode.trim() && { postalCode: postalCode.trim() }),
    })
  }

  return (
    <form className="destination" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={`${id}-country`}>{messages.country}</label>
        <select
          part="field"
          id={`${id}-country`}
          ref={field}
          autoComplete="shipping country"
          value={country}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={isDescribed ? `${id}-wrong` : undefined}
          onBlur={onBlur}
          onChange={(event) => {
            setCountry(event.currentTarget.value)
            setSubdivision('')
            setMissing(false)
          }}
        >
          <option value="">{messages.chooseCountry}</option>
          {places.map(({ code, name }) => (
            <option value={code} key={code}>
              {name}
            </option>
          ))}
        </select>
        {wrong && (
          <p className="wrong" id={`${id}-wrong`} role="alert">
            {wrong}
          </p>
        )}
      </div>
      {parts.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-part`}>{messages.subdivision}</label>
          <select
            part="field"
            id={`${id}-part`}
            autoComplete="shipping address-level1"
            value={subdivision}
            onChange={(event) => setSubdivision(event.currentTarget.value)}
          >
            <option value="">{messages.anySubdivision}</option>
            {parts.map(({ code, name }) => (
              <option value={code} key={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="field postal">
        <label htmlFor={`${id}-postal`}>{messages.postalCode}</label>
        <input
          part="field"
          id={`${id}-postal`}
          type="text"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={postalCode}
          onChange={(event) => setPostalCode(event.currentTarget.value)}
        />
      </div>
      <button type="submit" className="button quiet" aria-busy={busy || undefined}>
        {busy ? messages.estimating : messages.estimate}
      </button>
    </form>
  )
}
