/** Recordings of several calls: one after the other ("a + b"), in parallel ("Promise.all([a, b])"), or one call made several times. */
import { isRecord } from '../../../src/platform/wire/record'
import type { Scene } from '../runner/scene'
import { decode } from '../runner/vector'
import { withFacts } from './identity/oauth'
import type { Performed } from './rule'

type Step = (fn: string, args: unknown[]) => Promise<Performed>

/** Number of arguments of a step that is not the last. */
const ARITY: Readonly<Record<string, number>> = {
  'client.setHeaders': 1,
  setTokens: 1,
  login: 1,
  register: 1,
  logout: 1,
  processVerification: 1,
}
/** Full names of functions that a list of calls names without their module. */
const SHORT_NAMES: Readonly<Record<string, string>> = { getCurrentCart: 'currentCart.getCurrentCart' }
const fullName = (fn: string): string => SHORT_NAMES[fn] ?? fn

export async function takeSteps(scene: Scene, fn: string, args: unknown[], step: Step): Promise<Performed> {
  const [, together] = /^Promise\.all\(\[(.*)\]\)$/.exec(fn) ?? []
  const all = together
    ? await Promise.all(together.split(/,\s*/).map((name) => step(fullName(name), args)))
    : await oneByOne(scene, fn, args, step)
  return told(scene, fn, all)
}

async function oneByOne(scene: Scene, fn: string, args: unknown[], step: Step): Promise<Performed[]> {
  const names = fn.split(' + ').map(fullName)
  const all: Performed[] = []
  let left = args
  // The arguments are recorded as one list per step, or as a single list.
  const isListed = names.length > 1 && args.length === names.length && args.every(Array.isArray)
  for (const [i, name] of names.entries()) {
    const isLast = i === names.length - 1
    const own = isListed ? (args[i] as unknown[]) : isLast ? left : left.slice(0, ARITY[name] ?? 0)
    left = left.slice(own.length)
    all.push(await step(name, own))
    if (all.at(-1)?.error !== undefined) return all
  }
  // Further recorded replies mean that the call was made again.
  while (names.length === 1 && fn.includes('.') && !scene.vector.call?.chain && scene.left() > 0) {
    const before = scene.left()
    all.push(await step(fn, args))
    if (all.at(-1)?.error !== undefined || scene.left() === before) break
  }
  return all
}

/** The part of the outcome that was recorded: the client's state afterwards, "ok", every result, or the last one. */
function told(scene: Scene, fn: string, all: readonly Performed[]): Performed {
  const result = decode(scene.vector.result)
  const failed = all.find(({ error }) => error !== undefined)
  if (failed) return failed
  const isOfModule = fn.includes('.') && !fn.startsWith('client.webhooks')
  if (isOfModule && isRecord(result) && 'loggedIn' in result) return withFacts(scene, {})
  if (isOfModule && result === 'ok') return { result: 'ok' }
  if (Array.isArray(result) && all.length > 1) return { result: all.map((one) => one.result) }
  return all.at(-1) ?? {}
}
