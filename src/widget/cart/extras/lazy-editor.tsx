/** The line editor, whose code is loaded at the first press on "Edit". */
import type { ComponentType } from 'react'
import type { LineEditorProps } from '../../product/LineEditor'
import { useLoad } from '../../use-load'
import { type CartExtras, useCartSurroundings } from '../cart-context'
import { useCartMessages } from '../cart-messages'
import { useExtrasMessages } from './extras-messages'

export type LoadLineEditor = () => Promise<{ LineEditor: ComponentType<LineEditorProps> }>

export function createLazyEditor(load: LoadLineEditor): CartExtras['Editor'] {
  return function LazyEditor({ line, onEnd }) {
    const { editor: messages } = useExtrasMessages()
    const { subtotalStatus } = useCartMessages()
    const { announce } = useCartSurroundings()
    const { status, value } = useLoad(load)
    const end = (saved: boolean) => {
      const text = messages.saved(line.name)
      if (saved) announce('edit', (totals) => (totals ? `${text} ${subtotalStatus(totals.subtotal.formatted)}` : text))
      onEnd(saved)
    }
    if (value) return <value.LineEditor line={line} messages={messages} onEnd={end} />
    const failed = status === 'failed'
    return (
      <div className="editor" aria-busy={!failed}>
        <p className={failed ? 'wrong' : 'hint'} role={failed ? 'alert' : undefined}>
          {failed ? messages.unavailable : messages.loading}
        </p>
        <button type="button" className="text-button" onClick={() => onEnd(false)}>
          {messages.cancel}
        </button>
      </div>
    )
  }
}
