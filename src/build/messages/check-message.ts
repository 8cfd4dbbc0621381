/** What a message may not contain, given its placeholders and the plural forms of its language. */
import { type MessageFormatElement, type NumberElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Placeholders } from './language-file'

const list = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ') || 'no placeholder'

/** The ICU skeleton of a share: unlike the style `percent`, it writes 12.5 as 12.5 %. */
export const isPercent = ({ style }: NumberElement): boolean =>
  typeof style === 'object' && style?.tokens.length === 1 && style.tokens[0]?.stem === 'percent'

/** Says what is wrong with a message. */
export type Report = (mistake: string) => void

/** The plural categories of a language: those of whole numbers, and all. */
export interface Categories {
  needed: readonly string[]
  all: readonly string[]
}

export function categoriesOf(language: string): Categories {
  const rules = new Intl.PluralRules(language)
  const needed = new Set(Array.from({ length: 200 }, (_, value) => rules.select(value + 1)))
  return { needed: [...needed], all: rules.resolvedOptions().pluralCategories }
}

/** Reports every part of a message that does not fit its placeholders or its language. */
export function checkMessage(
  parts: readonly MessageFormatElement[],
  placeholders: Placeholders,
  { needed, all }: Categories,
  report: Report,
): void {
  const used = new Set<string>()
  function checkPlural(name: string, options: readonly string[]) {
    const forms = options.filter((option) => !option.startsWith('='))
    const missing = needed.filter((category) => !forms.includes(category))
    const unknown = forms.filter((form) => !all.includes(form))
    // `=1 {…} other {…}` alone does not count, it compares.
    const isComparing = forms.length === 1 && options.length > 1
    if (placeholders[name]?.type !== 'num') report(`counts {${name}}, which is no number`)
    if (missing.length && !isComparing) report(`lacks the plural forms ${missing.join(', ')} of {${name}}`)
    if (unknown.length) report(`has the plural forms ${unknown.join(', ')} of {${name}}, which the language does not have`)
  }
  function checkSelect(name: string, options: readonly string[]) {
    const type = placeholders[name]?.type ?? ''
    const cases = type.includes(' | ') ? type.split(' | ') : type === 'bool' ? ['true'] : ['none']
    const unknown = options.filter((option) => option !== 'other' && !cases.includes(option))
    if (unknown.length) report(`chooses by {${name}} being ${unknown.join(', ')}; it can be ${cases.join(', ')}`)
  }
  function visit(part: MessageFormatElement) {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return
    used.add(part.value)
    if (!(part.value in placeholders)) return report(`uses {${part.value}}; English has ${list(Object.keys(placeholders))}`)
    if (part.type !== TYPE.select && placeholders[part.value]?.type.match(/bool|\|/))
      report(`writes {${part.value}}, which is only to choose by: {${part.value}, select, …}`)
    if (part.type === TYPE.number && part.style && !isPercent(part))
      report(`writes {${part.value}} in a style other than ::percent`)
    if (part.type === TYPE.date || part.type === TYPE.time || part.type === TYPE.tag)
      report(`formats {${part.value}}, which is text already`)
    if (!('options' in part)) return
    const options = Object.keys(part.options)
    if (part.type === TYPE.select) checkSelect(part.value, options)
    else if (part.pluralType === 'ordinal' || part.offset) report(`counts {${part.value}} by ordinals or with an offset`)
    else checkPlural(part.value, options)
    for (const { value } of Object.values(part.options)) value.forEach(visit)
  }
  parts.forEach(visit)
  const lost = Object.keys(placeholders).filter((name) => !used.has(name))
  if (lost.length) report(`does not use ${list(lost)}`)
}
