/** Settings of the script (docs/configuration.md), as its attributes or in its address. */
import { themeAddress } from '../checkup/policy/policy-needs'
import { SETTINGS, toAttribute } from '../embed/settings/config'

export { SETTINGS, toAttribute }

type Setting = keyof typeof SETTINGS

const isSetting = (key: string): key is Setting => Object.keys(SETTINGS).includes(key)

/** The settings that differ from their defaults, by their attributes without `data-`. Always with `cart`, whose default differs in a frame. */
export function chosenSettings(settings: Readonly<Record<string, string>>): [attribute: string, value: string][] {
  return Object.keys(SETTINGS).flatMap((key) => {
    const value = settings[key]?.trim()
    return value && (value !== SETTINGS[key as Setting][0] || key === 'cart')
      ? [[toAttribute(key), value] as [string, string]]
      : []
  })
}

export function settingProblems(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([key, value]) => {
    if (!isSetting(key)) return [`There is no setting ${key}.`]
    const allowed = SETTINGS[key]
    return !value || allowed.length === 1 || allowed.includes(value) || (key === 'theme' && themeAddress(value))
      ? []
      : [`data-${toAttribute(key)} must be one of ${allowed.join(', ')}, not "${value}".`]
  })
}
