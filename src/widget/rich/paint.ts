/** Colours and sizes that an author chose, as custom properties of the element: a strict policy refuses the attribute, not the object model. */
import type { RichPaint } from '../../store/catalog/rich-tree'

/** What is left of an earlier painting does not show: the sheet asks for the element's `data-paint`, too. */
export function paint(element: HTMLElement | null, values: RichPaint): void {
  for (const [name, value] of Object.entries(values)) if (value) element?.style.setProperty(`--rich-${name}`, value)
}

/** What is set of them, for selectors. */
export const paintedWith = (values: RichPaint | undefined): string | undefined =>
  values &&
  Object.entries(values)
    .filter(([, value]) => value)
    .map(([name]) => name)
    .join(' ')
