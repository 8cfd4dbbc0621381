/** The elements as components of Angular: a file to copy into an app, since Angular takes compiled libraries only. */
import { ELEMENTS } from '../elements'
import type { AttributeRow, ElementRow } from '../model'
import { SHARED_ATTRIBUTES } from '../shared'
import { attributesName } from './element-types'
import { propertyName } from './types-of'

/** Attributes that begin with `on` are listeners to Angular, which has those of every element itself. */
const inputsOf = ({ attributes }: ElementRow): readonly AttributeRow[] =>
  [...attributes, ...SHARED_ATTRIBUTES].filter(({ name, native }) => !(native || name.startsWith('on-')))

const input = (tag: string, { name }: AttributeRow): string => {
  const property = propertyName(name)
  const type = `Attributes['${tag}']['${name}']`
  const alias = property === name ? '' : `, { alias: '${name}' }`
  return `  readonly ${property} = input<${type}>(undefined${alias})\n`
}

const binding = ({ name, type }: AttributeRow): string => {
  const read = `${propertyName(name)}()`
  // An attribute without a value for true, none for false.
  return `    '[attr.${name}]': ${type === 'flag' ? `"${read} === true ? '' : ${read} === false ? null : ${read}"` : `'${read}'`},\n`
}

const component = (element: ElementRow): string => {
  const tag = `cartlet-${element.name}`
  const rows = inputsOf(element)
  return `@Component({
  selector: '${tag}',
  template: '<ng-content />',
  host: {
${rows.map(binding).join('')}  },
})
export class ${attributesName(element).replace(/Attributes$/, '')} {
${rows.map((row) => input(tag, row)).join('')}}
`
}

export const angularComponents = (): string =>
  [
    '/** The elements of Cartlet as components with typed inputs: a misspelt name or value is an error of the template. Generated from the manifest of the elements. */\n',
    "import { Component, input } from '@angular/core'\n",
    "import type { CartletAttributes as Attributes } from 'cartlet/elements'\n\n",
    ELEMENTS.map(component).join('\n'),
  ].join('')
