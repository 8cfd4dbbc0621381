/** Fields for the attributes of the element, from the manifest. */
import type { ReactNode } from 'react'
import { attributesOf } from '../../../src/manifest/elements'
import type { AttributeRow } from '../../../src/manifest/model'
import { valueProblem } from '../../../src/snippet/elements'
import { rowOf, type Values } from '../set-up'
import { CheckField, SelectField, TextField } from './Field'

/** Attributes that are chosen in other fields, or for the whole page. */
const ELSEWHERE = ['product', 'collection', 'client-id', 'api', 'catalog', 'locale', 'theme', 'on-add', 'dir']

export const optionsOf = (kind: string): readonly AttributeRow[] =>
  attributesOf(rowOf(kind)).filter(({ name }) => !ELSEWHERE.includes(name))

/** Renders Markdown of the manifest: backticks become code, links become their text. */
export const prose = (markdown: string): ReactNode[] =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never change places.
    .map((part, place) => (place % 2 ? <code key={place}>{part}</code> : part))

interface OptionFieldsProps {
  kind: string
  values: Values
  onChange(values: Values): void
}

export const OptionFields = ({ kind, values, onChange }: OptionFieldsProps) => (
  <div className="fields">
    {optionsOf(kind).map((row) => {
      const { name, description } = row
      const value = values[name] ?? ''
      const { [name]: _, ...others } = values
      const set = (next: string) => onChange(next ? { ...others, [name]: next } : others)
      const field = { id: `option-${name}`, label: name, hint: prose(description) }
      if (row.type === 'flag')
        return (
          <CheckField
            key={name}
            {...field}
            checked={name in values}
            onChange={(on) => onChange(on ? { ...others, [name]: '' } : others)}
          />
        )
      if (row.type === 'choice') {
        const standard = `Default (${row.default.replaceAll('`', '')})`
        const options = row.values.filter((one) => `\`${one}\`` !== row.default).map((one) => [one, one] as const)
        return <SelectField key={name} {...field} value={value} options={[['', standard], ...options]} onChange={set} />
      }
      const problem = value && valueProblem(row, value)
      return (
        <TextField
          key={name}
          {...field}
          hint={problem ? <span className="problem">It {problem}.</span> : field.hint}
          type={row.type === 'number' ? 'number' : 'text'}
          placeholder={row.default.replaceAll('`', '')}
          value={value}
          onChange={set}
        />
      )
    })}
  </div>
)
