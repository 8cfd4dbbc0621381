/** Rules for functions that take the fields of their request as single arguments, followed by an options object. */
import type { Caller } from '../../../src/platform/http/call'
import { callerOf, isSpecEra } from './identity/client'
import { type ArgumentPaths, inOptions, type Rule, withPaths } from './rule'
import { toOurs, toSdk } from './shape'

/** Makes the call with the fields of the request's body or query, in our shape, and returns the result in the form of the reply's body. */
export type Send = (caller: Caller, body: never) => Promise<unknown>

export interface Arguments {
  /** Request fields that are single arguments, in order. */
  fields: readonly string[]
  /** Request fields inside the last argument. */
  options?: readonly string[]
  /** Fields whose argument has another name. */
  named?: ArgumentPaths
}

export function positional(fn: string, { fields, options = [], named }: Arguments, send: Send): Rule {
  const paths = {
    ...Object.fromEntries(fields.map((field) => [field, field === 'id' ? '_id' : field])),
    ...inOptions(...options),
    ...named,
  }
  return withPaths(paths, async (scene, ...args: unknown[]) => {
    const body = Object.fromEntries(fields.map((field, i) => [field, args[i]]))
    const given = (args[fields.length] ?? {}) as object
    const reply = await send(callerOf(scene), toOurs(fn, { ...given, ...body }) as never)
    return { result: toSdk(fn, reply, { everywhere: isSpecEra(scene) }) }
  })
}
