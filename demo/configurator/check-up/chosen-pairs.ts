/** Colours that were chosen, with what they stand on, as light and dark pages show them. */
import { COLOR_PAIRS, lowContrasts } from '../../../src/checkup/browser/contrast'
import type { Finding } from '../../../src/checkup/model'
import { VARIABLES } from '../../../src/manifest/variables'
import type { SetUp, Values } from '../set-up'

/** Components 0 to 255; undefined for what is no opaque colour. */
export type Paint = (color: string) => readonly number[] | undefined

const variable = (name: string) => `--cartlet-color-${name}`

function rowsOf(chosen: Values, scheme: 'light' | 'dark', paint: Paint): Finding[] {
  const colorOf = (name: string) => {
    const row = VARIABLES.find((one) => one.name === name)
    return chosen[name]?.trim() || (scheme === 'dark' ? row?.dark : undefined) || row?.light || ''
  }
  const pairs = COLOR_PAIRS.flatMap(([name, on]) => {
    const [front, back] = [variable(name), variable(on)]
    // Ours are readable on each other.
    if (!chosen[front]?.trim() && !chosen[back]?.trim()) return []
    const [text, ground] = [paint(colorOf(front)), paint(colorOf(back))]
    return text && ground ? [{ name: front, on: back, text, ground }] : []
  })
  return lowContrasts(pairs).map((row) => ({ ...row, where: `${row.where}, where it is ${scheme}` }))
}

/** What is set for light counts where it is dark, too, unless it is set for dark. */
export const contrastRows = ({ light, dark }: Pick<SetUp, 'light' | 'dark'>, paint: Paint): Finding[] => [
  ...rowsOf(light, 'light', paint),
  ...rowsOf({ ...light, ...dark }, 'dark', paint),
]
