/** The URL at which a site's owner installs an app. Newer than the specification. */
import { CartletError } from '../http/errors'
import { parseSafeUrl } from '../http/safe-url'
import type { AppIdentity } from './app-credentials'

const INSTALLER_ORIGIN = 'https://www.wix.com'

export interface InstallRequest {
  /** URL of this server, https, or http on loopback. The owner returns to it; pass that URL to `handleAppCallback`. */
  redirectUrl: string
  /** A secret of this installation that the owner returns with; pass it to `handleAppCallback` as the expected state. */
  state?: string
  /** The token with which the platform sent the owner to the app. Use it only in this URL. */
  token?: string
}

/**
 * Sends nothing: returns the URL to send the owner to, `https://www.wix.com/installer/install` with `redirectUrl`, `appId`,
 * `state` and `token`. The owner returns to `redirectUrl` with `code`, `instanceId` and `state`. Throws `INVALID_ARGUMENT` with
 * the name of the field for an empty app id and for a URL that is neither https nor loopback.
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
