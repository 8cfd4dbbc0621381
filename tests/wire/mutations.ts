/** Mutations of the client, each of which must make a recording fail. */

export interface Mutation {
  name: string
  file: string
  /** Occurs in the file exactly once. */
  code: string
  instead: string
  /** Recordings to run: those whose name contains this text. */
  vectors: string
}

type Row = readonly [name: string, code: string, instead: string, vectors: string]

/** By file, relative to `src/platform`. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'http/reply-error.ts': [
    ['a refusal has another message', 'textOr(body.message) || description', "'no' || description", 'error.'],
    ['a refusal loses its description', 'description !== message ?', 'description === message && !message ?', 'error.'],
    ['a validation error has another message', '`INVALID_ARGUMENT: ', '`refused: ', 'error.'],
    ['violations are lost', '{ ...details, violations }', '{ ...details, violations: [] }', 'error.'],
    ['a violation loses its rule and data', '({ ...violation, field:', '({ field:', 'error.'],
    ['the data of an error is lost', 'data: application.data', 'data: undefined', 'error.'],
    ['the code of an error is its status', '&& application.code) ||', '&& undefined) ||', 'error.'],
    ['the request id of an error is lost', "header('x-wix-request-id') ?? undefined", 'undefined', 'error.'],
    ['the body of a refusal is not handed out', 'hide(statusText), body }', 'hide(statusText), body: null }', 'error.'],
  ],
  'http/system-error.ts': [['a platform failure has another message', '`System error occurred', '`It broke', 'error.']],
  'http/transport.ts': [
    ['a 401 is not followed by a renewal', 'reply.status === 401 && mayRenew', 'reply.status === 402 && mayRenew', '401'],
    [
      'a renewal after a 401 is not followed by another attempt',
      'if (renewed !== token) reply = await',
      'if (renewed === token) reply = await',
      '401',
    ],
    ['the required consistency of a response is not sent', 'if (consistencyMark)', 'if (!consistencyMark)', 'consistency'],
    ['a password is sent again after a 401 to the login', 'if (call.provesIdentity)', 'if (!call)', 'login.'],
  ],
  'cart/changes-api.ts': [
    ['a cart patch goes without its field mask', "cartFieldmask: fieldMask?.join(',')", 'cartFieldmask: undefined', 'cart.'],
    ['the older form of a cart patch goes without a field mask', "(fieldMask ?? maskOf(patch)).join(',')", 'undefined', 'cart.'],
    [
      'a cart patch goes without merchant discounts',
      'convert<object>(patch, ITEMS_CONVERSION)',
      'convert<object>({ ...patch, merchantDiscounts: undefined }, ITEMS_CONVERSION)',
      'cart.',
    ],
    [
      'an address is sent without what the SDK drops',
      'estimate-totals`,\n    body,',
      'estimate-totals`,\n    body: { ...body, shippingAddress: undefined },',
      'address-of-the-wire',
    ],
  ],
  'cart/api.ts': [['dates of a cart stay text', "'createdDate',", '', 'cart.get']],
  'events/types/envelope.ts': [
    ['the entity of an event is not converted', 'entity: convert(entity, table)', 'entity', 'event.'],
    ['changed fields of an event are not converted', 'convertModifiedFields(modified, table)', 'modified', 'changed-fields'],
    ['a deleted entity is not handed on', '[deletedEvent.deletedEntity]', '[]', 'deleted'],
    ['an event returns another payload than the signed one', 'payload: data as string', "payload: '{}'", 'process.'],
  ],
  'session/tokens.ts': [
    [
      'a spent refresh token is kept',
      'body.refresh_token ?? earlier?.refreshToken',
      'earlier?.refreshToken ?? body.refresh_token',
      'renew',
    ],
    ['a token is used to its last second', 'const LEEWAY_MS = 30_000', 'const LEEWAY_MS = -30_000', 'soon'],
  ],
  'session/session.ts': [
    ['parallel calls request a token each', 'if (inFlight) return inFlight', '', 'at-once'],
    [
      'a member is given up when the platform is in trouble',
      "|| error.code !== 'TOKEN_REJECTED') throw error",
      '&& !error) throw error',
      'trouble',
    ],
  ],
  'identity/login/log-out.ts': [['a failed log-out keeps the member', 'session.logout()', '', 'logout']],
  'identity/login/login-errors.ts': [
    ['the platform’s login codes are ignored', 'known.find((meaning)', '[].find((meaning)', 'login.'],
  ],
  'identity/login/login-result.ts': [
    [
      'a failed login has another message',
      'emailViolation(caught) ?? caught.message',
      "emailViolation(caught) ?? 'no'",
      'login.',
    ],
    ['a malformed address has another message', 'emailViolation(caught) ?? caught.message', 'caught.message', 'validation-EMAIL'],
  ],
  'session/oauth.ts': [
    ['a refused token has another message', "message = 'something went wrong'", "message = 'no token'", 'oauth.'],
  ],
  'http/request-target.ts': [
    ['an id reaches into the path', 'return encodeURIComponent(value)', 'return value', 'ids.'],
    [
      'a missing id is sent as a word',
      "typeof value !== 'string' || /^",
      "typeof value === 'number' || /^never",
      'missing-identifiers',
    ],
  ],
  'admin/client.ts': [['an account’s key goes without its account', "named('wix-account-id', accountId)", '{}', 'account']],
  'query/filter.ts': [
    [
      'a query forgets the conditions before a not',
      'if (parts.length > 1) return { $and: parts }',
      'if (parts.length > 1) return parts[parts.length - 1]',
      'query.not',
    ],
  ],
}

export const MUTATIONS: readonly Mutation[] = Object.entries(ROWS).flatMap(([file, rows]) =>
  rows.map(([name, code, instead, vectors]) => ({ name, file: `src/platform/${file}`, code, instead, vectors })),
)
