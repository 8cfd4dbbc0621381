/**
 * The parser's tree of a page, reduced to the parents of open elements. Closed elements can be garbage-collected, so memory grows with the depth
 * of a page and not with its size.
 */
import type { Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5'
import { html } from 'parse5'

type Attribute = Token.Attribute

/** What a node has from those around it. */
export interface Inherited {
  lang?: string
  dir?: string
  isInTemplate: boolean
}

export interface PageNode {
  tag: string
  namespace: string
  attributes: Attribute[]
  parent?: PageNode
  /** The content of a `template`, which is no part of the page. */
  content?: PageNode
  isTemplateContent?: true
  range?: { start: number; end: number }
  /** What is inherited, once it was asked for: a page may be nested so deeply that every walk to its root would take too long. */
  inherited?: Inherited
}

export type PageTypes = TreeAdapterTypeMap<
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode,
  PageNode
>

export interface TreeListener {
  /** Called at the start of an element that the author wrote. */
  onStart(node: PageNode): void
  onEnd(node: PageNode): void
}

const plain = (tag: string): PageNode => ({ tag, namespace: '', attributes: [] })

export const attributeOf = (node: PageNode, name: string): string | undefined =>
  node.attributes.find((attribute) => attribute.name === name)?.value

/** What the node and those around it say. Each node is asked once. */
export function inheritedBy(node: PageNode): Inherited {
  const asked: PageNode[] = []
  let at: PageNode | undefined = node
  for (; at && !at.inherited; at = at.parent) asked.push(at)
  let inherited: Inherited = at?.inherited ?? { isInTemplate: false }
  for (let next = asked.pop(); next; next = asked.pop()) {
    const { lang, dir } = inherited
    inherited = {
      lang: attributeOf(next, 'lang') || lang,
      dir: attributeOf(next, 'dir') || dir,
      isInTemplate: inherited.isInTemplate || Boolean(next.isTemplateContent),
    }
    next.inherited = inherited
  }
  return inherited
}

export const isHtml = ({ namespace }: PageNode): boolean => namespace === html.NS.HTML

export function createPageTree({ onStart, onEnd }: TreeListener): TreeAdapter<PageTypes> {
  /** Represents all texts and comments, which are not kept. */
  const anything = plain('#text')
  let mode = html.DOCUMENT_MODE.NO_QUIRKS
  const adopted = new WeakMap<PageNode, Set<string>>()
  return {
    createDocument: () => plain('#document'),
    createDocumentFragment: () => plain('#fragment'),
    createCommentNode: () => anything,
    createTextNode: () => anything,
    createElement: (tag, namespace, attributes) => ({ tag, namespace, attributes }),
    appendChild(parent, child) {
      if (child !== anything) child.parent = parent
    },
    insertBefore(parent, child) {
      if (child !== anything) child.parent = parent
    },
    insertText() {},
    insertTextBefore() {},
    detachNode() {},
    adoptAttributes(node, attributes) {
      // A page may begin its body again and again, each time with another attribute.
      const names = adopted.get(node) ?? new Set(node.attributes.map(({ name }) => name))
      adopted.set(node, names)
      for (const one of attributes) if (!names.has(one.name)) node.attributes.push(one)
      for (const { name } of attributes) names.add(name)
      node.inherited = undefined
    },
    setTemplateContent(template, content) {
      template.content = content
      content.parent = template
      content.isTemplateContent = true
    },
    getTemplateContent: (template) => template.content ?? anything,
    setDocumentType() {},
    setDocumentMode(_page, next) {
      mode = next
    },
    getDocumentMode: () => mode,
    getFirstChild: () => null,
    getChildNodes: () => [anything],
    getParentNode: (node) => node.parent ?? null,
    getAttrList: ({ attributes }) => [...attributes],
    getTagName: ({ tag }) => tag,
    getNamespaceURI: ({ namespace }) => namespace as html.NS,
    getTextNodeContent: () => '',
    getCommentNodeContent: () => '',
    getDocumentTypeNodeName: () => '',
    getDocumentTypeNodePublicId: () => '',
    getDocumentTypeNodeSystemId: () => '',
    isTextNode: (node): node is PageNode => node === anything,
    isCommentNode: (_node): _node is PageNode => false,
    isDocumentTypeNode: (_node): _node is PageNode => false,
    isElementNode: (node): node is PageNode => !node.tag.startsWith('#'),
    getNodeSourceCodeLocation: () => null,
    setNodeSourceCodeLocation(node: PageNode | undefined, place) {
      // The parser looks for a text that it has put in front of a table, and finds none.
      if (place && node) node.range = { start: place.startOffset, end: place.endOffset }
    },
    updateNodeSourceCodeLocation() {},
    onItemPush(node) {
      if (node.range) onStart(node)
    },
    onItemPop: (node) => onEnd(node),
  }
}
