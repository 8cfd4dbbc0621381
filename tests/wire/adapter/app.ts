/** Rules for the SDK's strategy of apps. */

import { defaultEnvironment } from '../../../src/platform/environment'
import { isCartletError } from '../../../src/platform/http/errors'
import { type AppInstance, createAppTokens, handleAppCallback } from '../../../src/platform/identity/app-credentials'
import type { Scene } from '../scene'
import type { Rules } from './rule'
import { isPlain, toTokenError } from './token-error'

const APP = { appId: 'app-1', appSecret: 'sec-1' }

const portsOf = ({ environment }: Scene) => ({
  environment: defaultEnvironment(environment),
  apiOrigin: 'https://www.wixapis.com',
  timeoutMs: 15_000,
})

export const appRules: Rules = {
  getAuthHeaders: async (scene, { appId, appSecret, ...instance }: Partial<typeof APP> & AppInstance) => {
    const tokens = createAppTokens(
      portsOf(scene),
      { ...APP, ...(appId && { appId }), ...(appSecret && { appSecret }) },
      instance as AppInstance,
    )
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
  // Which state was expected is not among the recorded arguments; the recorded message quotes it.
  handleOAuthCallback: async (scene, url: string) => {
    const expected = /Expected state to be "([^"]*)"/.exec(`${scene.vector.error?.message}`)?.[1]
    try {
      return { result: await handleAppCallback(portsOf(scene), APP, url, { state: expected }) }
    } catch (error) {
      if (!isCartletError(error)) throw error
      if (error.code !== 'INVALID_CALLBACK' || expected === undefined) return { error: toTokenError(scene, error) }
      const got = new URL(url).searchParams.get('state')
      const message = `Invalid OAuth callback URL. Expected state to be "${expected}" but got "${got}"`
      return { error: { name: 'Error', message } }
    }
  },
}
