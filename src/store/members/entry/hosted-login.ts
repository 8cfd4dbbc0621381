/** To the hosted login and back (docs/platform.md §5, §7 "OAuth", §9); its secrets are stored in this tab and used once. */
import type { Client } from '../../../platform/client'
import type { StoragePort } from '../../../platform/environment'
import { CartletError } from '../../../platform/http/errors'
import {
  type AuthUrlOptions,
  createAuthUrl,
  createLoginAttempt,
  type LoginAttempt,
  parseAuthCallback,
} from '../../../platform/identity/authorize/authorize'
import { completeLogin } from '../../../platform/identity/authorize/member-tokens'
import { assertNavigable } from '../../../platform/redirects/api'
import { encodeJson } from '../../../platform/wire/encode'
import { parseRecord } from '../../../platform/wire/record'
import { storageKey } from '../../base/storage-keys'

/** Stores the secrets and resolves with the hosted login's address. Rejects with the call's error, or `STORAGE_BLOCKED`. */
export async function beginHostedLogin(
  client: Client,
  tabStorage: StoragePort,
  target: Pick<LoginAttempt, 'redirectUri' | 'originalUri'>,
  options: AuthUrlOptions,
): Promise<string> {
  const attempt = await createLoginAttempt(client, target)
  const { authUrl } = await createAuthUrl(client, attempt, options)
  const { href } = assertNavigable(authUrl)
  if (!tabStorage.write(storageKey(client.clientId, 'login'), encodeJson(attempt) as string))
    throw new CartletError('STORAGE_BLOCKED', 'The browser blocks storage for this page, so the login could not be completed')
  return href
}

function takeAttempt(client: Client, tabStorage: StoragePort): LoginAttempt | undefined {
  const key = storageKey(client.clientId, 'login')
  const stored = parseRecord(tabStorage.read(key))
  tabStorage.remove(key)
  const { codeVerifier, codeChallenge, state, redirectUri } = stored ?? {}
  return typeof codeVerifier === 'string' && typeof codeChallenge === 'string' && typeof state === 'string'
    ? { codeVerifier, codeChallenge, state, redirectUri: typeof redirectUri === 'string' ? redirectUri : undefined }
    : undefined
}

/** Redeems the fragment or query of `url` and deletes the secrets in every case. Rejects as `completeLogin` does. */
export async function endHostedLogin(client: Client, tabStorage: StoragePort, url: string): Promise<void> {
  const attempt = takeAttempt(client, tabStorage)
  if (!attempt) throw new CartletError('INVALID_CALLBACK', 'Invalid _state')
  const inFragment = parseAuthCallback(url)
  await completeLogin(client, inFragment.state ? inFragment : parseAuthCallback(url, 'query'), attempt)
}
