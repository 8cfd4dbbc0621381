/** All choices in the configurator, and the snippet choices that are derived from them. */

import { clientIdShape } from '../../src/checkup/client/client-id'
import { attributesOf, ELEMENTS } from '../../src/manifest/elements'
import type { ElementRow } from '../../src/manifest/model'
import type { ChosenElement, PolicyKind, SnippetChoices, SnippetForm } from '../../src/snippet/choices'
import { siteSystem } from '../../src/snippet/site-systems'

export type Values = Readonly<Record<string, string>>

export interface SetUp {
  clientId: string
  /** Sells from the demo shop in the preview; nothing can be copied. */
  demo: boolean
  /** Empty for the platform's own API. */
  api: string
  /** The name of the element. */
  kind: string
  /** Slugs of products, or of at most one collection. */
  references: readonly string[]
  attributes: Values
  settings: Values
  light: Values
  dark: Values
  /** The system that the author's site runs on. */
  system: string
  form: SnippetForm
  files: string
  /** The address of the author's page. */
  page: string
  policy: PolicyKind
  nonce: string
  integrity: boolean
}

export const EMPTY: SetUp = {
  clientId: '',
  demo: false,
  api: '',
  kind: 'buy-button',
  references: [],
  attributes: {},
  settings: {},
  light: {},
  dark: {},
  system: 'html',
  form: 'tags',
  files: '/cartlet/',
  page: '',
  policy: 'origins',
  nonce: '',
  integrity: false,
}

/** The details of a product or collection that was picked in this session. */
export interface Known {
  name: string
  url?: string
}

export const rowOf = (kind: string): ElementRow => ELEMENTS.find(({ name }) => name === kind) ?? (ELEMENTS[0] as ElementRow)

/** The attribute that names what the element shows; undefined for a cart or an account. */
export const subjectOf = (kind: string): 'product' | 'collection' | undefined => {
  const names = attributesOf(rowOf(kind)).map(({ name }) => name)
  if (names.includes('collection')) return 'collection'
  return names.includes('product') ? 'product' : undefined
}

/** A product element needs a product; a grid shows all products by default. */
export const isComplete = ({ clientId, demo, kind, references }: SetUp): boolean =>
  (demo || clientIdShape(clientId) === 'good') && (subjectOf(kind) !== 'product' || references.length > 0)

/** The page's address; undefined unless it is a valid one. */
export function pageOf({ page }: Pick<SetUp, 'page'>): URL | undefined {
  const text = page.trim()
  if (!text) return undefined
  try {
    const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
    return url.hostname.includes('.') || url.hostname === 'localhost' ? url : undefined
  } catch {
    return undefined
  }
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined)

export function elementsOf({ kind, references, attributes }: SetUp, known: ReadonlyMap<string, Known>): ChosenElement[] {
  const subject = subjectOf(kind)
  const names = new Set(attributesOf(rowOf(kind)).map(({ name }) => name))
  // Attributes of other kinds are kept in the set-up for when that kind is chosen again.
  const own = Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)))
  const one = (reference?: string): ChosenElement => {
    const found = reference === undefined ? undefined : known.get(reference)
    const shop = [...known.values()].find(({ url }) => url)?.url
    const href = subject === 'product' ? found?.url : originOf(shop)
    const text =
      subject === 'product' ? (found && kind === 'buy-button' ? `Buy ${found.name}` : found?.name) : (found?.name ?? 'Shop')
    return {
      name: kind,
      attributes: { ...(subject && reference && { [subject]: reference }), ...own },
      ...(href && text && { link: { text, href } }),
    }
  }
  return references.length && subject ? references.map(one) : [one()]
}

/** @param catalog the shop's catalog version, once it is known */
export function choicesOf(setUp: SetUp, known: ReadonlyMap<string, Known>, catalog: 'v1' | 'v3' | undefined): SnippetChoices {
  const { settings, light, dark, form, files, policy, nonce, integrity } = setUp
  // What is shown for the demo shop has the placeholder of the documentation: its own id would sell nothing.
  const { clientId, api } = setUp.demo ? { clientId: 'CLIENT_ID', api: '' } : setUp
  const { styles, withoutIntegrity } = siteSystem(setUp.system)
  return {
    clientId,
    elements: elementsOf(setUp, known),
    settings: { ...(catalog && { catalog }), ...settings, ...(api && { api }) },
    variables: light,
    darkVariables: dark,
    form,
    files,
    site: pageOf(setUp)?.origin,
    policy,
    nonce,
    integrity: integrity && !withoutIntegrity,
    ...(styles && { ownStyleSheet: true }),
    shopOrigin: originOf([...known.values()].find(({ url }) => url)?.url),
  }
}
