/**
 * @param value major currency units
 * @param written the platform's text, which says no more than the value: it is returned where it is what would be written here
 */
export type FormatMoney = (value: number, currency: string, written?: string) => string
