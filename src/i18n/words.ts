/** A language's number format and plural rules. */

/** A text in which `#` is replaced by the number; a function if it contains other values, too. */
type Form = string | (() => string)

/** One text for each plural category of the language. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form }>

export interface Words {
  /** With at most two decimals. */
  number(value: number): string
  /** 12.5 is 12.5 %. */
  percent(value: number): string
  count(value: number, forms: Forms): string
}

/** @param locale a BCP 47 tag; if `Intl` fails, numbers are written plainly */
export function createWords(locale: string): Words {
  let rules: Intl.PluralRules | undefined
  function write(value: number, options: Intl.NumberFormatOptions): string | undefined {
    try {
      return new Intl.NumberFormat(locale, options).format(value)
    } catch {
      return undefined
    }
  }
  const number = (value: number) => write(value, { maximumFractionDigits: 2 }) ?? `${value}`
  function formFor(value: number): Intl.LDMLPluralRule {
    try {
      rules ??= new Intl.PluralRules(locale)
      return rules.select(value)
    } catch {
      return 'other'
    }
  }
  return {
    number,
    percent: (value) => write(value / 100, { style: 'percent', maximumFractionDigits: 1 }) ?? `${value}%`,
    count(value, forms) {
      const form = forms[formFor(value)] ?? forms.other
      return (form as string).replaceAll?.('#', number(value)) ?? (form as () => string)()
    },
  }
}
