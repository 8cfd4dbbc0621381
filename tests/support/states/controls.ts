/**
 * What can be operated on a page now, across shadow roots and slots, as the browser lays it out: in the topmost modal dialog,
 * or anywhere. Everything here runs inside the page.
 */
import type { Page } from '@playwright/test'

export interface Control {
  /** For the message of a failure. */
  html: string
  box: { left: number; top: number; right: number; bottom: number }
  /** A link in running text: as high as its line. */
  inline: boolean
  /** Not the author's own content in one of our slots, or beside our elements. */
  isOurs: boolean
  /** Index of the scrolling box that contains it. */
  scroller: number
}

export interface Scene {
  controls: Control[]
  isModal: boolean
  isRtl: boolean
}

/** What one press of Tab led to. */
export interface Landing {
  /** Index among the controls; -1 for anything else, -2 for a scrolling box or nothing at all. */
  place: number
  html: string
  /** An outline or shadow that is absent without focus. */
  isShown: boolean
  /** Some of it can be seen: nothing covers all of it. */
  isUncovered: boolean
}

interface Tools {
  scene(): Scene
  focus(place: number): void
  /** Where the focus was at each press of Tab since the last `focus`. */
  landings(): Landing[]
  /**
   * In Firefox, adds a last stop that keeps the Tab key in the page: otherwise the next stop is the browser's own bar, and
   * while that has focus nothing in the page has a ring.
   */
  addLastStop(): void
  removeLastStop(): void
  tooWide(width: number): string[]
  /** Text that its own box cuts. Names that are clamped to two lines on purpose are left out. */
  cutOff(): string[]
  /** Applies the text spacing of WCAG 1.4.12. */
  spaceOut(): void
  /** Buttons and fields whose bounds only their background shows. */
  edgeless(): string[]
}

declare global {
  interface Window {
    lookingTools?: Tools
  }
}

function install(): void {
  const INTERACTIVE = 'a[href],button,input:not([type=hidden]),select,textarea,summary,audio[controls],video[controls],[tabindex]'
  let looks = new Map<Element, string>()
  let found: HTMLElement[] = []
  let scope: Element = document.documentElement
  let pressed: Landing[] = []
  const lastStop = document.createElement('button')
  lastStop.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && !event.shiftKey) event.preventDefault()
  })

  function* walk(node: Element): Generator<HTMLElement> {
    yield node as HTMLElement
    const inner =
      node instanceof HTMLSlotElement && node.assignedElements().length
        ? node.assignedElements()
        : (node.shadowRoot ?? node).children
    for (const child of inner) yield* walk(child)
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && element.getClientRects().length > 0
  const isReached = (element: HTMLElement) =>
    element.matches(INTERACTIVE) &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    isSeen(element)
  const root = (element: Element) => element.getRootNode() as ShadowRoot
  /** In a group of radios Tab stops at the checked one, else at the first. */
  function isSkipped(element: HTMLElement): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || !element.name) return false
    const group = [...root(element).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, disabled, form }) => name === element.name && !disabled && form === element.form,
    )
    return element !== (group.find(({ checked }) => checked) ?? group[0])
  }
  const deepActive = () => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active as HTMLElement | null
  }
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ?? element.parentElement ?? (root(element) instanceof ShadowRoot ? root(element).host : null)
  const isWithin = (element: Element | null, outer: Element): boolean => {
    for (let one = element; one; one = parentOf(one)) if (one === outer) return true
    return false
  }
  const short = (element: Element | null) => (element ? element.outerHTML.slice(0, 160) : 'nothing')
  /** The ring may be drawn by a sibling or a pseudo-element of the control. */
  function look(element: Element): string {
    const drawn = (one: Element, pseudo?: string) => {
      const style = getComputedStyle(one, pseudo)
      const outline =
        style.outlineStyle === 'none' || style.outlineWidth === '0px' ? 'none' : `${style.outlineWidth} ${style.outlineColor}`
      return `${outline} ${style.boxShadow}`
    }
    const beside = element.nextElementSibling
    return [drawn(element), drawn(element, '::after'), beside ? drawn(beside) : ''].join('|')
  }
  function boxOf(element: HTMLElement): Control['box'] {
    const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.closest('label') : null
    const boxes = [element, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect())
    // The whole card is its link.
    const after = getComputedStyle(element, '::after')
    const stretched =
      after.position === 'absolute' && after.content !== 'none' ? element.closest('.card')?.getBoundingClientRect() : null
    if (stretched) boxes.push(stretched)
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    }
  }

  const scrollerOf = (element: Element): Element | null => {
    for (let one = parentOf(element); one; one = parentOf(one)) if (/auto|scroll/.test(getComputedStyle(one).overflow)) return one
    return null
  }
  function landing(): Landing {
    const active = deepActive()
    const place = active ? found.indexOf(active) : -1
    if (!active || place < 0) {
      // A scrolling box takes focus without a tabindex, so that keys can scroll it.
      const scrolls = active && isWithin(active, scope) && scrollerOf(active.firstElementChild ?? active) === active
      const isNowhere = !active || [lastStop, document.body, document.documentElement].includes(active)
      return { place: scrolls || isNowhere ? -2 : -1, html: short(active), isShown: true, isUncovered: true }
    }
    const { left, top, width, height } = active.getBoundingClientRect()
    const middle = [0.5, 0.15, 0.85]
    const isUncovered = middle.some((x) =>
      middle.some((y) => {
        let hit = document.elementFromPoint(left + width * x, top + height * y)
        while (hit?.shadowRoot) {
          const inner = hit.shadowRoot.elementFromPoint(left + width * x, top + height * y)
          if (!inner || inner === hit) break
          hit = inner
        }
        return Boolean(hit && (isWithin(hit, active) || isWithin(active, hit)))
      }),
    )
    return { place, html: short(active), isShown: look(active) !== looks.get(active), isUncovered }
  }
  addEventListener('keydown', ({ key, shiftKey }) => key === 'Tab' && !shiftKey && pressed.push(landing()), true)

  window.lookingTools = {
    scene() {
      const all = [...walk(document.body)]
      const modal = all.filter((one) => one.matches('dialog:modal')).pop()
      scope = modal ?? document.body
      deepActive()?.blur()
      found = [...walk(scope)].filter(isReached).filter((one) => !isSkipped(one))
      looks = new Map(found.map((one) => [one, look(one)]))
      const scrollers = [null, ...new Set(found.map(scrollerOf))]
      const controls = found.map((one) => ({
        html: short(one),
        box: boxOf(one),
        inline:
          getComputedStyle(one).display === 'inline' &&
          (one.parentElement?.textContent ?? '').length > (one.textContent ?? '').length,
        isOurs: root(one) instanceof ShadowRoot,
        scroller: scrollers.indexOf(scrollerOf(one)),
      }))
      return { controls, isModal: Boolean(modal), isRtl: getComputedStyle(scope).direction === 'rtl' }
    },
    focus(place) {
      found[place]?.focus()
      pressed = []
    },
    landings: () => [...pressed, landing()],
    addLastStop() {
      if (navigator.userAgent.includes('Firefox')) scope.append(lastStop)
    },
    removeLastStop: () => lastStop.remove(),
    tooWide(width) {
      scope ??= document.body // null when this script began
      const isCut = (element: Element) => {
        for (let one: Element | null = element; one && one !== scope; one = parentOf(one)) {
          const { overflowX, clipPath } = getComputedStyle(one)
          if (one !== element && /auto|scroll|hidden|clip/.test(overflowX) && one.clientWidth > 0) return true
          if (clipPath !== 'none') return true
        }
        return scope.matches('.zoom') // an enlarged image is moved in both directions
      }
      const isOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return (right > width + 1 || left < -1) && right > left
      }
      const wide = [...walk(scope)].filter((one) => isSeen(one) && isOut(one) && !isCut(one)).map(short)
      const { scrollWidth } = document.documentElement
      return [...wide, ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide`] : [])]
    },
    cutOff() {
      scope ??= document.body
      const isCut = (element: HTMLElement) => {
        const { overflow, overflowX, textOverflow, clipPath, webkitLineClamp, position } = getComputedStyle(element)
        if (
          clipPath !== 'none' ||
          webkitLineClamp !== 'none' ||
          textOverflow === 'ellipsis' ||
          element.matches('input,select,img,video')
        )
          return false
        const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
        const tooTall = element.scrollHeight > element.clientHeight + 2 && /hidden|clip/.test(overflow)
        const tooWide = element.scrollWidth > element.clientWidth + 2 && /hidden|clip|visible/.test(overflowX)
        return position !== 'absolute' && own && element.clientWidth > 0 && (tooTall || tooWide)
      }
      return [...walk(scope)].filter((one) => isSeen(one) && isCut(one)).map(short)
    },
    spaceOut() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      for (const one of walk(document.body)) one.shadowRoot?.adoptedStyleSheets.push(sheet)
    },
    edgeless() {
      const hasEdge = (element: Element): boolean => {
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(element)
        return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || textDecorationLine !== 'none'
      }
      const drawnBy = (element: HTMLElement) => [
        element,
        ...(element.nextElementSibling ? [element.nextElementSibling] : []),
        ...(parentOf(element)?.matches('.stepper, .slide, label') ? [parentOf(element) as Element] : []),
        ...element.querySelectorAll('*'),
      ]
      return found
        .filter((one) =>
          one.matches(
            '.button, .toggle, .floating, .stepper *, input:not([type=radio], [type=checkbox]), select, textarea, .choice input, .chip',
          ),
        )
        .filter((one) => !drawnBy(one).some(hasEdge))
        .map(short)
    },
  }
}

type Tool = keyof Tools

/** Adds the tools to every page that opens from now on. */
export const bringTools = (page: Page) => page.addInitScript(install)

export const inPage = <Name extends Tool>(page: Page, name: Name, argument?: number): Promise<ReturnType<Tools[Name]>> =>
  page.evaluate(
    ([tool, value]) => {
      const tools = window.lookingTools as unknown as Record<string, (argument?: number) => unknown>
      return tools[tool as string]?.(value as number | undefined)
    },
    [name, argument] as const,
  ) as Promise<ReturnType<Tools[Name]>>
