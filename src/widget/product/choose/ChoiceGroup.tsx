/** A single choice: native radio buttons as chips or swatches, or a select where the list is long (docs/behaviour.md §5). */
import { useId } from 'react'
import type { ChoiceLook, OptionChoiceView } from '../../../store/base/views'
import type { ChoiceStatus } from '../../../store/catalog/choose/stock-status'
import { distinct } from '../card/distinct'
import { useProductMessages } from '../card/product-messages'
import { Swatch } from '../card/Swatch'
import { Problem } from './Problem'

export interface ShownChoice extends Pick<OptionChoiceView, 'value' | 'label' | 'color' | 'picture'> {
  status: ChoiceStatus
  /** Follows the name in brackets, such as "sold out". */
  note: string
}

export interface ChoiceGroupProps {
  title: string
  look: ChoiceLook
  choices: readonly ShownChoice[]
  picked?: string
  /** Marked as optional. */
  optional?: boolean
  /** Explains why a choice cannot be picked. */
  hint?: string
  /** Shown when the choice is missing. */
  problem?: string
  /** The problem is announced. */
  isAlert?: boolean
  onPick(value: string): void
}

/** Longer lists of texts become a select. */
const MOST_CHIPS = 8

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { title, look, picked, optional, hint, problem, isAlert, onPick } = props
  const choices = distinct(props.choices, ({ value }) => value)
  const messages = useProductMessages()
  const id = useId()
  const current = choices.find(({ value }) => value === picked)
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const head = (
    <>
      <bdi key={title}>{title}</bdi>
      {optional && <small> ({messages.optional})</small>}
    </>
  )
  const below = (
    <>
      <Problem id={id} text={problem} isAlert={isAlert} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
  /** A radio button is named by an attribute, because screen readers would read text in the label once more after it. */
  const named = ({ label, note }: ShownChoice) => (note ? `${label} (${note})` : label)

  if (look === 'text' && choices.length > MOST_CHIPS)
    return (
      <div className="group" part="option" data-missing={problem ? '' : undefined}>
        <label className="title" htmlFor={id}>
          {head}
        </label>
        <span className="select">
          <select
            part="field"
            id={id}
            value={current?.value ?? ''}
            aria-invalid={problem ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onPick(event.currentTarget.value)}
          >
            {!current && <option value="">{messages.choosePlaceholder(title)}</option>}
            {choices.map((choice) => (
              <option value={choice.value} disabled={choice.status === 'not-made'} key={choice.value}>
                {named(choice)}
              </option>
            ))}
          </select>
        </span>
        {below}
      </div>
    )
  return (
    <fieldset className="group" part="option" data-missing={problem ? '' : undefined} aria-describedby={describedBy}>
      <legend className="title">
        {head}
        {current?.value && (
          <span className="picked" key={current.value}>
            : <bdi>{current.label}</bdi>
          </span>
        )}
      </legend>
      <div className="choices">
        {choices.map((choice) => {
          const isChip = look === 'text' || (!choice.color && !choice.picture)
          return (
            <label className="choice" data-status={choice.status} title={named(choice)} key={choice.value}>
              <input
                type="radio"
                name={id}
                value={choice.value}
                checked={choice === current}
                aria-label={named(choice)}
                disabled={choice.status === 'not-made'}
                onChange={() => onPick(choice.value)}
              />
              {isChip ? (
                <span className="option-chip" aria-hidden="true">
                  <bdi>{choice.label}</bdi>
                </span>
              ) : (
                <Swatch choice={choice} className={choice.picture ? 'square' : undefined} />
              )}
            </label>
          )
        })}
      </div>
      {below}
    </fieldset>
  )
}
