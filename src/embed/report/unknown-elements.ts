/** Elements that look like ours and are none, which a visitor sees nothing of: misspelt, or pieces of a product outside of a template. */
import { report } from './console'

/** Nodes of ours that are no custom elements. */
const OURS = /^cartlet-(?!overlay|quick-view|notice|check-up|view)/

/** Once for each name. */
export function tellUnknownElements(document: Document): void {
  const names = new Set([...document.querySelectorAll(':not(:defined,[data-cartlet-undrawn])')].map(({ localName }) => localName))
  for (const name of names)
    if (OURS.test(name))
      report(
        `<${name}> is no element that can stand here.`,
        'Pieces of a product, such as <cartlet-price>, belong into a <template> in a <cartlet-product> or <cartlet-collection>. If it is misspelt, the check-up names what was meant: add ?cartlet-debug to the address.',
      )
}
