/** Rules for the SDK's app strategy. */
import { isCartletError } from '../../../../src/platform/http/errors'
import { handleAppCallback } from '../../../../src/platform/identity/app-credentials'
import { createInstallUrl } from '../../../../src/platform/identity/install-url'
import type { Rules } from '../rule'
import { APP, appPortsOf, appTokensOf } from './client'
import { isPlain, toTokenError } from './token-error'

export const appRules: Rules = {
  getAuthHeaders: async (scene, given: object = {}) => {
    const tokens = appTokensOf(scene, given)
    const ask = async () => ({ headers: { Authorization: await tokens.accessToken() } })
    try {
      const { result } = scene.vector
      if (!Array.isArray(result)) return { result: await ask() }
      const all: unknown[] = []
      for (const _ of result) all.push(await ask())
      return { result: all }
    } catch (error) {
      if (isPlain(error)) return { error: toTokenError(scene, error) }
      throw error
    }
  },
  getInstallUrl: async (_, given: { redirectUrl: string; state?: string; token?: string }) => ({
    result: createInstallUrl(APP, given),
  }),
  // The expected state is not always among the recorded arguments, but the recorded message quotes it.
  handleOAuthCallback: async (scene, url: string, given?: { state?: string }) => {
    const expected = given?.state ?? /Expected state to be "([^"]*)"/.exec(`${scene.vector.error?.message}`)?.[1]
    try {
      return { result: await handleAppCallback(appPortsOf(scene), APP, url, { state: expected }) }
    } catch (error) {
      if (!isCartletError(error)) throw error
      return {
        error:
          error.code === 'INVALID_CALLBACK'
            ? { name: 'Error', message: wording(error.message, url, expected) }
            : toTokenError(scene, error),
      }
    }
  },
}

/** The SDK's messages for our messages about a callback. */
function wording(message: string, url: string, expected: string | undefined): string {
  if (message.endsWith('the address must contain code and instanceId'))
    return 'Invalid OAuth callback URL. Make sure you pass the url including the code and instanceId query params.'
  if (!message.endsWith('the state is not the one that was sent')) return message
  return `Invalid OAuth callback URL. Expected state to be "${expected}" but got "${new URL(url).searchParams.get('state')}"`
}
