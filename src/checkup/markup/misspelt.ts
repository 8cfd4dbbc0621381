/** Elements and attributes that are almost one of ours, and attributes that belong to another element. */
import { entryOf } from '../../store/catalog/untrusted'
import type { Finding, Tag } from '../model'
import type { Embedded } from '../page/read-page'
import { findingAt } from '../page/where'
import { ELEMENTS, type KnownAttributes, OWN_NODES, PAGE_ATTRIBUTES, PIECES, SETTINGS, SHARED } from './known-markup'
import { nearest } from './nearest'

/** Tags and values of `data-cartlet` that are almost the name of one of our elements. */
const NAMES = Object.keys(ELEMENTS)
const TAGS = [...NAMES, ...Object.keys(PIECES)].map((name) => `cartlet-${name}`)
const LIST = TAGS.map((tag) => `<${tag}>`).join(', ')

export function misspeltTag(tag: Tag): Finding[] {
  const { name, attributes } = tag
  const host = attributes['data-cartlet']
  if (host !== undefined && !NAMES.includes(host)) {
    const meant = nearest(host.replace(/^cartlet-/, ''), NAMES)
    return [
      findingAt(tag, {
        code: 'element-unknown',
        severity: 'error',
        cause: `There is no element "${host}", so nothing is drawn here.`,
        hint: meant ? `Did you mean data-cartlet="${meant}"?` : `Use one of: ${NAMES.join(', ')}.`,
      }),
    ]
  }
  if (!name.includes('-') || TAGS.includes(name) || [...OWN_NODES, 'cartlet-check-up'].includes(name)) return []
  const meant = nearest(name, TAGS)
  if (!meant && !name.startsWith('cartlet-')) return []
  return [
    findingAt(tag, {
      code: 'element-unknown',
      severity: 'error',
      cause: `There is no element <${name}>, so nothing is drawn here.`,
      hint: meant ? `Did you mean <${meant}>?` : `Use one of: ${LIST}.`,
    }),
  ]
}

/** Attributes that any HTML element may have, so that none of them is mistaken for a misspelt attribute of ours. */
const GLOBAL = new Set(
  (
    'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop ' +
    'itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate xmlns'
  ).split(' '),
)

/** Further attributes of `<script>`. */
const OF_SCRIPT = new Set(
  'async attributionsrc blocking charset crossorigin defer event fetchpriority for integrity language nomodule referrerpolicy src type'.split(
    ' ',
  ),
)

/** Frameworks mark their own attributes with a special character or with a prefix. */
const OF_FRAMEWORK = /[:@.#*()[\]]|^(_ng|ng-|v-|x-|hx-|wire|on|aria-)/

const isHtmlAttribute = (name: string): boolean => GLOBAL.has(name) || OF_FRAMEWORK.test(name)
const isScriptAttribute = (name: string): boolean => OF_SCRIPT.has(name) || isHtmlAttribute(name)

const misspelt = (tag: Tag, written: string, meant: string, explained = ''): Finding =>
  findingAt(tag, {
    code: 'attribute-misspelt',
    severity: 'error',
    cause: `There is no attribute ${written}, so it has no effect.${explained}`,
    hint: `Did you mean ${meant}?`,
  })

/** The known attribute that was probably meant, by a common other name for it or by its letters. */
function meantBy(name: string, attributes: KnownAttributes): string | undefined {
  const others = Object.entries(attributes).find(([, { mistakenFor }]) => mistakenFor?.includes(name))
  return others?.[0] ?? nearest(name, Object.keys(attributes))
}

/** Attributes that Cartlet sets itself and no author writes. */
const isOwnMark = (name: string) => /^data-cartlet-(fallback|rendered|snapshot|undrawn|view)$/.test(name)

/** Attributes of any element that are almost one of our `data-cartlet-…` attributes; in a template, all that have our prefix. */
export const misspeltActions = (tag: Tag, inTemplate?: boolean): Finding[] =>
  Object.keys(tag.attributes)
    .filter((name) => /^data-c(?!artlet-attr-)/.test(name) && !PAGE_ATTRIBUTES.includes(name) && !isOwnMark(name))
    .flatMap((name) => {
      const meant =
        nearest(name, PAGE_ATTRIBUTES) ?? (inTemplate && name.startsWith('data-cartlet-') && PAGE_ATTRIBUTES.slice(1).join(', '))
      return meant ? [misspelt(tag, name, meant)] : []
    })

export function misspeltAttributes({ tag, element = '' }: Omit<Embedded, 'read'> & Partial<Embedded>): Finding[] {
  const own = entryOf(ELEMENTS, element) ?? entryOf(PIECES, element) ?? {}
  const attributes = { ...own, ...SHARED }
  const isHost = !tag.name.startsWith('cartlet-')
  return Object.keys(tag.attributes).flatMap((written): Finding[] => {
    if (PAGE_ATTRIBUTES.includes(written) || isOwnMark(written)) return []
    const isData = written.startsWith('data-')
    const name = isData ? written.slice('data-'.length) : written
    if (entryOf(attributes, name) || (!isData && isHtmlAttribute(written))) return []
    // A div has its own attributes; only those that begin with `data-` are meant for us.
    if (isHost && !isData) return []
    const meant = meantBy(name, attributes)
    if (meant) return [misspelt(tag, written, isData ? `data-${meant}` : meant)]
    const owner = Object.entries(ELEMENTS).find(([, attributes]) => entryOf(attributes, name))?.[0]
    if (owner)
      return [
        findingAt(tag, {
          code: 'attribute-of-another-element',
          severity: 'warning',
          cause: `${written} has no effect here.`,
          hint: `It belongs to <cartlet-${owner}>.`,
        }),
      ]
    const setting = !isData && entryOf(SETTINGS, name)
    if (!setting) return []
    return [
      findingAt(tag, {
        code: 'attribute-of-another-element',
        severity: 'warning',
        cause: `${written} is a setting of the whole page and has no effect here.`,
        hint: `Put data-${name} on the script.`,
      }),
    ]
  })
}

/** Settings on the script: in its attributes, and in the query of its address. */
export function misspeltSettings(tag: Tag): Finding[] {
  const query = /\?([^#]*)/.exec(tag.attributes.src ?? '')?.[1] ?? ''
  const parameters = [...new URLSearchParams(query).keys()].flatMap((name): Finding[] => {
    // An editor has escaped an `&amp;` again.
    if (name.startsWith('amp;') && entryOf(SETTINGS, name.slice('amp;'.length)))
      return [misspelt(tag, `?${name}=`, `?${name.slice('amp;'.length)}=, with one &amp; in front`)]
    const meant = !entryOf(SETTINGS, name) && meantBy(name, SETTINGS)
    return meant ? [misspelt(tag, `?${name}=`, `?${meant}=`)] : []
  })
  const attributes = Object.keys(tag.attributes).flatMap((written): Finding[] => {
    const isData = written.startsWith('data-')
    const name = isData ? written.slice('data-'.length) : written
    if (isData ? entryOf(SETTINGS, name) : isScriptAttribute(written)) return []
    const meant = entryOf(SETTINGS, name) ? name : meantBy(name, SETTINGS)
    return meant ? [misspelt(tag, written, `data-${meant}`)] : []
  })
  return [...attributes, ...parameters]
}
