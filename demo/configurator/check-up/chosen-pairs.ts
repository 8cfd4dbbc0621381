/** Contrast of the chosen colours with their backgrounds, on light and dark pages. */
import { COLOR_PAIRS, lowContrasts } from '../../../src/checkup/browser/contrast'
import type { Finding } from '../../../src/checkup/model'
import { VARIABLES } from '../../../src/manifest/variables'
import type { SetUp, Values } from '../set-up'

/** Returns components from 0 to 255, or undefined for anything but an opaque colour. */
export type Paint = (color: string) => readonly number[] | undefined

const variable = (name: string) => `--cartlet-color-${name}`

function rowsOf(chosen: Values, scheme: 'light' | 'dark', paint: Paint): Finding[] {
  const colorOf = (name: string) => {
    const row = VARIABLES.find((one) => one.name === name)
    return chosen[name]?.trim() || (scheme === 'dark' ? row?.dark : undefined) || row?.light || ''
  }
  const pairs = COLOR_PAIRS.flatMap(([name, on]) => {
    const [front, back] = [variable(name), variable(on)]
    // The default colours are known to be readable on each other.
    if (!chosen[front]?.trim() && !chosen[back]?.trim()) return []
    const [text, ground] = [paint(colorOf(front)), paint(colorOf(back))]
    return text && ground ? [{ name: front, on: back, text, ground }] : []
  })
  return lowContrasts(pairs).map((row) => ({ ...row, where: `${row.where}, where it is ${scheme}` }))
}

/** Colours that are set for light apply to dark as well, unless they are set for dark. */
export const contrastRows = ({ light, dark }: Pick<SetUp, 'light' | 'dark'>, paint: Paint): Finding[] => [
  ...rowsOf(light, 'light', paint),
  ...rowsOf({ ...light, ...dark }, 'dark', paint),
]
