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

/** Locales that write whole numbers below a thousand with these digits alone. */
const PLAIN = /^(de|es|fr|he|it|ja|nl|pl|pt|zh)(-(DE|ES|FR|IL|IT|JP|NL|PL|BR|CN))?$/

/** @param locale a BCP 47 tag; if `Intl` fails, numbers are written plainly */
export function createWords(locale: string): Words {
  let rules: Intl.PluralRules | undefined
  const formatters: Record<string, Intl.NumberFormat> = {}
  // The first formatter of a page takes up to 90 ms, in one task: it is not made for what needs none.
  const isPlain = (value: number) => value >= 0 && value < 1000 && Number.isInteger(value) && PLAIN.test(locale)
  function write(value: number, style: 'decimal' | 'percent', maximumFractionDigits: number): string | undefined {
    try {
      formatters[style] ??= new Intl.NumberFormat(locale, { style, maximumFractionDigits })
      return formatters[style].format(value)
    } catch {
      return undefined
    }
  }
  const number = (value: number) => (isPlain(value) ? undefined : write(value, 'decimal', 2)) ?? `${value}`
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
    percent: (value) =>
      (isPlain(value) ? `${value}${/^(de|es|fr)/.test(locale) ? '\u00a0' : ''}%` : write(value / 100, 'percent', 1)) ??
      `${value}%`,
    count(value, forms) {
      const form = forms[formFor(value)] ?? forms.other
      return (form as string).replaceAll?.('#', number(value)) ?? (form as () => string)()
    },
  }
}
