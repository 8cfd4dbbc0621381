/** Where a site's owner installs an app. Newer than the specification. */
import { CartletError } from '../http/errors'
import { parseSafeUrl } from '../http/safe-url'
import type { AppIdentity } from './app-credentials'

const INSTALLER_ORIGIN = 'https://www.wix.com'

export interface InstallRequest {
  /** Of this server: https, or http on loopback. `handleAppCallback` takes the address that the owner comes back to. */
  redirectUrl: string
  /** Comes back with the owner. A secret of this one installation, to be given to `handleAppCallback` as well. */
  state?: string
  /** What the platform sent along when it led the owner to the app. It belongs into this address alone. */
  token?: string
}

/**
 * Sends nothing: gives `https://www.wix.com/installer/install` with `redirectUrl`, `appId`, `state` and `token`, which is where to send the
 * owner. They come back to `redirectUrl` with `code`, `instanceId` and `state`. Throws `INVALID_ARGUMENT`, naming the field, for an empty
 * app id and for an address that is neither https nor loopback.
 */
export function createInstallUrl(
  { appId }: Pick<AppIdentity, 'appId'>,
  { redirectUrl, state, token }: InstallRequest,
  { installerOrigin = INSTALLER_ORIGIN }: { installerOrigin?: string } = {},
): string {
  if (typeof appId !== 'string' || !appId) throw invalid('appId must be the id of the app')
  if (!parseSafeUrl(redirectUrl)) throw invalid('redirectUrl must be an https or loopback address')
  const installer = parseSafeUrl(installerOrigin)
  if (!installer) throw invalid('installerOrigin must be an https or loopback address')
  const search = new URLSearchParams({ redirectUrl, appId })
  if (state) search.set('state', state)
  if (token) search.set('token', token)
  return `${installer.origin}/installer/install?${search}`
}

const invalid = (message: string): CartletError => new CartletError('INVALID_ARGUMENT', message)
