/** Fields for presets and CSS variables. */

import { variableWords } from '../../../src/manifest/owner-words'
import { VARIABLES } from '../../../src/manifest/variables'
import type { SetUp, Values } from '../set-up'
import { PRESETS } from './presets'

const isColor = (name: string) => name.startsWith('--cartlet-color-')
/** The format of `<input type="color">`. */
const HEX = /^#[\da-f]{6}$/i
const full = (color: string) => (/^#[\da-f]{3}$/i.test(color) ? color.replace(/[\da-f]/gi, '$&$&') : color)

/** Name of the variable that this one follows unless it is set. */
const followed = (standard: string): string | undefined => /^var\((.+)\)$/.exec(standard)?.[1]

interface LookFieldsProps {
  setUp: SetUp
  onChange(change: Partial<SetUp>): void
}

function set(values: Values, name: string, value: string): Values {
  const { [name]: _, ...others } = values
  return value ? { ...others, [name]: value } : others
}

interface ColorProps {
  label: string
  value: string
  standard: string
  /** Values of the other variables, and their defaults. */
  others: Values
  onChange(value: string): void
}

const inWords = (standard: string) => {
  const name = followed(standard)
  return name ? `as ${variableWords(name).toLowerCase()}` : standard
}

const Color = ({ label, value, standard, others, onChange }: ColorProps) => {
  const shown = full(value || (others[followed(standard) ?? ''] ?? standard))
  return (
    <span className="color">
      <input
        type="color"
        aria-label={`${label}, palette`}
        value={HEX.test(shown) ? shown : full(standard)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="text"
        aria-label={label}
        placeholder={inWords(standard)}
        value={value}
        spellCheck={false}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}

const standards = (which: 'light' | 'dark'): Values =>
  Object.fromEntries(VARIABLES.map((row) => [row.name, row[which] ?? row.light]))
const LIGHT = standards('light')
const DARK = standards('dark')

export const LookFields = ({ setUp: { light, dark }, onChange }: LookFieldsProps) => (
  <div className="look">
    <fieldset className="presets">
      <legend>Presets</legend>
      {PRESETS.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="preset"
          data-preset={preset.name.toLowerCase()}
          onClick={() => onChange({ light: preset.light, dark: preset.dark })}
        >
          <span className="swatch" aria-hidden="true" />
          {preset.name}
        </button>
      ))}
    </fieldset>
    <table className="variables">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {VARIABLES.map(({ name, light: standard, dark: darkStandard = standard, description }) => (
          <tr key={name}>
            <th scope="row">
              {variableWords(name)}
              <span className="hint">{description.replaceAll('`', '')}</span>
            </th>
            {isColor(name) ? (
              <>
                <td data-look="Light">
                  <Color
                    others={{ ...LIGHT, ...light }}
                    label={`${variableWords(name)}, light`}
                    value={light[name] ?? ''}
                    standard={standard}
                    onChange={(value) => onChange({ light: set(light, name, value) })}
                  />
                </td>
                <td data-look="Dark">
                  <Color
                    others={{ ...DARK, ...dark }}
                    label={`${variableWords(name)}, dark`}
                    value={dark[name] ?? ''}
                    standard={darkStandard}
                    onChange={(value) => onChange({ dark: set(dark, name, value) })}
                  />
                </td>
              </>
            ) : (
              <td colSpan={2}>
                <input
                  type="text"
                  aria-label={variableWords(name)}
                  placeholder={inWords(standard)}
                  value={light[name] ?? ''}
                  spellCheck={false}
                  onInput={(event) => onChange({ light: set(light, name, event.currentTarget.value) })}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
