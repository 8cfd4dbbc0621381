/** Helpers for the rules of functions of the SDK's strategies. */
import type { Scene } from '../runner/scene'
import { toSdkError } from './errors'
import { isPlain, toTokenError } from './identity/token-error'
import type { ArgumentPaths, Performed, Rule } from './rule'

/** Failures of the token endpoint and of callbacks are plain errors in the SDK; all others have the usual shape. */
const oauthError = (scene: Scene, error: unknown, paths?: ArgumentPaths): unknown =>
  isPlain(error) ? toTokenError(scene, error) : toSdkError(scene, error, paths)

export const messageOf = (scene: Scene, error: unknown, paths?: ArgumentPaths): unknown =>
  (oauthError(scene, error, paths) as { message?: unknown }).message

/** A rule whose failures have the form of the SDK's strategies. */
export const strategy =
  (perform: (scene: Scene, ...args: never[]) => Promise<Performed>, paths?: ArgumentPaths): Rule =>
  async (scene, ...args) => {
    try {
      return await perform(scene, ...args)
    } catch (error) {
      return { error: oauthError(scene, error, paths) }
    }
  }
