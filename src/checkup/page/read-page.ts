/** Finds Cartlet's script, settings, elements and buttons in the tags of a page. */

import { DEFAULT_API_ORIGIN } from '../../platform/http/gateway/origin'
import { ELEMENTS, PAGE_ATTRIBUTES, SETTINGS } from '../markup/known-markup'
import { nearest } from '../markup/nearest'
import type { PageDescription, Tag } from '../model'

export interface Embedded {
  tag: Tag
  /** Without `cartlet-`; undefined for an ordinary element with an action. */
  element?: string
  read(name: string): string | undefined
}

export interface Setting {
  value: string
  tag?: Tag
}

export interface ReadPage extends PageDescription {
  /** Every tag that loads Cartlet. */
  loaders: readonly Tag[]
  /** The one whose settings count. */
  loader?: Tag
  setting(name: string): Setting | undefined
  /** Elements and `data-cartlet` hosts with a known name. */
  embedded: readonly Embedded[]
  /** Elements of the page with an action of Cartlet. */
  buttons: readonly Tag[]
  api: string
  clientId?: string
}

export const baseOf = ({ base, address }: PageDescription): string | undefined => base ?? address

// Without an expression that is tried again at each question mark: the page may have been made to hang its reader.
const pathOf = (src: string) => src.split(/[?#]/, 1)[0] ?? ''
export const isOurFile = (src: string): boolean => /(^|\/)loader(-[a-z\d]{7})?\.js$/.test(pathOf(src))

/** Other files may also be called `loader.js`: ours has our name in its address, or a client id. */
export function isLoader({ name, attributes }: Tag): boolean {
  const { src } = attributes
  if (name !== 'script' || !src) return false
  const settings = Object.keys(attributes).filter((one) => one.startsWith('data-'))
  const hasSetting = settings.some((one) => nearest(one.slice('data-'.length), ['client-id']))
  return hasSetting || (isOurFile(src) && /cartlet/i.test(src)) || /[?&]client-?id=/i.test(src)
}

/** The query of the script's address takes precedence over its attributes. */
export function settingOf(tag: Tag, name: string): string | undefined {
  const query = /\?([^#]*)/.exec(tag.attributes.src ?? '')?.[1]
  return (new URLSearchParams(query).get(name) ?? tag.attributes[`data-${name}`])?.trim() || undefined
}

/** `clientId` for `client-id`. */
export const keyOf = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `cartletConfig` in an inline script, as far as it can be read without running it. */
function configured(tags: readonly Tag[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { text = '' } of tags.filter(({ name, text }) => name === 'script' && text?.includes('cartletConfig'))) {
    const begin = /cartletConfig\s*=\s*\{/.exec(text)
    if (!begin) continue
    const body = text.slice(begin.index + begin[0].length, text.lastIndexOf('}'))
    for (const name of Object.keys(SETTINGS)) {
      const value = new RegExp(`(?:^|[\\s,{'"])${keyOf(name)}['"]?\\s*:\\s*(['"\`])(.*?)\\1`).exec(body)?.[2]
      if (value !== undefined) found[name] = value
    }
  }
  return found
}

const isAction = (name: string) => PAGE_ATTRIBUTES.includes(name) && name !== 'data-cartlet'

export function readPage(page: PageDescription): ReadPage {
  const { tags } = page
  const loaders = tags.filter(isLoader)
  const loader = loaders.find((tag) => settingOf(tag, 'client-id')) ?? loaders[0]
  const settings = { ...configured(tags), ...page.settings }
  const setting = (name: string): Setting | undefined => {
    const value = loader && settingOf(loader, name)
    if (value) return { value, ...(loader && { tag: loader }) }
    return settings[name] ? { value: settings[name] } : undefined
  }
  const embedded = tags.flatMap((tag): Embedded[] => {
    const { attributes } = tag
    const element = tag.name.startsWith('cartlet-') ? tag.name.slice('cartlet-'.length) : attributes['data-cartlet']
    const read = (name: string) => (attributes[name] ?? attributes[`data-${name}`])?.trim()
    return element !== undefined && Object.keys(ELEMENTS).includes(element) ? [{ tag, element, read }] : []
  })
  const clientId = setting('client-id')?.value
  return {
    ...page,
    loaders,
    ...(loader && { loader }),
    setting,
    embedded,
    buttons: tags.filter(({ attributes }) => Object.keys(attributes).some(isAction)),
    api: setting('api')?.value || DEFAULT_API_ORIGIN,
    ...(clientId && { clientId }),
  }
}

/** Whether an adapter has to hand over this tag of a template. @param attributes their names, in lower case */
export const isOfTemplate = (name: string, attributes: readonly string[]): boolean =>
  name.startsWith('cartlet-') || attributes.some((one) => one.startsWith('data-cartlet-'))

/** Whether an adapter has to hand over this tag. @param attributes their names, in lower case */
export const concerns = (name: string, attributes: readonly string[]): boolean =>
  /^(script|link|meta|base)$/.test(name) || name.includes('-') || attributes.some((one) => /^data-[a-z]*let/.test(one))
