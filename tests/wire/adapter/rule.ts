/** The types of the adapter's rules. */
import type { Scene } from '../runner/scene'

/** The outcome of a call, in the SDK's shape. `facts` are compared with the vector's keys of the same names. */
export interface Performed {
  result?: unknown
  error?: unknown
  facts?: Record<string, unknown>
}

/** Field of the request body → its path in the arguments of the SDK's function, for example `lineItems` → `options.lineItems`. */
export type ArgumentPaths = Readonly<Record<string, string>>

export interface Rule {
  /** Makes the call and resolves with its outcome; a thrown error is converted by `errors.ts`. */
  (scene: Scene, ...args: never[]): Promise<Performed>
  paths?: ArgumentPaths
}

/** By the name of the SDK's function, as in the vectors. */
export type Rules = Readonly<Record<string, Rule>>

/** Adds the argument paths to a rule, so that its errors can name arguments. */
export const withPaths = (paths: ArgumentPaths, rule: Rule): Rule => Object.assign(rule, { paths })

/** The paths of fields that the SDK takes in its argument `options`. */
export const inOptions = (...fields: string[]): ArgumentPaths =>
  Object.fromEntries(fields.map((field) => [field, `options.${field}`]))
