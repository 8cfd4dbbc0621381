/** Money is an integer number of minor units inside the platform; decimals exist only in requests and responses. */
export const CURRENCIES = ['EUR', 'JPY', 'KWD', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (text: string): text is Currency => CURRENCIES.some((currency) => currency === text)

export interface WirePrice {
  amount: string
  convertedAmount: string
  formattedAmount: string
  formattedConvertedAmount: string
}

const MAX_MAJOR_DIGITS = 9

/** Making a formatter takes longer than all that a shop formats in a minute. */
const formatters = new Map<Currency, Intl.NumberFormat>()
const formatterOf = (currency: Currency): Intl.NumberFormat => {
  const formatter = formatters.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency })
  formatters.set(currency, formatter)
  return formatter
}

/** Formats and parses one currency: 2 decimals for EUR, none for JPY, 3 for KWD. */
export const createMoney = (currency: Currency) => {
  const formatter = formatterOf(currency)
  // `Intl` knows how many decimals a currency has; typings since ES2023 call it possibly undefined.
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2
  const minorPerMajor = 10 ** digits
  const amountPattern = new RegExp(`^(\\d{1,${MAX_MAJOR_DIGITS}})${digits > 0 ? `(?:\\.(\\d{1,${digits}}))?` : ''}$`)

  const toMajor = (minor: number): number => minor / minorPerMajor
  /** Converts a number from a request; a fraction of a minor unit is rounded half up. */
  const fromMajor = (major: number): number => Math.floor(major * minorPerMajor + 0.5 + 1e-7)
  const format = (minor: number): string => formatter.format(toMajor(minor))
  /** `1850` becomes `"18.50"`: built from the digits of the integer, to avoid floating-point rounding. */
  const toAmount = (minor: number): string => {
    const text = String(Math.abs(minor)).padStart(digits + 1, '0')
    const major = text.slice(0, text.length - digits)
    return `${minor < 0 ? '-' : ''}${major}${digits > 0 ? `.${text.slice(-digits)}` : ''}`
  }
  /** `"12.5"` becomes `1250`; returns null for anything but a plain decimal with the currency's number of places. */
  const parse = (text: string): number | null => {
    const match = amountPattern.exec(text)
    return match ? Number(match[1]) * minorPerMajor + Number((match[2] ?? '').padEnd(digits, '0')) : null
  }
  /** Visitors cannot choose another currency on this platform, so the converted price equals the price. */
  const wirePrice = (minor: number): WirePrice => {
    const amount = toAmount(minor)
    const formatted = format(minor)
    return { amount, convertedAmount: amount, formattedAmount: formatted, formattedConvertedAmount: formatted }
  }
  return { currency, digits, toMajor, fromMajor, format, toAmount, parse, wirePrice }
}

export type Money = ReturnType<typeof createMoney>

/** A percentage, rounded half up, as buyers expect for 10 % of 0.15. */
export const percentOf = (minor: number, percent: number): number => Math.floor((minor * percent + 50) / 100)

/** Splits `total` in proportion to `weights` so that the parts add up to it exactly (largest remainder first). */
export const allocate = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const product = total * weight
    return { index, share: Math.floor(product / sum), remainder: product % sum }
  })
  let missing = total - parts.reduce((a, part) => a + part.share, 0)
  for (const part of [...parts].sort((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (missing === 0) break
    part.share += 1
    missing -= 1
  }
  return parts.map((part) => part.share)
}
