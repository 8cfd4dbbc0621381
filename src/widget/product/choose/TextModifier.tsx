/** A text for the product, such as an engraving, with its problem beside the field. */
import { useId } from 'react'
import type { TextModifierView } from '../../../store/base/views'
import { useProductMessages } from '../card/product-messages'
import { Problem } from './Problem'

export interface TextModifierProps {
  modifier: TextModifierView
  text: string
  problem?: string
  /** The problem is announced. */
  isAlert?: boolean
  onWrite(text: string): void
}

/** Longer texts get a field with several lines. */
const ONE_LINE = 60

export function TextModifier({ modifier, text, problem, isAlert, onWrite }: TextModifierProps) {
  const { title, required, minLength = 0, maxLength, addedPrice } = modifier
  const messages = useProductMessages()
  const id = useId()
  const counts = maxLength !== undefined && maxLength > 0
  const field = {
    id,
    value: text,
    maxLength: counts ? maxLength : undefined,
    autoComplete: 'off',
    dir: 'auto',
    'aria-required': required || undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [problem && `${id}-problem`, minLength > 1 && `${id}-least`, counts && `${id}-left`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onWrite(event.currentTarget.value),
  } as const
  return (
    <div className="group" part="option" data-missing={problem ? '' : undefined}>
      <label className="title" htmlFor={id}>
        <bdi key={title}>{title}</bdi>
        {!required && <small> ({messages.optional})</small>}
        {addedPrice && <small> {messages.plus(addedPrice.formatted)}</small>}
      </label>
      {counts && maxLength <= ONE_LINE ? (
        <input part="field" type="text" {...field} />
      ) : (
        <textarea part="field" rows={3} {...field} />
      )}
      <Problem id={id} text={problem} isAlert={isAlert} />
      {minLength > 1 && (
        <p className="hint" id={`${id}-least`}>
          {messages.textLeast(minLength)}
        </p>
      )}
      {counts && (
        <p className="hint" id={`${id}-left`}>
          {messages.charactersLeft(Math.max(0, maxLength - text.length))}
        </p>
      )}
    </div>
  )
}
