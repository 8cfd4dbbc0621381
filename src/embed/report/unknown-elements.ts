/** Elements that look like ours and are none, which a visitor sees nothing of: misspelt, or pieces of a product outside of a template. */
import { report } from './console'

/** Nodes of ours that are no custom elements. */
const OURS = /^cartlet-(?!overlay|quick-view|notice|check-up|view)/
const TEMPLATES = ':is(cartlet-product,cartlet-collection,[data-cartlet])>template'

const unknownIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(':not(:defined,[data-cartlet-undrawn])')].filter(({ localName }) => OURS.test(localName))

/** A copy from the template of a Cartlet element around it: the check of that template tells the author. */
const isCopy = (element: Element, { parentElement: around }: Element): boolean =>
  around !== null &&
  (((OURS.test(around.localName) || around.hasAttribute('data-cartlet')) &&
    [...around.querySelectorAll('template')].some(({ content }) => content.querySelector(element.localName))) ||
    isCopy(element, around))

/** Once for each name. */
export async function tellUnknownElements(document: Document): Promise<void> {
  // What defines the pieces of a template also tells of those that stand beside it.
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>(TEMPLATES))
    if (unknownIn(content).length) await customElements.whenDefined('cartlet-price')
  const stray = unknownIn(document).filter((element) => !isCopy(element, element))
  for (const name of new Set(stray.map(({ localName }) => localName)))
    report(
      `<${name}> is no element that can stand here.`,
      'Pieces belong into a <template> in a <cartlet-product>. ?cartlet-debug in the address names what was meant.',
    )
}
