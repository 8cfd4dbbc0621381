/** What a rule of the adapter is. */
import type { Scene } from '../runner/scene'

/** What came of a call, in the SDK's shape. `facts` are compared with the vector's own keys of the same names. */
export interface Performed {
  result?: unknown
  error?: unknown
  facts?: Record<string, unknown>
}

/** Field of the request body → where the caller of the SDK's function gave it, for example `lineItems` → `options.lineItems`. */
export type ArgumentPaths = Readonly<Record<string, string>>

export interface Rule {
  /** Makes the call and resolves what came of it; what it throws becomes the error, by `errors.ts`. */
  (scene: Scene, ...args: never[]): Promise<Performed>
  paths?: ArgumentPaths
}

/** By the name of the SDK's function, as the vectors write it. */
export type Rules = Readonly<Record<string, Rule>>

/** A rule whose errors name arguments. */
export const withPaths = (paths: ArgumentPaths, rule: Rule): Rule => Object.assign(rule, { paths })

/** The paths of fields that the SDK takes in its argument `options`. */
export const inOptions = (...fields: string[]): ArgumentPaths =>
  Object.fromEntries(fields.map((field) => [field, `options.${field}`]))
