/** A language's number format and plural rules. */

/** One text for each plural category of the language; `#` is replaced by the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

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
    count: (value, forms) => (forms[formFor(value)] ?? forms.other).replaceAll('#', number(value)),
  }
}
