/** What changes the page's colours without changing an attribute around our elements: the visitor's wish, transitions, style sheets, switches in pure CSS. */
import type { Page } from '../page/page'
import { repaint, transitionEnds } from '../page/theme'

const fadeOf = (element: Element): Animation | undefined =>
  element.getAnimations().find((animation) => (animation as CSSTransition).transitionProperty === 'background-color')

/** The colour that the transition of a background leads to. */
const endOf = ({ effect }: Animation): string | undefined =>
  (effect as KeyframeEffect | null)?.getKeyframes()[1]?.backgroundColor as string | undefined

/** Until the page's life ends. */
export function followLook(page: Page): void {
  const { view, life } = page
  const options = { capture: true, signal: life.signal }
  const follow = () => repaint(page)
  const fades = new WeakMap<Element, Animation>()
  const onTransition = ({ target, propertyName }: TransitionEvent) => {
    const element = target as Element
    // Most are buttons below the pointer.
    if (propertyName !== 'background-color' || ![...page.embeds].some(({ host }) => element.contains(host))) return
    const fade = fadeOf(element)
    if (!fade) return
    fades.set(element, fade)
    transitionEnds.set(element, endOf(fade))
    follow()
    const end = () => {
      if (fades.get(element) !== fade) return // another one has taken its place
      transitionEnds.delete(element)
      follow()
    }
    // Not by events: listeners of every page are counted.
    fade.finished.then(end, end)
  }
  view.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', follow, options)
  view.addEventListener('transitionrun', onTransition, options)
  // `:has(:checked)` and the like.
  view.addEventListener('change', () => requestAnimationFrame(follow), options)
  view.addEventListener('load', ({ target }) => (target as Partial<Element>).localName === 'link' && follow(), options)
}
