/** The figures of a run: for each subject and scenario, one set of figures per round. */
import type { Figures } from '../visits/scenarios'
import type { Row } from './rows'
import { median, pairedRatio, type Ratio } from './statistics'

export interface Column {
  name: string
  ours: boolean
  bare: boolean
}

export interface Results {
  columns: Column[]
  add(subject: string, scenario: string, round: number, figures: Figures): void
  /** One value per round. */
  valuesOf(subject: string, row: Row): (number | undefined)[]
}

export function createResults(columns: Column[]): Results {
  const all = new Map<string, Figures[]>()
  const bare = columns.find((column) => column.bare)?.name ?? ''
  const roundsOf = (subject: string, scenario: string) => all.get(`${subject} ${scenario}`) ?? []
  return {
    columns,
    add(subject, scenario, round, figures) {
      const rounds = roundsOf(subject, scenario)
      rounds[round] = figures
      all.set(`${subject} ${scenario}`, rounds)
    },
    valuesOf(subject, { scenario, figure, beyondBare }) {
      const plain = roundsOf(bare, scenario)
      return Array.from(roundsOf(subject, scenario), (figures, round) => {
        const value = figures?.[figure]
        if (!beyondBare) return value
        const base = plain[round]?.[beyondBare]
        return value === undefined || base === undefined ? undefined : value - base
      })
    },
  }
}

export interface Comparison {
  row: Row
  medians: Record<string, number | undefined>
  /** Rounds without a figure, by subject. */
  failed: Record<string, number>
  /** The ratio of each form of ours to each peer. */
  ratios: { ours: string; peer: string; ratio: Ratio }[]
}

export function compare(results: Results, row: Row, random: () => number): Comparison {
  const { columns } = results
  const values = Object.fromEntries(columns.map(({ name }) => [name, results.valuesOf(name, row)]))
  const isKnown = (value: number | undefined) => value !== undefined
  const medianOf = (name: string) => median((values[name] ?? []).filter(isKnown) as number[])
  const countMissing = (name: string) => (values[name] ?? []).filter((value) => !isKnown(value)).length
  const ratios = columns
    .filter(({ ours }) => ours)
    .flatMap(({ name: ours }) =>
      columns
        .filter((column) => !column.ours && !column.bare)
        .flatMap(({ name: peer }) => {
          const ratio = pairedRatio(values[ours] ?? [], values[peer] ?? [], random)
          return ratio ? [{ ours, peer, ratio }] : []
        }),
    )
  return {
    row,
    medians: Object.fromEntries(columns.map(({ name }) => [name, medianOf(name)])),
    failed: Object.fromEntries(columns.map(({ name }) => [name, countMissing(name)])),
    ratios,
  }
}
