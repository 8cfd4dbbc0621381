/** Style rules of the page: the space of elements, and the theme. In the head itself, because another style sheet would delay the first paint. */
import { VARIABLES } from '../manifest/variables'
import type { SnippetChoices, SnippetForm } from './choices'

/** In minified CSS: the selectors before a block of declarations. */
const SELECTORS = /(?<=^|[{}])[^{}@]+(?=\{)/g

/** The rules of `cartlet.css` for one form of the elements, half as long as for both. */
export const reservedFor = (css: string, form: SnippetForm): string =>
  css.trim().replace(SELECTORS, (selectors) =>
    selectors
      .split(',')
      .filter((one) => one.trim().startsWith(form === 'tags' ? 'cartlet-' : '[data-cartlet'))
      .join(','),
  )

type Theme = Pick<SnippetChoices, 'variables' | 'darkVariables'>

/** A value that cannot end its declaration. */
const SAFE = /^[^;{}<>\\@]*$/

const chosen = (values: Readonly<Record<string, string>> = {}): [name: string, value: string][] =>
  VARIABLES.flatMap(({ name }) => {
    const value = values[name]?.trim()
    return value && SAFE.test(value) && !value.includes('/*') ? [[name, value] as [string, string]] : []
  })

const block = (values: [string, string][], indent = '') =>
  `${indent}:root {\n${values.map(([name, value]) => `${indent}  ${name}: ${value};\n`).join('')}${indent}}\n`

export function themeStyles({ variables, darkVariables }: Theme): string {
  const light = chosen(variables)
  const dark = chosen(darkVariables)
  const parts = [
    ...(light.length ? [block(light)] : []),
    ...(dark.length ? [`@media (prefers-color-scheme: dark) {\n${block(dark, '  ')}}\n`] : []),
  ]
  return parts.join('')
}

export function themeProblems({ variables = {}, darkVariables = {} }: Theme): string[] {
  return [...Object.entries(variables), ...Object.entries(darkVariables)].flatMap(([name, value]) => {
    if (!VARIABLES.some((row) => row.name === name)) return [`There is no variable ${name}.`]
    return SAFE.test(value) && !value.includes('/*') ? [] : [`${name} must be one CSS value, not "${value}".`]
  })
}
