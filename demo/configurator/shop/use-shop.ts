/** Opens the shop of the client id while it is typed. */
import { useEffect, useState } from 'react'
import { clientIdShape } from '../../../src/checkup/client/client-id'
import { isCartletError } from '../../../src/platform/http/errors'
import { createDemoShop, DEMO_API, DEMO_CLIENT_ID } from '../demo-shop/demo-shop'
import { type OpenShop, openShop } from './open-shop'

export type ShopState =
  | { status: 'empty' | 'checking' }
  | { status: 'wrong'; sentence: string; hint?: string }
  | { status: 'open'; shop: OpenShop }

const TYPING_MS = 350

function shapeProblem(clientId: string): ShopState | undefined {
  switch (clientIdShape(clientId)) {
    case 'missing':
      return { status: 'empty' }
    case 'secret':
      return {
        status: 'wrong',
        sentence: 'This is a secret. It must not be in a page: it lets every reader change the shop.',
        hint: 'Revoke it in the dashboard, and copy the client id of the OAuth client.',
      }
    case 'placeholder':
      return {
        status: 'wrong',
        sentence: 'This is the placeholder of the documentation.',
        hint: 'Copy the id of your own client from the headless settings.',
      }
    case 'malformed':
      return {
        status: 'wrong',
        sentence: 'This is not a complete client id.',
        hint: 'It has 36 characters, like 1a2b3c4d-0000-4000-8000-1a2b3c4d5e6f.',
      }
    case 'good':
      return undefined
  }
}

function refusal(thrown: unknown, api: string): ShopState {
  const platform = api || 'the platform'
  const { code, status } = isCartletError(thrown) ? thrown : { code: '', status: undefined }
  if (code === 'NETWORK' || code === 'TIMEOUT')
    return {
      status: 'wrong',
      sentence: `This browser cannot reach ${platform}.`,
      hint: 'Check whether it is online, or whether an extension blocks the address.',
    }
  if (code === 'TOKEN_REJECTED' || status === 400 || status === 401 || status === 403 || status === 404)
    return {
      status: 'wrong',
      sentence: 'The platform does not know this client id.',
      hint: 'Compare it with the headless settings. A site id or an app secret looks alike and is something else.',
    }
  return { status: 'wrong', sentence: `${platform} answers, but it is not the platform’s API (${code || thrown}).` }
}

const DEMO_FAILED: ShopState = {
  status: 'wrong',
  sentence: 'The demo shop is not next to this page.',
  hint: 'Upload the whole folder configurator of the archive.',
}

function openDemo(): Promise<OpenShop> {
  const answer = createDemoShop(location.href, (url, init) => fetch(url, init))
  return openShop(DEMO_CLIENT_ID, DEMO_API, (url, init) => answer(url, init) ?? fetch(url, init))
}

/** @param demo opens the demo shop, whatever the client id is */
export function useShop(clientId: string, api: string, demo: boolean): ShopState {
  const [state, setState] = useState<ShopState>({ status: 'empty' })
  useEffect(() => {
    const problem = demo ? undefined : shapeProblem(clientId)
    setState(problem ?? { status: 'checking' })
    if (problem) return undefined
    let isOver = false
    const timer = setTimeout(
      () => {
        const opening = demo ? openDemo() : openShop(clientId.trim(), api.trim())
        opening.then(
          (shop) => !isOver && setState({ status: 'open', shop }),
          (thrown: unknown) => !isOver && setState(demo ? DEMO_FAILED : refusal(thrown, api)),
        )
      },
      demo ? 0 : TYPING_MS,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [clientId, api, demo])
  return state
}
