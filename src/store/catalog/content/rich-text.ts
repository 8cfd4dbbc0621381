/** Texts of rich content with their decorations (docs/platform.md §3). */
import type { DecorationType } from '../../../platform/catalog/content/rich-content-constants'
import type { JsonRecord } from '../../../platform/wire/record'
import { numberOf } from '../untrusted'
import { element, type RichChild, type RichElement, type RichPaint, type RichProps, type RichTag } from './rich-tree'
import { colorOf, itemsOf, linkProps, recordOf, textOf, wordFor } from './rich-values'

type Wrapping = [tag: RichTag, props?: RichProps, paint?: RichPaint]

/** Font sizes relative to the surrounding text, limited to a readable range. */
function sizeOf({ unit, value }: JsonRecord): string | undefined {
  const em = (numberOf(value) ?? 0) / (unit === 'EM' ? 1 : 16)
  return em > 0 ? `${+Math.min(3, Math.max(0.75, em)).toFixed(2)}em` : undefined
}

const span = (paint: RichPaint): Wrapping => ['span', {}, paint]
/** No decoration. */
const plain = () => undefined

/** Mapping of decorations. A link encloses the others, so that adjacent parts can be joined. */
const DECORATIONS: Readonly<Record<DecorationType, (decoration: JsonRecord, base?: string) => Wrapping | undefined>> = {
  // Weights below 600 do not look bold; without a weight the type decides.
  BOLD: ({ fontWeightValue }) => ((numberOf(fontWeightValue) ?? 700) < 600 ? undefined : ['strong']),
  ITALIC: () => ['em'],
  UNDERLINE: () => ['u'],
  STRIKETHROUGH: () => ['s'],
  SUPERSCRIPT: () => ['sup'],
  SUBSCRIPT: () => ['sub'],
  // Revealed on focus or hover.
  SPOILER: () => ['span', { 'data-rich': 'spoiler', tabIndex: 0 }],
  COLOR: ({ colorData }) => {
    const { foreground, background } = recordOf(colorData)
    return span({ color: colorOf(foreground), background: colorOf(background) })
  },
  FONT_SIZE: ({ fontSizeData }) => span({ size: sizeOf(recordOf(fontSizeData)) }),
  LINK: ({ linkData }, base) => {
    const props = linkProps(recordOf(linkData).link, base)
    return props && ['a', props]
  },
  // Anchors, mentions, fonts and drawings work only on the shop's own site.
  ANCHOR: plain,
  MENTION: plain,
  FONT_FAMILY: plain,
  SKETCH: plain,
  EXTERNAL: plain,
}

/** @param text already cut to the limits */
export function decorated(text: string, decorations: unknown, base?: string): RichChild {
  const wrappings = new Map<string, Wrapping>()
  for (const one of itemsOf(decorations)) {
    const decoration = recordOf(one)
    const type = textOf(decoration.type)
    const wrapping = wordFor(DECORATIONS, type)?.(decoration, base)
    // `italicData: false` cancels a style of the document.
    if (wrapping && !Object.values(decoration).includes(false)) wrappings.set(type, wrapping)
  }
  const link = wrappings.get('LINK')
  wrappings.delete('LINK')
  let child: RichChild = text
  for (const [tag, props, paint] of [...wrappings.values(), ...(link ? [link] : [])]) child = element(tag, [child], props, paint)
  return child
}

const isLink = (child: RichChild | undefined): child is RichElement => typeof child === 'object' && child.tag === 'a'

/** Joins adjacent links to the same address, so that a bold word in a link adds no second tab stop. */
export function joinLinks(children: readonly RichChild[]): RichChild[] {
  const joined: RichChild[] = []
  for (const child of children) {
    const last = joined[joined.length - 1]
    if (isLink(child) && isLink(last) && child.props.href === last.props.href)
      joined[joined.length - 1] = { ...last, children: [...last.children, ...child.children] }
    else joined.push(child)
  }
  return joined
}
