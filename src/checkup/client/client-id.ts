/** Checks the form of the client id, before the platform is asked. */
import type { Finding, Tag } from '../model'
import type { ReadPage } from '../page/read-page'
import { findingAt } from '../page/where'

/** The format of the platform's ids. */
const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
/** Placeholders from documentation, and template variables that were not filled in. */
const PLACEHOLDER =
  /^(your[-_ ]?)?(public[-_ ]?)?client[-_ ]?id([-_ ]?here)?$|^[<{[%$].*[>}\]%]$|^(x{3,}|…|\.{3,}|todo|changeme|undefined|null|other_client_id)$/i
/** The platform's secret keys begin like this. In a page, they would open the shop to all its readers. */
const SECRET = /^(IST\.|OauthNG\.|JWS\.|eyJ)|client_?secret/i

const WHERE_FROM =
  "Find it in the shop's dashboard: Settings → Development & integrations → Headless settings → the OAuth client → Client ID."

export type ClientIdShape = 'missing' | 'secret' | 'placeholder' | 'malformed' | 'good'

/** Also used while a client id is being typed. */
export function clientIdShape(text: string): ClientIdShape {
  const id = text.trim()
  if (!id) return 'missing'
  if (SECRET.test(id)) return 'secret'
  if (PLACEHOLDER.test(id)) return 'placeholder'
  return ID.test(id) ? 'good' : 'malformed'
}

type Row = Omit<Finding, 'where' | 'element'>

function rowFor(id: string): Row | undefined {
  const shape = clientIdShape(id)
  if (shape === 'secret')
    return {
      code: 'secret-in-page',
      severity: 'error',
      cause: 'The client id is a secret: anyone who reads the page can change the shop with it.',
      hint: `Replace it with the client id, and revoke the secret in the dashboard. ${WHERE_FROM}`,
    }
  if (shape === 'placeholder')
    return {
      code: 'client-id-placeholder',
      severity: 'error',
      cause: `"${id}" is the placeholder of the instructions.`,
      hint: `Replace it with the shop's own client id. ${WHERE_FROM}`,
    }
  if (shape === 'malformed')
    return {
      code: 'client-id-malformed',
      severity: 'error',
      cause: `"${id}" is not a client id: a client id has 36 characters, 8-4-4-4-12 of 0–9 and a–f${id.length === 36 ? '' : `, this has ${id.length}`}.`,
      hint: `Copy all of it again, without quotes. ${WHERE_FROM}`,
    }
  return undefined
}

const missing = (tag: Tag | undefined): Finding => {
  const row: Row = {
    code: 'client-id-missing',
    severity: 'error',
    cause: 'The page does not say which shop it sells from: the client id is missing.',
    hint: `Put data-client-id="…" on the script. If a tag manager strips it, end the script's address with ?client-id=…. ${WHERE_FROM}`,
  }
  return tag ? findingAt(tag, row) : { ...row, where: 'the page' }
}

/** Checks every client id of the page once, at the tag that names it. */
export function checkClientIds(page: ReadPage): Finding[] {
  const setting = page.setting('client-id')
  const others = page.embedded.flatMap(({ tag, read }) => {
    const value = read('client-id')
    return value ? [{ tag, value }] : []
  })
  const named = [...(setting ? [setting] : []), ...others]
  const rows = named
    .filter(({ value }, place) => named.findIndex((one) => one.value === value) === place)
    .flatMap(({ tag, value }): Finding[] => {
      const row = rowFor(value)
      if (!row) return []
      return [tag ? findingAt(tag, row) : { ...row, where: 'cartletConfig' }]
    })
  const needsOne = page.embedded.some(({ read }) => !read('client-id')) || page.buttons.length > 0 || !page.embedded.length
  if (setting || !needsOne || !(page.loader || page.isRunning)) return rows
  // Settings that a script computes cannot be read without running it.
  const isConfigured = !page.isRunning && page.tags.some(({ text }) => text?.includes('cartletConfig'))
  return isConfigured ? rows : [missing(page.loader), ...rows]
}
