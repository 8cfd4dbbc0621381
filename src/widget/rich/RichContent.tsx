/** Renders a description from its tree. The tree can hold known elements only; no markup is parsed here. */
import type { ElementType } from 'react'
import type { RichChild, RichPaint, RichView } from '../../store/catalog/content/rich-tree'
import { useSurroundings } from '../shop-context'
import { richCss } from './rich.css'

/** Colours and sizes from the description, set as custom properties through CSSOM: a strict content security policy blocks style attributes. */
const entriesOf = (paint: RichPaint | undefined) => Object.entries(paint ?? {}).filter(([, value]) => value)

/** Names of the properties in use, for selectors: a property left over from an earlier render has no effect. */
const paintedWith = (paint: RichPaint | undefined): string | undefined =>
  entriesOf(paint)
    .map(([name]) => name)
    .join(' ') || undefined

/** A `ref` that sets the properties. */
const paintOn = (paint: RichPaint | undefined) => {
  const entries = entriesOf(paint)
  if (!entries.length) return undefined
  return (element: HTMLElement | null) => {
    for (const [name, value] of entries) element?.style.setProperty(`--ct-rich-${name}`, value)
  }
}

export interface RichContentProps {
  content: RichView
  /** Level of the heading above the content; its own headings start one level below. @default 2 */
  headingLevel?: number
}

const NO_HEADING = 7

/** The highest heading level used in it. */
const highest = (content: RichView): number =>
  Math.min(
    NO_HEADING,
    ...content.map((child) => (typeof child === 'string' ? NO_HEADING : (child.level ?? highest(child.children)))),
  )

export function RichContent({ content, headingLevel = 2 }: RichContentProps) {
  useSurroundings().adoptStyles(richCss)
  // Shifts all levels, so that none is skipped below the heading above.
  const down = headingLevel + 1 - highest(content)

  function draw(child: RichChild, index: number) {
    if (typeof child === 'string') return child
    const { tag, props, children, level, paint } = child
    const Tag = (level ? `h${Math.min(6, level + down)}` : tag) as ElementType
    return (
      <Tag key={index} {...props} data-paint={paintedWith(paint)} ref={paintOn(paint)}>
        {children.length ? children.map(draw) : undefined}
      </Tag>
    )
  }
  return content.length ? <div className="rich">{content.map(draw)}</div> : null
}
