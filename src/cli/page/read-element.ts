/** Reads an element's attributes and the content that its author wrote. */
import { parseFragment } from 'parse5'
import type { PageElement, PageSource, Range } from './page-model'

/** Longer content, in bytes, means that the element was never closed and contains the rest of the page. */
const MOST_CONTENT = 65_536

export interface ReadElement {
  attributes: Readonly<Record<string, string>>
  /** HTML; undefined if it is too long to be intended. */
  content: string | undefined
}

/** A page that could name UTF-16 in ASCII letters is not in it: browsers read it as UTF-8. */
export function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(/^\s*(utf-?16|ucs-2|unicode)/i.test(charset) ? 'utf-8' : charset)
  } catch {
    return new TextDecoder()
  }
}

export async function readElement(
  source: PageSource,
  { tag, content, rendered }: PageElement,
  decoder: TextDecoder,
): Promise<ReadElement> {
  const textOf = async (range: Range) => (range.end > range.start ? decoder.decode(await source.read(range)) : '')
  const [node] = parseFragment(await textOf(tag)).childNodes
  const attributes = node && 'attrs' in node ? node.attrs.map(({ name, value }) => [name, value] as const) : []
  const parts = rendered
    ? [
        { start: content.start, end: rendered.start },
        { start: rendered.end, end: content.end },
      ]
    : [content]
  const isTooLong = parts.some(({ start, end }) => end - start > MOST_CONTENT)
  const pieces = isTooLong ? undefined : await Promise.all(parts.map(textOf))
  return { attributes: Object.fromEntries(attributes), content: pieces?.join('') }
}
