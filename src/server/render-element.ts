/** The public API for rendering on a server: HTML as text, for frameworks and templates. */
import { CartletError } from '../platform/http/errors'
import type { OptionKinds } from '../platform/wire/options'
import type { Snapshot } from '../store/base/snapshot-model'
import { check } from './check-options'
import { drawElement } from './draw-element'
import type { DrawOptions } from './draw-options'
import { escapeHtml, escapeJson } from './escape'
import { structuredData } from './structured-data'

/** As written in the tag; `data-` may be omitted. True is an attribute without a value; false, null and undefined omit it. */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>

export interface RenderOptions extends DrawOptions {
  /**
   * HTML of the author, kept inside the element: for browsers without declarative shadow roots, and as the label of a button. It is not escaped, so
   * it must contain no text of visitors.
   */
  content?: string
}

export interface PageElement {
  name: string
  attributes: ElementAttributes
}

const OPTIONS: OptionKinds<RenderOptions> = {
  content: 'text',
  locale: 'text',
  dir: 'text',
  theme: 'text',
  url: 'text',
  productLink: 'text',
  headingLevel: 'number',
  styles: 'text',
  styleNonce: 'text',
}

const ATTRIBUTE = /^[^\s"'<>/=]+$/

const bareName = (name: string) => name.replace(/^cartlet-/, '')

const textOf = (value: ElementAttributes[string]): string | null => {
  if (value === true) return ''
  return value === false || value === null || value === undefined ? null : `${value}`
}

const readerOf =
  (attributes: ElementAttributes) =>
  (name: string): string | null =>
    textOf(attributes[name]) ?? textOf(attributes[`data-${name}`])

function openTag(name: string, attributes: ElementAttributes): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) => {
    const text = textOf(value)
    if (text === null) return []
    if (!ATTRIBUTE.test(attribute))
      throw new CartletError('INVALID_ARGUMENT', `"${attribute}" cannot be the name of an attribute`)
    return text ? `${attribute}="${escapeHtml(text)}"` : attribute
  })
  return `<${[`cartlet-${name}`, ...written].join(' ')}>`
}

/**
 * The declarative shadow root of this element, as a `template`; empty if the snapshot does not contain what the element shows. For frameworks that
 * write the element themselves.
 * @param name of the element, with or without `cartlet-`
 */
export const renderShadowRoot = (
  name: string,
  attributes: ElementAttributes,
  snapshot: Snapshot,
  given: RenderOptions = {},
): string => {
  const { content = '', ...options } = check('renderShadowRoot()', given, OPTIONS)
  return drawElement(bareName(name), readerOf(attributes), content, snapshot, options)?.template ?? ''
}

/** The whole element: its tag, the declarative shadow root, and the author's content. */
export function renderElement(
  name: string,
  attributes: ElementAttributes,
  snapshot: Snapshot,
  options: RenderOptions = {},
): string {
  const bare = bareName(name)
  if (!/^[a-z][a-z-]*$/.test(bare)) throw new CartletError('INVALID_ARGUMENT', `"${name}" is not the name of an element`)
  check('renderElement()', options, OPTIONS)
  const root = renderShadowRoot(bare, attributes, snapshot, options)
  return `${openTag(bare, attributes)}${root}${options.content ?? ''}</cartlet-${bare}>`
}

/**
 * A script element with the data for search engines about these elements; empty if the snapshot contains none of them.
 * @param options `url` is the page's own address; `nonce` goes to the script element
 */
export function renderStructuredData(
  elements: readonly PageElement[],
  snapshot: Snapshot,
  options: { url?: string; productLink?: string; locale?: string; nonce?: string } = {},
): string {
  const kinds = { url: 'text', productLink: 'text', locale: 'text', nonce: 'text' } as const
  const { url, productLink, locale, nonce } = check('renderStructuredData()', options, kinds)
  const described = elements.flatMap(
    ({ name, attributes }) => drawElement(bareName(name), readerOf(attributes), '', snapshot, { url, productLink, locale }) ?? [],
  )
  const data = structuredData(described, url, snapshot.descriptions)
  const noncePart = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
  return data ? `<script type="application/ld+json"${noncePart}>${escapeJson(data)}</script>` : ''
}
