import { useEffect } from 'react'
import { CopyButton } from './CopyButton'

interface CodeBlockProps {
  id: string
  title: string
  hint: string
  code: string
  /** To look at, not to copy. */
  isExample: boolean
}

/** Shortens long lists of hashes, so that the rest is easy to read. */
const MOST_ROWS = 6
const SHOWN_ROWS = 2

interface Folded {
  /** The code as it is shown. */
  shown: string
  /** The line that stands for the others, and these. */
  line?: string
  hidden: string
}

function fold(code: string): Folded {
  const lines = code.split('\n')
  const rows = lines.filter((line) => /^\s+"[^"]+": "sha256-/.test(line))
  if (rows.length <= MOST_ROWS) return { shown: code, hidden: '' }
  const hidden = rows.slice(SHOWN_ROWS).join('\n')
  const line = `  … ${rows.length - SHOWN_ROWS} more files, which are copied as well`
  return { shown: code.replace(hidden, () => line), line, hidden }
}

/** What is selected and copied by hand has the hidden lines, too: a part of an import map is none. */
function useWholeCopies({ line, hidden }: Folded): void {
  useEffect(() => {
    if (!line) return
    const copy = (event: ClipboardEvent) => {
      const selected = getSelection()?.toString() ?? ''
      if (!selected.includes(line)) return
      event.clipboardData?.setData(
        'text/plain',
        selected.replace(line, () => hidden),
      )
      event.preventDefault()
    }
    document.addEventListener('copy', copy)
    return () => document.removeEventListener('copy', copy)
  }, [line, hidden])
}

export const CodeBlock = ({ id, title, hint, code, isExample }: CodeBlockProps) => {
  const folded = fold(code.trimEnd())
  useWholeCopies(folded)
  return (
    <section className="code" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {!isExample && <CopyButton text={code} label="Copy" />}
      </header>
      <p className="hint">{hint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard. */}
      <pre tabIndex={0}>
        <code>{folded.shown}</code>
      </pre>
    </section>
  )
}
