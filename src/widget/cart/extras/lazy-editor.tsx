/** Editing in place: its code comes with the first press on "Edit". */
import { type ComponentType, useEffect, useState } from 'react'
import type { LineEditorProps } from '../../product/LineEditor'
import type { CartExtras } from '../cart-context'
import { useExtrasMessages } from './extras-messages'

export type LoadLineEditor = () => Promise<{ LineEditor: ComponentType<LineEditorProps> }>

export function createLazyEditor(load: LoadLineEditor): CartExtras['Editor'] {
  return function LazyEditor({ line, onEnd }) {
    const { editor: texts } = useExtrasMessages()
    const [Editor, setEditor] = useState<ComponentType<LineEditorProps>>()
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      load().then(
        ({ LineEditor }) => setEditor(() => LineEditor),
        () => setFailed(true),
      )
    }, [])
    if (Editor) return <Editor line={line} texts={texts} onEnd={onEnd} />
    return (
      <div className="editor" aria-busy={!failed}>
        <p className={failed ? 'wrong' : 'hint'} role={failed ? 'alert' : undefined}>
          {failed ? texts.unavailable : texts.loading}
        </p>
        <button type="button" className="text-button" onClick={() => onEnd(false)}>
          {texts.cancel}
        </button>
      </div>
    )
  }
}
