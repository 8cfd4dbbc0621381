/** Calls back when an element is really seen: half of it, or enough to fill half the viewport, in a visible tab. */
import { ownOf } from '../../platform/wire/record'
import type { PageView } from '../page/page'

const HALF = 0.5
/** Tall elements fill half the viewport long before half of them is visible. */
const STEPS = [0, 0.01, 0.02, 0.05, 0.1, 0.2, HALF]

export interface Watch {
  /** Observes an element, again from the start if it was observed already. */
  add(element: Element): void
  remove(element: Element): void
}

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio' | 'intersectionRect' | 'target'>

/** @param seen an element stays observed until it is removed */
export function watchSeen({ view, document, life }: PageView, seen: (element: Element) => void): Watch {
  const elements = new Set<Element>()
  const isLookedAt = () => document.visibilityState !== 'hidden'
  const isSeen = ({ isIntersecting, intersectionRatio, intersectionRect }: Entry) =>
    isIntersecting && (intersectionRatio >= HALF || intersectionRect.height >= view.innerHeight * HALF)
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver(
          (entries) => {
            if (!isLookedAt()) return
            for (const entry of entries) if (elements.has(entry.target) && isSeen(entry)) seen(entry.target)
          },
          ownOf({ threshold: STEPS }),
        )
      : undefined
  const watch: Watch = {
    add(element) {
      watch.remove(element)
      elements.add(element)
      if (observer) observer.observe(element)
      else if (isLookedAt()) seen(element)
    },
    remove(element) {
      elements.delete(element)
      observer?.unobserve(element)
    },
  }
  const { signal } = life
  // Elements drawn in a background tab are seen when the visitor switches to it.
  const watchAll = () => isLookedAt() && [...elements].forEach(watch.add)
  document.addEventListener('visibilitychange', watchAll, { signal })
  signal.addEventListener('abort', () => observer?.disconnect(), { once: true })
  return watch
}
