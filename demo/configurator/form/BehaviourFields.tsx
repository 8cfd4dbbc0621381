/** Fields for the settings of the script that the manifest has a label for. */
import { LANGUAGES } from '../../../src/i18n/compiled/languages'
import { valueWords } from '../../../src/manifest/owner-words'
import { START_SETTINGS } from '../../../src/manifest/settings'
import type { Values } from '../set-up'
import { SelectField, TextField } from './Field'

const languageName = (tag: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
const LANGUAGE_OPTIONS = ['en', ...Object.keys(LANGUAGES)].map((tag) => [tag, languageName(tag)] as const)

interface BehaviourFieldsProps {
  values: Values
  onChange(values: Values): void
}

export const BehaviourFields = ({ values, onChange }: BehaviourFieldsProps) => (
  <div className="fields">
    {START_SETTINGS.map(({ key, field: words, default: standard, values: allowed }) => {
      // The others are chosen in other steps, or detected.
      if (!words) return null
      const [label, hint] = words
      const { [key]: _, ...rest } = values
      const set = (value: string) => onChange(value ? { ...rest, [key]: value } : rest)
      const field = { id: `setting-${key}`, label, hint, value: values[key] ?? '' }
      const others = allowed.filter((value) => value !== standard)
      const options = key === 'locale' ? LANGUAGE_OPTIONS : others.map((one) => [one, valueWords(key, one)] as const)
      const byDefault = standard === 'auto' ? 'Automatic' : `Default (${valueWords(key, standard)})`
      return options.length ? (
        <SelectField key={key} {...field} options={[['', byDefault], ...options]} onChange={set} />
      ) : (
        <TextField key={key} {...field} placeholder={standard} onChange={set} />
      )
    })}
  </div>
)
