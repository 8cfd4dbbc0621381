/**
 * From the SDK's function and SDK-shaped arguments to one call of our client, and from our result to the SDK's shape: by rule, never by
 * a vector's name. A function without a rule is a failure.
 */
import type { Scene } from './scene'

/** What came of a call, in the SDK's shape. `facts` are compared with the vector's own keys of the same names. */
export interface Performed {
  result?: unknown
  error?: unknown
  facts?: Record<string, unknown>
}

/** Makes the call and resolves what came of it; what it throws becomes the error. */
export type Rule = (scene: Scene, ...args: never[]) => Promise<Performed>

/** By the name of the SDK's function, as the vectors write it. Each file of `adapter/` adds its domain. */
const RULES: Record<string, Rule> = {}

export async function perform(scene: Scene): Promise<Performed> {
  const { call } = scene.vector
  const rule = call && RULES[call.fn]
  if (!rule) return { error: `no rule for ${call?.fn ?? 'a vector without a call'}` }
  try {
    return await rule(scene, ...(call.args as never[]))
  } catch (error) {
    return { error }
  }
}
