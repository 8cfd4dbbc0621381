/** @param value major currency units */
export type FormatMoney = (value: number, currency: string) => string
