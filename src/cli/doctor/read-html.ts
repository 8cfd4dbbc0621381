/** Collects the tags of a page's HTML that may concern Cartlet, with a parser that follows the HTML standard. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { PageDescription, Tag } from '../../checkup/model'
import { concerns, isOfTemplate } from '../npm-parts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node
const textIn = ({ childNodes }: Element) => childNodes.map((node) => ('value' in node ? node.value : '')).join('')

function tagOf(node: Element, within: Tag['within']): Tag {
  const line = node.sourceCodeLocation?.startLine
  const isInline = node.tagName === 'script' && !node.attrs.some(({ name }) => name === 'src')
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    within,
    ...(isInline && { text: textIn(node) }),
    ...(line && { line }),
  }
}

/** Further lists in these repeat nothing that a shop has. */
const MOST_LISTS = 16

interface Collected {
  tags: Tag[]
  templateTags: Tag[]
}

/**
 * In the order of the page. The content of a `<template>` is no part of it, and kept apart. Without recursion: a page may be nested more deeply than
 * the stack allows.
 */
function collect(page: Node): Collected {
  const found: Collected = { tags: [], templateTags: [] }
  const open: { node: Node; around: readonly string[]; isTemplate?: boolean; lists?: readonly string[] }[] = [
    { node: page, around: [] },
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, around, isTemplate, lists = [] } = next
    let inside = around
    let listsInside = lists
    if (isElement(node)) {
      const names = node.attrs.map(({ name }) => name)
      if (isTemplate) {
        if (isOfTemplate(node.tagName, names)) found.templateTags.push({ ...tagOf(node, around), lists })
        const each = node.attrs.find(({ name }) => name === 'data-cartlet-each')
        if (each && lists.length < MOST_LISTS) listsInside = [...lists, each.value]
      } else if (concerns(node.tagName, names)) found.tags.push(tagOf(node, around))
      if ('content' in node && around.length)
        open.push({ node: (node as DefaultTreeAdapterTypes.Template).content, around, isTemplate: true })
      // What is in a template is about the product of the element around that.
      if (isTemplate) inside = around
      else if (node.tagName.startsWith('cartlet-') || names.includes('data-cartlet')) inside = [node.tagName]
    }
    const { childNodes = [] } = node as { childNodes?: readonly Node[] }
    for (let place = childNodes.length - 1; place >= 0; place--)
      open.push({ node: childNodes[place] as Node, around: inside, isTemplate, lists: listsInside })
  }
  return found
}

const isPolicy = ({ name, attributes }: Tag) =>
  name === 'meta' && attributes['http-equiv']?.trim().toLowerCase() === 'content-security-policy'

/**
 * @param html the whole page
 * @param address of the page, if it has one
 * @param header value of `Content-Security-Policy` that came with it
 */
export function readHtml(html: string, address?: string, header?: string | null): PageDescription {
  const { tags, templateTags } = collect(parse(html, { sourceCodeLocationInfo: true }))
  const metas = tags.filter(isPolicy).flatMap(({ attributes }) => attributes.content ?? [])
  const href = tags.find(({ name }) => name === 'base')?.attributes.href
  return {
    ...(address && { address }),
    ...(address && href && URL.canParse(href, address) && { base: new URL(href, address).href }),
    tags,
    templateTags,
    policies: [...(header ? [header] : []), ...metas],
  }
}
