/** The filters of a list. Checkboxes apply at once; text fields on Enter and on blur. */

import { type FormEvent, useEffect, useId, useState } from 'react'
import { entryOf } from '../../store/catalog/untrusted'
import type { Facets, FilterName, Filters } from '../../store/collections/list-model'
import { plainNumber } from '../digits'
import { Swatch } from '../product/card/Swatch'
import { useCollectionMessages } from './collection-messages'

const LONGEST_SEARCH = 100

interface FieldProps {
  label: string
  /** A price has no `number` input, because screen readers read an empty one as “0.0”. */
  kind: 'search' | 'price'
  value: string
  placeholder?: string
  /** @returns false for a text that is none, which is taken back */
  onCommit(text: string): unknown
}

/** Keeps what is typed in a draft until it is committed. */
function Field({ label, kind, value, placeholder, onCommit }: FieldProps) {
  const [draft, setDraft] = useState(value)
  const id = useId()
  useEffect(() => setDraft(value), [value])
  const commit = () => {
    const text = draft.trim()
    if (text !== value && onCommit(text) === false) setDraft(value)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        part="field"
        type={kind === 'price' ? 'text' : kind}
        inputMode={kind === 'price' ? 'decimal' : undefined}
        value={draft}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </div>
  )
}

/**
 * Undefined for everything that is not a possible price. The last sign before one or two digits is the decimal one; others group thousands: 1.200,50
 * and 1,200.50.
 * @param sign the decimal one of a currency with three decimals, before which only the other groups thousands
 */
const toPrice = (text: string, sign?: string): number | undefined => {
  const written = plainNumber(text).replace(/['’]|^\p{Sc}|\p{Sc}$/gu, '')
  const groups = '.,'.replace(sign ?? ' ', '')
  const price = new RegExp(`^(\\d{1,3}(?:[${groups}]\\d{3})+|\\d+)(?:[.,](\\d{1,${sign ? 3 : 2}}))?$`)
  const [, whole = '', part = ''] = price.exec(written) ?? []
  return whole ? Number(`${whole.replace(/\D/g, '')}.${part}`) : undefined
}

const toText = (price: number | undefined): string => (price === undefined ? '' : `${price}`)

export interface FilterFormProps {
  offered: readonly FilterName[]
  filters: Filters
  facets?: Facets
  /** Of the prices that are asked for, where the visitor reads others. */
  currency?: string
  /** Formats an amount in their currency. */
  money?(value: number): string
  onChange(filters: Filters): void
  /** Called when the visitor asks for the results. */
  onDone(): void
}

export function FilterForm({ offered, filters, facets, currency, money = () => '', onChange, onDone }: FilterFormProps) {
  const messages = useCollectionMessages()
  const { minPrice, maxPrice, inStock = false, text = '', choices = {} } = filters
  const change = (changes: Filters) => onChange({ ...filters, ...changes })
  const bound = (name: 'minPrice' | 'maxPrice') => (text: string) => {
    // Not while it is drawn: on a slow device the first amount takes more than 50 ms to format.
    const [, sign] = /1([.,])001/.exec(plainNumber(money(1.001))) ?? []
    const price = toPrice(text, sign)
    return text && price === undefined ? false : change({ [name]: price })
  }

  function toggle(option: string, id: string) {
    const chosen = entryOf(choices, option) ?? []
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    change({ choices: { ...choices, [option]: next } })
  }

  return (
    <form
      className="filter-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onDone()
      }}
    >
      {offered.includes('text') && (
        <Field label={messages.search} kind="search" value={text} onCommit={(typed) => change({ text: typed || undefined })} />
      )}
      {offered.includes('stock') && (
        <label className="check">
          <input type="checkbox" checked={inStock} onChange={() => change({ inStock: !inStock || undefined })} />
          {messages.inStock}
        </label>
      )}
      {offered.includes('price') && (
        <fieldset>
          <legend>
            {messages.price}
            {currency && <bdi> ({currency})</bdi>}
          </legend>
          <div className="bounds">
            <Field
              label={messages.from}
              kind="price"
              value={toText(minPrice)}
              placeholder={facets?.price && `${Math.floor(facets.price.min)}`}
              onCommit={bound('minPrice')}
            />
            <Field
              label={messages.upTo}
              kind="price"
              value={toText(maxPrice)}
              placeholder={facets?.price && `${Math.ceil(facets.price.max)}`}
              onCommit={bound('maxPrice')}
            />
          </div>
        </fieldset>
      )}
      {offered.includes('options') &&
        facets?.options.map(({ name, choices: made }) => (
          <fieldset key={name}>
            <legend>
              <bdi>{name}</bdi>
            </legend>
            <div className="ticks">
              {made.map(({ id, label, color }) => (
                <label className="check" key={id}>
                  <input
                    type="checkbox"
                    checked={entryOf(choices, name)?.includes(id) ?? false}
                    onChange={() => toggle(name, id)}
                  />
                  {color && <Swatch choice={{ color }} className="dot" />}
                  <bdi>{label}</bdi>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      <button type="submit" className="button quiet">
        {messages.showResults}
      </button>
    </form>
  )
}
