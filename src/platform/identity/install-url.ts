/** The URL at which a site's owner installs an app. Newer than the specification. */
import { checkOptions } from '../http/connection'
import { CartletError } from '../http/errors'
import { parseSafeUrl } from '../http/safe-url'
import { ownOf } from '../wire/record'
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
 * the name of the field for an empty app id and for a URL that is neither https nor loopback, `INVALID_CONFIG` for an option that
 * is unknown or of another type.
 */
export function createInstallUrl(
  app: Pick<AppIdentity, 'appId'>,
  request: InstallRequest,
  options: { installerOrigin?: string } = {},
): string {
  // A server may pass its whole app, with the secret.
  checkOptions('createInstallUrl() as the app', app, { appId: 'any', appSecret: 'any' })
  checkOptions('createInstallUrl()', request, { redirectUrl: 'any', state: 'text', token: 'text' })
  checkOptions('createInstallUrl()', options, { installerOrigin: 'any' })
  const { appId } = app
  const { redirectUrl, state, token } = ownOf(request)
  const { installerOrigin = INSTALLER_ORIGIN } = ownOf(options)
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
