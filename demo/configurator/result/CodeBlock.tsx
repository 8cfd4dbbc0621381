import { CopyButton } from './CopyButton'

interface CodeBlockProps {
  id: string
  title: string
  hint: string
  code: string
}

/** Shortens long lists of hashes, so that the rest is easy to read. */
const MOST_ROWS = 6
function folded(code: string): string {
  const lines = code.split('\n')
  const isRow = (line: string) => /^\s+"[^"]+": "sha384-/.test(line)
  const rows = lines.filter(isRow).length
  if (rows <= MOST_ROWS) return code
  let seen = 0
  return lines
    .flatMap((line) => {
      if (!isRow(line)) return [line]
      seen += 1
      if (seen <= 2) return [line]
      return seen === 3 ? [`  … ${rows - 2} more files, which are copied as well`] : []
    })
    .join('\n')
}

export const CodeBlock = ({ id, title, hint, code }: CodeBlockProps) => (
  <section className="code" aria-labelledby={id}>
    <header>
      <h3 id={id}>{title}</h3>
      <CopyButton text={code} label="Copy" />
    </header>
    <p className="hint">{hint}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard. */}
    <pre tabIndex={0}>
      <code>{folded(code.trimEnd())}</code>
    </pre>
  </section>
)
