/** Fields for the settings of the script, from the list in the source; a setting without a label here is shown by name. */
import { LANGUAGES } from '../../../src/i18n/compiled/languages'
import { SETTINGS, toAttribute } from '../../../src/snippet/settings'
import type { Values } from '../set-up'
import { SelectField, TextField } from './Field'

const WORDS: Readonly<Record<string, readonly [label: string, hint: string]>> = {
  locale: [
    'Language',
    'Automatic: the language of the page, or else of the browser. All twelve are included and load when needed.',
  ],
  theme: ['Colours', 'Automatic: light or dark, depending on the background of the page.'],
  onAdd: ['After adding', 'What the visitor sees after an add.'],
  cart: ['Floating cart', 'The button in the corner that opens the cart.'],
  cartPosition: ['Corner of the floating cart', ''],
  consent: ['Consent', 'Required: nothing is stored until your consent tool allows it.'],
  storage: ['Where cart and login are kept', ''],
  freeShippingFrom: ['Free shipping from', 'Shows how much is missing, for example 35 EUR. It changes no price.'],
  membersUrl: ["Address of the shop's member pages", 'The member’s menu links there.'],
  snapshot: ['Snapshot', 'Address of a file from cartlet snapshot: prices appear at once.'],
}
/** Settings that are chosen in other fields, or detected. */
const ELSEWHERE = ['clientId', 'api', 'catalog', 'captchaUrl', 'snapshotMaxAge']
const ORDER = Object.keys(WORDS)

const languageName = (tag: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
const LANGUAGE_OPTIONS = ['en', ...Object.keys(LANGUAGES)].map((tag) => [tag, languageName(tag)] as const)

const place = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)

interface BehaviourFieldsProps {
  values: Values
  onChange(values: Values): void
}

export const BehaviourFields = ({ values, onChange }: BehaviourFieldsProps) => (
  <div className="fields">
    {Object.entries(SETTINGS)
      .filter(([key]) => !ELSEWHERE.includes(key))
      .sort(([a], [b]) => place(a) - place(b))
      .map(([key, [standard, ...others]]) => {
        const [label = toAttribute(key), hint] = WORDS[key] ?? []
        const { [key]: _, ...rest } = values
        const set = (value: string) => onChange(value ? { ...rest, [key]: value } : rest)
        const field = { id: `setting-${key}`, label, hint, value: values[key] ?? '' }
        const options = key === 'locale' ? LANGUAGE_OPTIONS : others.map((one) => [one, one] as const)
        const byDefault = standard === 'auto' ? 'Automatic' : `Default (${standard})`
        return options.length ? (
          <SelectField key={key} {...field} options={[['', byDefault], ...options]} onChange={set} />
        ) : (
          <TextField key={key} {...field} placeholder={standard} onChange={set} />
        )
      })}
  </div>
)
