/** One line: picture, name, options, price, quantity, remove, and what went wrong with it. */
import { useEffect, useRef } from 'react'
import { isBlocked } from '../../store/drawer/blocked-lines'
import type { LineProblem, PriceChange } from '../../store/state'
import type { CartLineView } from '../../store/views'
import { Price } from '../Price'
import { onPress } from '../press'
import { QuantityStepper } from '../QuantityStepper'
import type { CartExtras, LineExtra } from './cart-context'
import { useCartMessages } from './cart-messages'

export interface CartLineProps {
  line: CartLineView
  /** What the visitor asked for; the line's own while nothing is under way. */
  quantity: number
  /** The money is older than the quantity. */
  busy: boolean
  problem?: LineProblem
  /** What happened to it since the visitor looked last. */
  priceChange?: PriceChange
  onQuantity(quantity: number): void
  onRemove(): void
  /** Nobody sees its picture before scrolling. */
  lazy?: boolean
  /** Absent until it is known whether there are any: how large its picture is fetched is theirs to say. */
  extras?: CartExtras | null
  extra?: LineExtra
  /** Its choices stand in the place of its controls. */
  editing?: boolean
  onEdit?(on: boolean): void
}

const PICTURE_PX = 76
const FEW = 5
const COLOR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%/]+\)|[a-z]{3,20})$/i

export function CartLine(props: CartLineProps) {
  const { line, quantity, busy, problem, priceChange, lazy, extras, extra, editing, onQuantity, onRemove, onEdit } = props
  const messages = useCartMessages()
  const left = line.quantityAvailable
  const tooMany = line.available && left !== undefined && left > 0 && isBlocked({ intents: { [line.key]: quantity } }, line)
  /** The shop itself has said why it cannot be paid, and offers the way out. */
  const isTold = (!line.available || tooMany) && extra?.messages.some(({ severity, fix }) => severity === 'error' && fix)
  const wrong = editing
    ? '' // said where the choices are
    : !line.available && !isTold
      ? messages.lineUnavailable
      : tooMany && !isTold
        ? messages.lineOnlyLeft(left)
        : problem?.kind === 'clamped'
          ? messages.quantityClamped(problem.quantity)
          : problem && messages.lineChangeFailed
  /** Once said, in whoever's words, it is not announced a second time. */
  const hasSaid = useRef(false)
  const quiet = isTold && hasSaid.current
  useEffect(() => {
    hasSaid.current = Boolean(wrong || quiet)
  })
  const name = <bdi key={line.name}>{line.name}</bdi>
  return (
    <li className="line" part="line" aria-busy={busy} data-unavailable={line.available ? undefined : ''}>
      {line.picture && extras !== undefined ? (
        <img
          className="picture"
          part="image"
          {...(extras?.pictureAt(line.picture, PICTURE_PX, PICTURE_PX) ?? { src: line.picture.url })}
          alt={line.picture.alt}
          width={PICTURE_PX}
          height={PICTURE_PX}
          loading={lazy ? 'lazy' : undefined}
        />
      ) : (
        <span className="picture" />
      )}
      <div>
        <div className="what">
          <div>
            <h3 className="hidden" key={line.name}>
              {line.name}
            </h3>
            <span className="name" part="title" aria-hidden="true">
              {name}
            </span>
            {line.options.map((option) => (
              <p className="options" part="option" key={option.name}>
                {option.color && COLOR.test(option.color) && <Swatch color={option.color} />}
                <bdi>{option.name}</bdi>: <bdi key={option.value}>{option.value}</bdi>
              </p>
            ))}
            {extras && extra && <extras.LineAbout extra={extra} />}
            {extras && line.item && line.options.length > 0 && !editing && line.available && (
              <button
                type="button"
                className="text-button edit"
                data-edit={line.key}
                aria-label={messages.editName(line.name)}
                onClick={onPress(() => onEdit?.(true))}
              >
                {messages.edit}
              </button>
            )}
            {quantity > 1 && line.price.formatted && <p className="each">{messages.each(line.price.formatted)}</p>}
          </div>
          <Price price={line.total} />
        </div>
        {editing && extras && <extras.Editor line={line} onEnd={() => onEdit?.(false)} />}
        {!editing && (
          <div className="controls">
            {line.details?.fixedQuantity !== true && (
              <QuantityStepper
                messages={messages}
                name={line.name}
                quantity={quantity}
                max={left}
                onQuantity={onQuantity}
                onRemove={onRemove}
              />
            )}
            <button
              type="button"
              className="text-button"
              part="line-remove"
              data-remove={line.key}
              aria-label={messages.removeName(line.name)}
              onClick={onPress(onRemove)}
            >
              {messages.remove}
            </button>
          </div>
        )}
        {line.available && left !== undefined && left <= FEW && !wrong && !isTold && (
          <p className="hint">{messages.onlyLeft(left)}</p>
        )}
        {priceChange?.kind === 'price' && (
          <p className="hint">{messages.priceChanged(priceChange.before.formatted, line.price.formatted)}</p>
        )}
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
        {extras && extra && <extras.LineNotices extra={extra} line={line} quiet={quiet} />}
        {tooMany && !editing && !isTold && (
          <button
            type="button"
            className="text-button"
            aria-label={messages.setToName(line.name, left)}
            onClick={() => onQuantity(left)}
          >
            {messages.setTo(left)}
          </button>
        )}
      </div>
    </li>
  )
}

/** Colour by attribute of an SVG shape: no inline style for a strict policy to refuse, no CSS for the platform to inject. */
const Swatch = ({ color }: { color: string }) => (
  <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true" focusable="false">
    <circle cx="1" cy="1" r="1" fill={color} />
  </svg>
)
