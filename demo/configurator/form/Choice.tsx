/** A choice of one of a few values, as radio buttons that look like a switch. */
interface ChoiceProps {
  name: string
  legend: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange(value: string): void
}

export const Choice = ({ name, legend, value, options, onChange }: ChoiceProps) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    <div className="choice-row">
      {options.map(([one, label]) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChange(one)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
