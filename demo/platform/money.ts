/** Money inside the platform is an integer count of minor units (cents); decimals exist only at the edges. */
export const CURRENCY = 'EUR'
const MINOR_PER_MAJOR = 100

const formatter = new Intl.NumberFormat('en-IE', { style: 'currency', currency: CURRENCY })

export const formatMinor = (minor: number): string => formatter.format(minor / MINOR_PER_MAJOR)

/** `1850` becomes `"18.50"`: from the integer's digits, so no float rounding can show. */
export const toAmount = (minor: number): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export const toMajor = (minor: number): number => minor / MINOR_PER_MAJOR

/** `"12.5"` becomes `1250`; anything but a plain decimal with at most two places is `null`. */
export const parseAmount = (text: string): number | null => {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * MINOR_PER_MAJOR + Number((match[2] ?? '').padEnd(2, '0')) : null
}

export interface WirePrice {
  amount: string
  convertedAmount: string
  formattedAmount: string
  formattedConvertedAmount: string
}

export const toWirePrice = (minor: number): WirePrice => {
  const amount = toAmount(minor)
  const formatted = formatMinor(minor)
  return { amount, convertedAmount: amount, formattedAmount: formatted, formattedConvertedAmount: formatted }
}

/** A percentage of an amount, half up: what a buyer expects to see for 10 % of 0.15. */
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
