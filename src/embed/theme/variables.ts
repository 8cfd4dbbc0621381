/** The variables that a theme may set, and the validation of a theme. */
import { isRecord } from '../../platform/wire/record'
import type { CartletTheme } from '../api/cartlet'
import type { Theme } from '../page/page'
import { report } from '../report/console'

/** The variables of docs/theming.md; a test compares them. */
const NAME =
  /^--cartlet-(color-(focus|primary|on-primary|surface|text|muted|border|danger|success)|(button-)?radius|(heading-)?font|heading-weight|picture-(ratio|fit)|density|line|shadow|(drawer-)?width|gap|z-index|offset-(inline|block))$/

const isVariables = (value: unknown): value is Record<string, string> => isRecord(value)

/** Unknown names and values that are not text are reported to the author and left out. */
function checked(given: unknown, where: string): Record<string, string> {
  const variables: Record<string, string> = {}
  if (!isVariables(given)) return variables
  for (const [name, value] of Object.entries(given)) {
    if (/^(\$schema|theme|dark)$/.test(name)) continue
    if (!NAME.test(name)) report(`${where}: there is no variable "${name}".`, 'docs/theming.md lists all of them.')
    else if (typeof value !== 'string') report(`${where}: ${name} is not text.`, `Give it as "${name}": "…".`)
    else variables[name] = value
  }
  return variables
}

export interface CheckedTheme {
  theme?: CartletTheme['theme']
  light: Record<string, string>
  dark: Record<string, string>
}

/** @param where the subject of messages for the author */
export function checkTheme(given: object, where: string): CheckedTheme {
  const { theme, dark } = given as Record<string, unknown>
  const isKnown = theme === undefined || ['auto', 'light', 'dark', 'host'].includes(theme as string)
  if (!isKnown) report(`${where}: there is no theme ${JSON.stringify(theme)}.`, 'Use one of: auto, light, dark, host.')
  const light = checked(given, where)
  return {
    theme: isKnown ? (theme as CartletTheme['theme']) : undefined,
    light,
    dark: { ...light, ...checked(dark, `${where}, "dark"`) },
  }
}

export const variablesOf = (checkedTheme: CheckedTheme | undefined, theme: Theme): Record<string, string> =>
  checkedTheme?.[theme] ?? {}
