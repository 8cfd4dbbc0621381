/** A line of the cart: picture, name, options, price, quantity, remove button, and its problem. */
import { useEffect, useRef, useState } from 'react'
import type { LineProblem, PriceChange } from '../../store/base/state'
import type { CartLineView } from '../../store/base/views'
import { colorOf } from '../../store/catalog/untrusted'
import { isBlocked } from '../../store/drawer/blocked-lines'
import { onPress } from '../on-press'
import { Photo } from '../Photo'
import { Price } from '../Price'
import { QuantityStepper } from '../QuantityStepper'
import type { CartExtras, LineExtra } from './cart-context'
import { useCartMessages } from './cart-messages'

export interface CartLineProps {
  line: CartLineView
  /** The requested quantity, which may not be confirmed yet. */
  quantity: number
  /** The price is older than the quantity. */
  busy: boolean
  problem?: LineProblem
  /** A change of price since the visitor saw the line last. */
  priceChange?: PriceChange
  onQuantity(quantity: number): void
  onRemove(): void
  /** Its picture is below the fold. */
  lazy?: boolean
  /** Undefined while they are loaded; the picture waits for them, because they choose its size. */
  extras?: CartExtras | null
  extra?: LineExtra
  /** The author's own page of the product. */
  href?: string
  /** The line editor replaces the controls. */
  editing?: boolean
  onEdit?(on: boolean): void
}

const PICTURE_PX = 76
const FEW = 5

export function CartLine(props: CartLineProps) {
  const { line, quantity, busy, problem, priceChange, lazy, extras, extra, href, editing, onQuantity, onRemove, onEdit } = props
  const messages = useCartMessages()
  const left = line.quantityAvailable
  /** How often more than the stock was typed; 0 once less was. */
  const [cuts, setCuts] = useState(0)
  const tooMany = line.available && left !== undefined && left > 0 && isBlocked({ intents: { [line.key]: quantity } }, line)
  /** The checkout has given its own reason and offers a fix. */
  const isExplained = (!line.available || tooMany) && extra?.messages.some(({ severity, fix }) => severity === 'error' && fix)
  const wrong = editing
    ? '' // the editor shows it
    : !line.available && !isExplained
      ? messages.lineUnavailable
      : tooMany && !isExplained
        ? messages.lineOnlyLeft(left)
        : problem?.kind === 'clamped'
          ? messages.quantityClamped(problem.quantity)
          : problem
            ? messages.lineChangeFailed
            : cuts > 0 && left !== undefined && messages.onlyLeft(left)
  /** Announced once, by our text or by the checkout's, not by both. */
  const hasAnnounced = useRef(false)
  const quiet = isExplained && hasAnnounced.current
  useEffect(() => {
    hasAnnounced.current = Boolean(wrong || quiet)
  })
  const name = <bdi key={line.name}>{line.name}</bdi>
  return (
    <li className="line" part="line" aria-busy={busy} data-line={line.key} data-unavailable={line.available ? undefined : ''}>
      {extras === undefined ? (
        <span className="picture" />
      ) : (
        <Photo
          className="picture"
          part="image"
          {...(line.picture && (extras?.pictureAt(line.picture, PICTURE_PX, PICTURE_PX) ?? { src: line.picture.url }))}
          alt={line.picture?.alt}
          width={PICTURE_PX}
          height={PICTURE_PX}
          loading={lazy ? 'lazy' : undefined}
        />
      )}
      <div>
        <div className="what">
          <div>
            {href ? (
              <h3 className="name" part="title">
                <a href={href}>{name}</a>
              </h3>
            ) : (
              <>
                <h3 className="hidden" key={line.name}>
                  {line.name}
                </h3>
                <span className="name" part="title" aria-hidden="true">
                  {name}
                </span>
              </>
            )}
            {line.options.map((option) => (
              <p className="options" part="option" key={option.name}>
                {colorOf(option.color) && <Swatch color={option.color} />}
                <bdi>{option.name}</bdi>: <bdi key={option.value}>{option.value}</bdi>
              </p>
            ))}
            {extras && extra && <extras.LineAbout extra={extra} />}
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
                onQuantity={(next, asked) => {
                  setCuts(asked > next ? cuts + 1 : 0)
                  onQuantity(next)
                }}
                onRemove={onRemove}
              />
            )}
            <div className="acts">
              {extras && line.item && line.options.length > 0 && line.available && (
                <button
                  type="button"
                  className="text-button"
                  data-edit={line.key}
                  aria-label={messages.editName(line.name)}
                  onClick={onPress(() => onEdit?.(true))}
                >
                  {messages.edit}
                </button>
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
          </div>
        )}
        {line.available && left !== undefined && left <= FEW && !wrong && !isExplained && (
          <p className="hint">{messages.onlyLeft(left)}</p>
        )}
        {priceChange?.kind === 'price' && (
          <p className="hint">{messages.priceChanged(priceChange.before.formatted, line.price.formatted)}</p>
        )}
        {wrong && (
          <p className="wrong" role="alert" key={cuts}>
            {wrong}
          </p>
        )}
        {extras && extra && <extras.LineNotices extra={extra} line={line} quiet={quiet} />}
        {tooMany && !editing && !isExplained && (
          <button
            type="button"
            className="text-button"
            data-remedy=""
            aria-label={messages.setToName(line.name, left)}
            onClick={onPress(() => onQuantity(left))}
          >
            {messages.setTo(left)}
          </button>
        )}
      </div>
    </li>
  )
}

/** The colour is an SVG attribute: a strict content security policy blocks inline styles, and no CSS can be injected through it. */
const Swatch = ({ color }: { color?: string }) => (
  <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true" focusable="false">
    <circle cx="1" cy="1" r="1" fill={color} />
  </svg>
)
