import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NoteForm, type NoteFormProps } from '../../../../../src/widget/cart/terms/NoteForm'

function draw(props: Partial<NoteFormProps> = {}) {
  const onNote = vi.fn()
  const form = (more: Partial<NoteFormProps> = {}) => <NoteForm state={{ status: 'idle' }} onNote={onNote} {...props} {...more} />
  const view = render(form())
  return { onNote, redraw: (more: Partial<NoteFormProps>) => view.rerender(form(more)) }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { hidden: true })
function write(value: string) {
  fireEvent.input(field(), { target: { value } })
  fireEvent.blur(field())
}

describe('NoteForm', () => {
  it('saves the note on blur, without surrounding spaces', () => {
    const { onNote } = draw()
    write('  Ring twice ')
    expect(onNote.mock.calls).toEqual([['Ring twice']])
  })

  it('does not save an unchanged note', () => {
    const { onNote } = draw({ note: 'Ring twice' })
    write('Ring twice ')
    expect(onNote).not.toHaveBeenCalled()
  })

  it('saves again when the note is changed back during a save', () => {
    const { onNote, redraw } = draw({ note: 'Ring twice' })
    write('Knock')
    redraw({ state: { status: 'saving', text: 'Knock' } })
    expect(field().value).toBe('Knock')
    write('Ring twice')
    expect(onNote.mock.calls).toEqual([['Knock'], ['Ring twice']])
  })

  it('keeps a note that could not be saved, says so and saves it on request', () => {
    const { onNote } = draw({ state: { status: 'failed', text: 'Knock' } as NoteFormProps['state'] })
    expect(field().value).toBe('Knock')
    expect(screen.getByRole('alert').textContent).toContain('Try again')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onNote.mock.calls).toEqual([['Knock']])
  })
})
