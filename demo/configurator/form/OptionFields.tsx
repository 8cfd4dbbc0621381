/** Fields for the attributes of the element: which there are says the manifest, in which words `owner-words.ts`. */
import { attributesOf } from '../../../src/manifest/elements'
import type { AttributeRow } from '../../../src/manifest/model'
import { attributeWords } from '../../../src/manifest/owner-words'
import { valueProblem } from '../../../src/snippet/elements'
import { rowOf, type Values } from '../set-up'
import { CheckField, ListField, SelectField, TextField } from './Field'

/** Attributes that are chosen in other fields, or for the whole page. */
const ELSEWHERE = ['product', 'collection', 'client-id', 'api', 'catalog', 'locale', 'theme', 'on-add', 'dir']

export const optionsOf = (kind: string): readonly AttributeRow[] =>
  attributesOf(rowOf(kind)).filter(({ name }) => !ELSEWHERE.includes(name))

interface OptionFieldsProps {
  kind: string
  values: Values
  onChange(values: Values): void
}

export const OptionFields = ({ kind, values, onChange }: OptionFieldsProps) => (
  <div className="fields">
    {optionsOf(kind).map((row) => {
      const { name } = row
      const value = values[name] ?? ''
      const { [name]: _, ...others } = values
      const set = (next: string) => onChange(next ? { ...others, [name]: next } : others)
      const { label, hint, standard, values: words } = attributeWords(kind, name)
      const byDefault = row.default.replaceAll('`', '')
      const field = { id: `option-${name}`, label, hint }
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
        const first = `Default (${standard ?? words?.[byDefault] ?? byDefault})`
        const options = row.values.filter((one) => one !== byDefault).map((one) => [one, words?.[one] ?? one] as const)
        return <SelectField key={name} {...field} value={value} options={[['', first], ...options]} onChange={set} />
      }
      if (row.type === 'list' && words)
        return <ListField key={name} {...field} value={value} options={Object.entries(words)} onChange={set} />
      const problem = value && valueProblem(row, value)
      return (
        <TextField
          key={name}
          {...field}
          hint={problem ? <span className="problem">It {problem}.</span> : hint}
          type={row.type === 'number' ? 'number' : 'text'}
          placeholder={standard ?? (row.type === 'number' && /\d/.test(byDefault) ? byDefault : '')}
          value={value}
          onChange={set}
        />
      )
    })}
  </div>
)
