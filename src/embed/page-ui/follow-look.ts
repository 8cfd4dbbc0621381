/** What changes the page's colours without changing an attribute around our elements: the visitor's wish, transitions, style sheets, switches in pure CSS. */
import type { Page } from '../page/page'
import { repaint, transitionEnds } from '../page/theme'

/** The colour that the transition of this element's background leads to. */
function endOf(element: Element): string | undefined {
  const found = element
    .getAnimations()
    .find((animation) => (animation as CSSTransition).transitionProperty === 'background-color')
  return (found?.effect as KeyframeEffect | undefined)?.getKeyframes()[1]?.backgroundColor as string | undefined
}

/** Until the page's life ends. */
export function followLook(page: Page): void {
  const { view, life } = page
  const options = { capture: true, signal: life.signal }
  const follow = () => repaint(page)
  const onTransition = ({ type, target, propertyName }: TransitionEvent) => {
    const element = target as Element
    // Most are buttons below the pointer.
    if (propertyName !== 'background-color' || ![...page.embeds].some(({ host }) => element.contains(host))) return
    transitionEnds.set(element, type === 'transitionrun' ? endOf(element) : undefined)
    follow()
  }
  view.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', follow, options)
  for (const type of ['run', 'end', 'cancel'] as const) view.addEventListener(`transition${type}`, onTransition, options)
  // `:has(:checked)` and the like.
  view.addEventListener('change', () => requestAnimationFrame(follow), options)
  view.addEventListener('load', ({ target }) => (target as Partial<Element>).localName === 'link' && follow(), options)
}
