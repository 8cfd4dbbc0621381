/** Colours and sizes that an author chose, as custom properties of the element: a strict policy refuses the attribute, not the object model. */
import type { RichPaint } from '../../store/catalog/content/rich-tree'

const entriesOf = (paint: RichPaint | undefined) => Object.entries(paint ?? {}).filter(([, value]) => value)

/** The names of what is set, for selectors: what is left of an earlier painting does not show. */
export const paintedWith = (paint: RichPaint | undefined): string | undefined =>
  entriesOf(paint)
    .map(([name]) => name)
    .join(' ') || undefined

/** A `ref`. */
export const paintOn = (paint: RichPaint | undefined) => {
  const entries = entriesOf(paint)
  if (!entries.length) return undefined
  return (element: HTMLElement | null) => {
    for (const [name, value] of entries) element?.style.setProperty(`--rich-${name}`, value)
  }
}
