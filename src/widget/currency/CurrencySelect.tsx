/** A list of the currencies that the shop converts into. Where it converts into none, the author's content stays. */
import { useState } from 'react'
import { listedCurrencies } from '../../store/currency/listed-currencies'
import type { ShownCurrency } from '../../store/currency/shown-currency'
import { AuthorContent } from '../AuthorContent'
import { useShop, useSurroundings } from '../shop-context'
import { useLoad } from '../use-load'
import { currencyCss } from './currency.css'
import { useCurrencyMessages } from './currency-messages'

export interface CurrencySelectProps {
  currency: ShownCurrency
  /** The author's name of the list. */
  label?: string
  /** The author's choice of them, in this order. */
  only?: readonly string[]
}

/** Old browsers lack names, and some pages break `Intl`. */
function nameOf(code: string, locale: string | undefined): string {
  try {
    const name = new Intl.DisplayNames(locale ? [locale, 'en'] : [], { type: 'currency' }).of(code)
    return name && name !== code ? `${name} (${code})` : code
  } catch {
    return code
  }
}

export function CurrencySelect(props: CurrencySelectProps) {
  const { shop } = useSurroundings()
  const { status, value: codes } = useLoad(() => listedCurrencies(shop, props.currency))
  return status === 'ready' && codes ? <Choice {...props} codes={codes} /> : <AuthorContent />
}

function Choice({ currency, label, only, codes }: CurrencySelectProps & { codes: readonly string[] }) {
  const { adoptStyles, locale } = useSurroundings()
  adoptStyles(currencyCss)
  const messages = useCurrencyMessages()
  const shown = useShop(({ shownIn }) => shownIn)
  const own = useShop(() => currency.own()) ?? ''
  const [picked, pick] = useState<string>()
  const named = (code: string) => ({ code, name: code ? nameOf(code, locale) : messages.ofShop })
  const others = (only?.filter((code) => codes.includes(code)) ?? codes).filter((code) => code !== own).map(named)
  // The author's order is meant.
  if (!only) others.sort((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <label className="currency">
      <span>{label || messages.label}</span>
      <select
        part="field"
        value={picked ?? shown?.currency ?? own}
        onChange={({ currentTarget: { value } }) => {
          pick(value)
          // Where nothing is converted, the list goes back to what is shown.
          void currency.choose(value).then(() => pick(undefined))
        }}
      >
        {[named(own), ...others].map(({ code, name }) => (
          <option value={code} key={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
