/** A note for the shop: saved on blur; the typed text stays in the field until it is saved. */
import { useId, useState } from 'react'
import type { NoteState } from '../../../store/base/state'
import { NoteIcon } from '../extras/extra-icons'
import { useExtrasMessages } from '../extras/extras-messages'

export interface NoteFormProps {
  note?: string
  state: NoteState
  onNote(text: string): void
}

/** The platform's limit. */
const LONGEST = 1000

export function NoteForm({ note = '', state, onNote }: NoteFormProps) {
  const messages = useExtrasMessages()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const failed = state.status === 'failed'
  const kept = state.status === 'idle' ? note : state.text
  const save = () => {
    if (draft === null) return
    setDraft(null)
    if (draft.trim() !== kept || failed) onNote(draft.trim())
  }
  return (
    <details className="coupon" open={note || failed ? true : undefined}>
      <summary>
        <NoteIcon />
        {messages.noteAdd}
      </summary>
      <label htmlFor={id}>{messages.noteLabel}</label>
      <textarea
        part="field"
        id={id}
        rows={2}
        maxLength={LONGEST}
        value={draft ?? kept}
        aria-busy={state.status === 'saving' || undefined}
        aria-invalid={failed || undefined}
        aria-describedby={failed ? `${id}-wrong` : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
      />
      {failed && (
        <p className="wrong" id={`${id}-wrong`} role="alert">
          {messages.noteFailed}{' '}
          <button type="button" className="text-button" onClick={() => onNote(kept)}>
            {messages.tryAgain}
          </button>
        </p>
      )}
    </details>
  )
}
