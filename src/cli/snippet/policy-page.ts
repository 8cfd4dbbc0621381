/** Reads the parts of a page that its policy depends on. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { themeAddress } from '../../checkup/policy/policy-needs'
import { RENDERED_MARK } from '../../server/marks'
import { sourceHash } from '../../snippet/import-map'
import type { PolicyPage } from '../../snippet/policy'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

export interface FoundPolicyPage extends PolicyPage {
  /** The nonce of the loader's tag. */
  nonce?: string
  /** Hash sources for the import maps in the page. */
  importMaps: string[]
  /** The same for the style rules of a snippet. */
  styleRules: string[]
  /** Numbers of the site's own scripts and styles, which the policy has to allow as well. */
  ownScripts: number
  ownStyles: number
}

const attributesOf = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** In the order of the page; without recursion, because a page may be nested more deeply than the stack allows. */
function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  const open = [...nodes].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('tagName' in node)) continue
    yield node
    // What is pre-rendered is in the page before any script has run.
    if (node.tagName === 'template' && RENDERED_MARK in attributesOf(node))
      open.push(...(node as DefaultTreeAdapterTypes.Template).content.childNodes)
    for (let place = node.childNodes.length - 1; place >= 0; place--) open.push(node.childNodes[place] as Node)
  }
}

function elementOf({ tagName }: Element, attributes: Record<string, string>): PolicyPage['elements'][number] | undefined {
  if (tagName.startsWith('cartlet-')) return { name: tagName.slice('cartlet-'.length), attributes }
  const name = attributes['data-cartlet']
  if (!name) return undefined
  return {
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key.replace(/^data-/, ''), value])),
  }
}

/** As a snippet begins them: the space of an element, or the theme. */
const OUR_RULES = /^\s*(cartlet-[\w-]+\{|\[data-cartlet=|:root \{\s*--cartlet-)/

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/') + 1)

const textIn = (element: Element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The settings of the loader's tag, in its address or its attributes; undefined for other scripts. */
function loaderOf(attributes: Record<string, string>) {
  const { src = '' } = attributes
  const [address = '', query = ''] = src.split('?', 2)
  const inAddress = new URLSearchParams(query)
  const setting = (name: string) => inAddress.get(name) ?? attributes[`data-${name}`]
  if (!/(^|\/)loader(-[a-z\d]{7})?\.js$/.test(address) || !setting('client-id')) return undefined
  return { folder: folderOf(address), setting }
}

export async function readPolicyPage(html: string): Promise<FoundPolicyPage | undefined> {
  const elements: PolicyPage['elements'][number][] = []
  const importMaps: string[] = []
  const styleRules = new Set<string>()
  let found: (Omit<PolicyPage, 'elements'> & { nonce?: string }) | undefined
  let ownScripts = 0
  let ownStyles = 0
  for (const element of elementsIn(parse(html).childNodes)) {
    const attributes = attributesOf(element)
    const ours = elementOf(element, attributes)
    if (ours) elements.push(ours)
    if ('data-cartlet-login' in attributes) elements.push({ name: 'account', attributes: {} })
    if (element.tagName === 'style' && (RENDERED_MARK in attributes || OUR_RULES.test(textIn(element))))
      styleRules.add((await sourceHash(textIn(element))) ?? '')
    else if (element.tagName === 'style' || 'style' in attributes) ownStyles += 1
    if (element.tagName !== 'script') continue
    const loader = loaderOf(attributes)
    if (loader && !found) {
      const { folder, setting } = loader
      found = {
        files: folder,
        nonce: attributes.nonce,
        api: setting('api'),
        snapshot: setting('snapshot'),
        live: setting('live'),
        theme: themeAddress(setting('theme')),
        captcha: setting('captcha-url'),
      }
    } else if (attributes.type === 'importmap') importMaps.push((await sourceHash(textIn(element))) ?? '')
    else if (!/json/.test(attributes.type ?? '')) ownScripts += 1
  }
  if (!found) return undefined
  return { ...found, elements, importMaps, styleRules: [...styleRules], ownScripts, ownStyles }
}
