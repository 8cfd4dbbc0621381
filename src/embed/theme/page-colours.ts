/** `data-theme="host"`: finds out what the page looks like, from its own buttons, else its links, else its headings. */
import { computedStyle } from '../../widget/computed-style'
import type { Backdrop } from './backdrop'
import { blend, type Colour, contrastOf, readColour } from './colour'

export interface PageButton {
  background: Colour
  text: Colour
  /** A length, for example `6px`. */
  radius?: string
}

interface Counted extends PageButton {
  score: number
}

/** Enough to find out what a page looks like; long pages have thousands of elements. */
const MOST_LOOKED_AT = 200
const BUTTONS =
  'button,[type=submit],[type=button],[role=button],a[class*=button i],a[class*=btn i],a[class*=cta i],.wp-element-button'
const MAIN_BUTTON = /primary|cta|submit|buy|wp-(element|block)-button/i
/** Regions whose buttons are not those of the site: consent banners and players have their own colours. */
const NOT_THE_SITE = '[id*=cookie i],[class*=cookie i],[id*=consent i],[class*=consent i],[data-cartlet]'
/** A button with less contrast to its background is drawn as an outline, or has no background at all. */
const VISIBLE_CONTRAST = 1.2
const COLOURFUL = 0.15

const isOurs = (element: Element) =>
  element.closest(NOT_THE_SITE) !== null || (element.closest('*|*:not(:defined)') ?? element).localName.startsWith('cartlet-')

const isShown = (element: Element) => element.getClientRects().length > 0

const colourful = ({ red, green, blue }: Colour) => Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURFUL

function* shownIn(document: Document, selector: string): Generator<Element> {
  let looked = 0
  for (const element of document.querySelectorAll(selector)) {
    if (looked === MOST_LOOKED_AT) return
    looked += 1
    if (isShown(element) && !isOurs(element)) yield element
  }
}

/** The candidate with the highest score; candidates with the same colour count together. */
function mostOf(candidates: Iterable<Counted>): PageButton | undefined {
  const found = new Map<string, Counted>()
  for (const candidate of candidates) {
    const { red, green, blue } = candidate.background
    const key = [red, green, blue].join()
    const before = found.get(key)
    if (before) before.score += candidate.score
    else found.set(key, { ...candidate })
  }
  let best: Counted | undefined
  for (const candidate of found.values()) if (!best || candidate.score > best.score) best = candidate
  return best
}

function* buttonsOf(view: Window, { darkest }: Backdrop, probe: HTMLElement): Generator<Counted> {
  for (const element of shownIn(view.document, BUTTONS)) {
    const style = computedStyle(element, view)
    const background = readColour(style('background-color'), probe)
    const text = readColour(style('color'), probe)
    if (!background || !text || background.alpha < 1 || contrastOf(background, darkest) < VISIBLE_CONTRAST) continue
    const isMain = MAIN_BUTTON.test(`${element.getAttribute('class')} ${element.getAttribute('type')}`)
    const score = (isMain ? 6 : 1) * (colourful(background) ? 3 : 1)
    yield { background, text, score, radius: style('border-top-left-radius') }
  }
}

function* coloursOf(view: Window, selector: string, surface: Colour, probe: HTMLElement): Generator<Counted> {
  for (const element of shownIn(view.document, selector)) {
    const colour = readColour(computedStyle(element, view)('color'), probe)
    if (colour) yield { background: blend(colour, surface), text: surface, score: colourful(colour) ? 3 : 1 }
  }
}

/** The look of a button on this page; undefined if the page has neither buttons, links nor headings. */
export const pageButton = (view: Window, backdrop: Backdrop, surface: Colour, probe: HTMLElement): PageButton | undefined =>
  mostOf(buttonsOf(view, backdrop, probe)) ??
  mostOf(coloursOf(view, 'main a[href],article a[href],p a[href]', surface, probe)) ??
  mostOf(coloursOf(view, 'h1,h2,h3', surface, probe))
