/** What a client id looks like, told while it is typed. */

export type ClientIdShape = 'missing' | 'placeholder' | 'malformed' | 'good'

/** Ids of the platform are UUIDs. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const PLACEHOLDER = /^[<{[\s]*(your[-_ ]?)?(public[-_ ]?)?client[-_ ]?id[>}\]\s]*$/i

export function clientIdShape(text: string): ClientIdShape {
  const id = text.trim()
  if (!id) return 'missing'
  if (PLACEHOLDER.test(id)) return 'placeholder'
  return UUID.test(id) ? 'good' : 'malformed'
}
