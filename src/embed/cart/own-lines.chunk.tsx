/** The lines of a cart in the page, in the author's own templates. What there is to say of the cart as a whole stays ours. */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { LINE_FIELDS } from '../../checkup/markup/template-fields'
import type { CartMessages } from '../../i18n/catalogue'
import { CartletError } from '../../platform/http/errors'
import { type LineProblem, quantityOf, type ShopState } from '../../store/base/state'
import type { CartLineView, Picture } from '../../store/base/views'
import { isBlocked } from '../../store/drawer/blocked-lines'
import { type CartLinesProps, linesOnScreen } from '../../widget/cart/CartLines'
import { type CartExtras, type LineExtra, useCartSurroundings } from '../../widget/cart/cart-context'
import { useCartMessages } from '../../widget/cart/cart-messages'
import { useExtrasMessages } from '../../widget/cart/extras/extras-messages'
import { lineAbout } from '../../widget/cart/extras/LineAbout'
import { discountName, noticeText } from '../../widget/cart/extras/LineNotices'
import { plainNumber } from '../../widget/digits'
import { isModifiedPress } from '../../widget/modified-press'
import { isPress } from '../../widget/press'
import { useSurroundings } from '../../widget/shop-context'
import type { EmbedView } from '../boot/embed'
import type { ValuesOf } from '../product/template/values-of'
import { notifyAuthor } from '../report/notify-author'

// Makes Rollup leave what they share in the chunk of the extras.
export * from './cart-extras.chunk'

type Templates = typeof import('../product/template/beside.chunk')
type LineValues = ValuesOf<typeof LINE_FIELDS>

/** Wide enough for a line on any screen; the page's CSS makes it smaller. */
const PICTURE_PX = 200
const FEW = 5

interface Source {
  line: CartLineView
  quantity: number
  /** @param typed NaN if it was no quantity */
  ask(quantity: number, typed: number): void
  remove(): void
}

const noop = () => {}
const sourceOf = ({ source }: { source?: unknown }) => source as Source | undefined

/** Which controls belong to which line, for the focus. */
type Removers = Map<string, HTMLElement>

function createControls(
  view: EmbedView,
  { opener }: Templates,
  removers: Removers,
  arrived: (key: string, element: HTMLElement) => void,
) {
  return {
    open: opener(view, (scope) => {
      const id = sourceOf(scope)?.line.productId
      return id ? { id, choice: {} } : undefined
    }),
    remove(element: HTMLElement) {
      let of: Source | undefined
      element.addEventListener('click', (event) => {
        if (isModifiedPress(event)) return
        event.preventDefault()
        // The second click of a double click would remove the line that has moved up.
        if (isPress(event)) of?.remove()
      })
      return (scope: { source?: unknown }) => {
        of = sourceOf(scope)
        if (!of) return
        removers.set(of.line.key, element)
        arrived(of.line.key, element)
      }
    },
    quantity(element: HTMLElement) {
      const isField = element instanceof HTMLInputElement
      const field = element as HTMLInputElement | HTMLSelectElement
      if (!isField && !(element instanceof HTMLSelectElement)) {
        const problem = `data-cartlet-quantity needs an <input> or a <select>, not <${element.localName}>`
        notifyAuthor(view.host, new CartletError('INVALID_ARGUMENT', problem))
        return noop
      }
      let of: Source | undefined
      let drawn: string | undefined
      const draw = (quantity?: number) => {
        field.value = `${quantity ?? ''}`
        drawn = field.value
      }
      field.addEventListener('change', () => {
        if (!of) return
        const text = plainNumber(field.value)
        const number = Number(text || undefined)
        if (number === 0) return of.remove()
        const typed = Number.isInteger(number) && number > 0 ? number : Number.NaN
        const next = typed ? Math.min(typed, Math.max(of.line.quantityAvailable ?? typed, 1)) : of.quantity
        // A field that was emptied just gets its number back. What no number field can read leaves it empty, too.
        if (text || field.validity.badInput) of.ask(next, typed)
        draw(next)
      })
      return (scope: { source?: unknown }) => {
        of = sourceOf(scope)
        field.disabled = !of || of.line.details?.fixedQuantity === true
        if (isField) {
          element.min = '1'
          element.max = `${of?.line.quantityAvailable ?? ''}`
        }
        // What is being typed is left alone.
        if (drawn === undefined || field.value === drawn) draw(of?.quantity)
      }
    },
  }
}

/** Why the line cannot be bought, as far as the cart itself knows: what our own line says. */
function stockProblem(line: CartLineView, quantity: number, messages: CartMessages): string | undefined {
  const left = line.quantityAvailable
  if (!line.available) return messages.lineUnavailable
  return left && isBlocked({ intents: { [line.key]: quantity } }, line) ? messages.lineOnlyLeft(left) : undefined
}

/** What became of the visitor's last change of it. */
const changeProblem = (problem: LineProblem | undefined, messages: CartMessages) =>
  problem && (problem.kind === 'clamped' ? messages.quantityClamped(problem.quantity) : messages.lineChangeFailed)

const refusal = (typed: number, left: number | undefined, messages: CartMessages) =>
  typed ? left !== undefined && messages.onlyLeft(left) : messages.wholeNumber

const pictureValues = (picture: Picture | undefined, extras: CartExtras | null | undefined): LineValues['picture'] => {
  if (!picture) return undefined
  const { src, srcSet } = extras?.pictureAt(picture, PICTURE_PX, PICTURE_PX) ?? { src: picture.url, srcSet: undefined }
  return { url: src, srcset: srcSet, alt: picture.alt, width: picture.width, height: picture.height }
}

/** Tells the author of templates that hide why a line cannot be bought. */
function checkProblem({ host }: EmbedView): void {
  const shows = [...host.querySelectorAll('template')].some(({ content }) => content.querySelector('[data-cartlet-text=problem]'))
  const problem = 'The template of the cart never shows "problem": visitors cannot see why a line cannot be bought'
  if (!shows) notifyAuthor(host, new CartletError('INVALID_ARGUMENT', problem))
}

/** Elements of ours know no line. */
const followNone =
  (fault: () => void) =>
  ({ localName }: Element): undefined => {
    if (!/^cartlet-(buy-button|product)$/.test(localName)) fault()
  }

export function createOwnLines(view: EmbedView, templates: Templates): ComponentType<CartLinesProps> {
  return function OwnLines({ state, focusOn, onEmptied }) {
    const { shop } = useSurroundings()
    const { extras } = useCartSurroundings()
    const messages = useCartMessages()
    const extrasMessages = useExtrasMessages()
    const { locale } = useSurroundings()
    /** Index of the line that was removed: the focus moves to its neighbour instead of getting lost. */
    const removedAt = useRef<number | null>(null)
    const [{ drawn, removers }] = useState(() => {
      const removers: Removers = new Map()
      const arrived = (key: string, element: HTMLElement) => {
        if (focusOn.current !== key) return
        focusOn.current = null
        queueMicrotask(() => element.focus()) // once it is in the page
      }
      const controls = createControls(view, templates, removers, arrived)
      return { removers, drawn: templates.drawAll(view, { controls, fields: templates.LINE_FIELDS, follow: followNone }) }
    })
    /** What was typed last, if it was not what the line has now: more than the stock, or NaN. */
    const [refused, setRefused] = useState<{ key: string; typed: number }>()
    useEffect(() => checkProblem(view), [])
    useEffect(() => drawn.end, [drawn])

    const lines = linesOnScreen(state)
    function remove(key: string): void {
      if (lines.length === 1) onEmptied()
      else removedAt.current = lines.findIndex((line) => line.key === key)
      shop.cart.remove(key).catch(noop)
    }

    function valuesOf(line: CartLineView, quantity: number, busy: boolean, extra: LineExtra | undefined): LineValues {
      const { key, available, quantityAvailable: left } = line
      const priceChange = state.priceChanges[key]
      const isError = ({ severity }: LineExtra['messages'][number]) => severity === 'error'
      const notices = extra?.messages ?? []
      const said = notices.filter(isError).map((message) => noticeText(message, extrasMessages))
      const problem = [
        said.length ? undefined : stockProblem(line, quantity, messages),
        changeProblem(state.lineProblems[key], messages) ?? (refused?.key === key && refusal(refused.typed, left, messages)),
        ...said,
      ]
      const hints = [
        !problem.some(Boolean) && available && left !== undefined && left <= FEW && messages.onlyLeft(left),
        priceChange?.kind === 'price' && messages.priceChanged(priceChange.before.formatted, line.price.formatted),
      ]
      const notes = extra
        ? [
            ...(extras ? lineAbout(extra.facts, extrasMessages, extras.formatsIn(locale)) : []),
            ...extra.discounts.map((discount) => discountName(discount, extrasMessages)),
            ...notices.filter((message) => !isError(message)).map((message) => noticeText(message, extrasMessages)),
          ]
        : []
      return {
        name: line.name,
        link: extras?.hrefOf?.(state, line) ?? line.url,
        picture: pictureValues(line.picture, extras),
        quantity,
        price: line.price.formatted,
        oldPrice: line.comparePrice?.formatted,
        total: line.total.formatted,
        options: line.options.map(({ name, value, color }) => ({ name, value, color })),
        notes: notes.map((text) => ({ text })),
        problem: problem.filter(Boolean).join(' '),
        hint: hints.filter(Boolean).join(' '),
        available,
        busy,
      }
    }

    function itemOf(line: CartLineView) {
      const { key } = line
      const adding = quantityOf(state.adds.filter((add) => add.key === key && !add.counted))
      const asked = state.intents[key]
      const quantity = (asked ?? line.quantity) + adding
      const source: Source = {
        line,
        quantity,
        ask(next, typed) {
          setRefused(next === typed ? undefined : { key, typed })
          if (next !== quantity) shop.cart.setQuantity(key, next).catch(noop)
        },
        remove: () => remove(key),
      }
      const busy = asked !== undefined || adding > 0
      return { key, values: valuesOf(line, quantity, busy, extras?.extraOf(state, line)), source }
    }

    useEffect(() => {
      for (const key of removers.keys()) if (!lines.some((line) => line.key === key)) removers.delete(key)
      drawn.show([
        ...lines.map(itemOf),
        ...awaitedOf(state).map((name) => ({ key: `awaited ${name}`, values: { name, busy: true, options: [], notes: [] } })),
      ])
      const place = removedAt.current
      if (place === null) return
      removedAt.current = null
      removers.get(lines[Math.min(place, lines.length - 1)]?.key ?? '')?.focus()
    })
    return <slot />
  }
}

/** Products that are on their way into the cart, and of which only the name is known. */
const awaitedOf = ({ awaited }: ShopState): string[] => awaited.map(({ words }) => words)
