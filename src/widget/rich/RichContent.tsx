/** Descriptions, drawn from their tree. Every element is one that the tree can name: nothing here reads markup. */
import { type ElementType, useId } from 'react'
import type { RichChild, RichView } from '../../store/catalog/rich-tree'
import { useSurroundings } from '../shop-context'
import { richCss } from '../styles/rich.css'
import { paint, paintedWith } from './paint'

export interface RichContentProps {
  content: RichView
  /** Rank of the heading that the content belongs to; its own headings begin below it. @default 2 */
  headingLevel?: number
}

/** The highest rank used, 7 when there are no headings. */
const highest = (content: RichView): number =>
  Math.min(7, ...content.map((child) => (typeof child === 'string' ? 7 : (child.level ?? highest(child.children)))))

export function RichContent({ content, headingLevel = 2 }: RichContentProps) {
  useSurroundings().adoptStyles(richCss)
  const id = useId()
  if (!content.length) return null
  // No rank is skipped between the heading above and the first of ours.
  const down = headingLevel + 1 - highest(content)

  function draw(child: RichChild, index: number) {
    if (typeof child === 'string') return child
    const { tag, props, children, level, group, paint: colors } = child
    const Tag = (tag === 'heading' ? `h${Math.min(6, Math.max(1, (level ?? 1) + down))}` : tag) as ElementType
    const inside = children.length ? children.map(draw) : undefined
    return (
      <Tag
        key={index}
        {...props}
        name={group && `${id}${group}`}
        data-paint={paintedWith(colors)}
        ref={colors && ((element: HTMLElement | null) => paint(element, colors))}
      >
        {inside}
      </Tag>
    )
  }
  return <div className="rich">{content.map(draw)}</div>
}
