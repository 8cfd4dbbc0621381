/**
 * Repaints when the page's colours change without an attribute around our elements: the colour scheme, transitions, style sheets,
 * switches in pure CSS.
 */
import type { Page } from '../page/page'
import { repaint, transitionEnds } from './plain-theme'

const fadeOf = (element: Element): Animation | undefined =>
  element.getAnimations().find((animation) => (animation as CSSTransition).transitionProperty === 'background-color')

/** The colour at the end of a background transition. */
const endOf = ({ effect }: Animation): string | undefined =>
  (effect as KeyframeEffect | null)?.getKeyframes()[1]?.backgroundColor as string | undefined

/** Runs until the page's life ends. */
export function followLook(page: Page): void {
  const { view, life } = page
  const options = { capture: true, signal: life.signal }
  const follow = () => repaint(page)
  const fades = new WeakMap<Element, Animation>()
  const onTransition = ({ target, propertyName }: TransitionEvent) => {
    const element = target as Element
    // Most transitions are those of hovered buttons.
    if (propertyName !== 'background-color' || ![...page.embeds].some(({ host }) => element.contains(host))) return
    const fade = fadeOf(element)
    if (!fade) return
    fades.set(element, fade)
    transitionEnds.set(element, endOf(fade))
    follow()
    const end = () => {
      if (fades.get(element) !== fade) return // another transition has replaced this one
      transitionEnds.delete(element)
      follow()
    }
    // A promise instead of events: the number of listeners on a page is limited.
    fade.finished.then(end, end)
  }
  view.matchMedia?.('(prefers-color-scheme: dark)')?.addEventListener?.('change', follow, options)
  view.addEventListener('transitionrun', onTransition, options)
  // For `:has(:checked)` and similar selectors.
  view.addEventListener('change', () => requestAnimationFrame(follow), options)
  view.addEventListener('load', ({ target }) => (target as Partial<Element>).localName === 'link' && follow(), options)
}
