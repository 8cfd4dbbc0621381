/** A code for the whole order: a refused one stays in the field with the reason; an applied one is shown as a chip. */
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CartletError } from '../../../platform/http/errors'
import { pastedText } from '../../../store/base/pasted-text'
import type { CouponState } from '../../../store/base/state'
import { catchFocus } from '../../dialog/focus'
import { CloseIcon, TagIcon } from '../../icons'
import { isRepeated } from '../../press'
import { useProblem } from '../../use-problem'
import { useExtrasMessages } from '../extras/extras-messages'

export interface FoldProps {
  root: Ref<HTMLDetailsElement>
  open?: true
  children: ReactNode
}

export interface CodeFormProps {
  /** Holds the applied code, with the name of its part. */
  Chip: ComponentType<{ children: ReactNode }>
  /** Holds the form, with the name of its part. */
  Fold: ComponentType<FoldProps>
  /** The applied code. */
  applied?: string
  state: CouponState
  words: {
    /** Opens the form. */
    open: string
    label: string
    remove(code: string): string
    /** Nothing was typed. */
    empty: string
    refused(error: CartletError): string
  }
  onApply(code: string): void
  onRemove(): void
}

export function CodeForm({ Chip, Fold, applied, state, words, onApply, onRemove }: CodeFormProps) {
  const messages = useExtrasMessages()
  const [typed, setTyped] = useState<string | null>(null)
  /** A refused code from the page's address is put into the field as if it had been typed. */
  const code = typed ?? (state.status === 'refused' ? state.code : '')
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const busy = state.status === 'applying'
  const wrong = empty ? words.empty : state.status === 'refused' ? words.refused(state.error) : undefined

  /** Only a typed code moves the focus: with one from the address the visitor may be busy elsewhere in the page. */
  const isTyped = typed !== null
  useEffect(() => {
    if (isTyped && state.status === 'refused') field.current?.focus()
  }, [isTyped, state])
  const [isDescribed, onBlur] = useProblem(wrong, field)

  /** A button of this form was pressed; the result will remove that button. */
  const pressed = useRef(false)
  const root = useRef<HTMLDivElement & HTMLDetailsElement>(null)
  const isApplied = applied !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when chip and form have replaced each other.
  useLayoutEffect(() => {
    if (pressed.current) catchFocus(root.current?.querySelector<HTMLElement>('summary,.icon-button'))
    pressed.current = false
  }, [isApplied])

  function submit(event: FormEvent) {
    event.preventDefault()
    const isBlank = !pastedText(code)
    setEmpty(isBlank)
    if (isBlank || busy || isRepeated(event)) return
    pressed.current = true
    onApply(code)
  }

  if (applied !== undefined)
    return (
      <div ref={root}>
        <Chip>
          <bdi translate="no">{applied}</bdi>
          <button
            type="button"
            className="icon-button"
            aria-label={words.remove(applied)}
            onClick={() => {
              setTyped(null)
              pressed.current = true
              onRemove()
            }}
          >
            <CloseIcon />
          </button>
        </Chip>
        {wrong && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    )
  return (
    <Fold root={root} open={state.status === 'idle' ? undefined : true}>
      <summary>
        <TagIcon />
        {words.open}
      </summary>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>{words.label}</label>
        <input
          part="field"
          id={id}
          ref={field}
          // No `maxLength`: it would cut the end off a code that is pasted with blanks or quotes around it, which are not sent.
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={isDescribed ? `${id}-wrong` : undefined}
          onBlur={onBlur}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setEmpty(false)
          }}
        />
        <button type="submit" className="button quiet" aria-busy={busy || undefined}>
          {busy ? messages.applying : messages.apply}
        </button>
        {wrong && (
          <p className="wrong" id={`${id}-wrong`} role="alert">
            {wrong}
          </p>
        )}
      </form>
    </Fold>
  )
}
