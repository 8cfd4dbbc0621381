/** Days in the language of the element. */
import { useMemo } from 'react'
import { useSurroundings } from '../shop-context'

export function useDates(): (date: Date | undefined) => string {
  const { locale } = useSurroundings()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
    return (date) => (date ? format.format(date) : '')
  }, [locale])
}
