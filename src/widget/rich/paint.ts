/** Colours and sizes from the description, set as custom properties through CSSOM: a strict content security policy blocks style attributes. */
import type { RichPaint } from '../../store/catalog/content/rich-tree'

const entriesOf = (paint: RichPaint | undefined) => Object.entries(paint ?? {}).filter(([, value]) => value)

/** Names of the properties in use, for selectors: a property left over from an earlier render has no effect. */
export const paintedWith = (paint: RichPaint | undefined): string | undefined =>
  entriesOf(paint)
    .map(([name]) => name)
    .join(' ') || undefined

/** A `ref` that sets the properties. */
export const paintOn = (paint: RichPaint | undefined) => {
  const entries = entriesOf(paint)
  if (!entries.length) return undefined
  return (element: HTMLElement | null) => {
    for (const [name, value] of entries) element?.style.setProperty(`--rich-${name}`, value)
  }
}
