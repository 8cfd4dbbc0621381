/** What changes the page's colours without changing an attribute around our elements: transitions, style sheets that arrive, switches in pure CSS. */
import type { Page } from '../page/page'
import { repaint, transitionEnds } from '../page/theme'

/** The colour that the transition of this element's background leads to. */
function endOf(element: Element): string | undefined {
  for (const animation of element.getAnimations()) {
    if (!('transitionProperty' in animation) || animation.transitionProperty !== 'background-color') continue
    const { effect } = animation
    const [, last] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return last?.backgroundColor as string | undefined
  }
  return undefined
}

/** Until the page's life ends. */
export function followLook(page: Page): void {
  const { view, life } = page
  const options = { capture: true, passive: true, signal: life.signal }
  const onTransition = ({ type, target, propertyName }: TransitionEvent) => {
    if (propertyName !== 'background-color' || !(target instanceof Element)) return
    const end = type === 'transitionrun' ? endOf(target) : undefined
    if (end) transitionEnds.set(target, end)
    else transitionEnds.delete(target)
    // Most are buttons below the pointer.
    for (const { host } of page.embeds) if (target.contains(host)) return repaint(page)
  }
  for (const type of ['transitionrun', 'transitionend', 'transitioncancel'] as const)
    view.addEventListener(type, onTransition, options)
  // `:has(:checked)` and the like; a style sheet that arrives late.
  view.addEventListener('change', () => view.requestAnimationFrame(() => repaint(page)), options)
  view.addEventListener('load', ({ target }) => (target as Element | null)?.localName === 'link' && repaint(page), options)
}
