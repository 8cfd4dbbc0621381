/** Tokens: cases in which the SDK requests them too often or too late, or gives a member up. */
import { CLIENT_ID, type SdkTokens, tokensBefore } from '../adapter/identity/client'
import { isEqual, isPlain } from '../runner/compare'
import type { Outcome } from '../runner/outcome'
import { FETCH_FAILED, isTokenPath, RECORDED_AT_MS, RENEWAL, type SentRequest } from '../runner/scene'
import { type Exchange, exchangesOf, type RecordedReply, type Vector } from '../runner/vector'
import { bodyOf, type DeviationRule, type DeviationRules, everywhere, headerOf, lastReply, recordOf } from './rule'

const NOW_S = RECORDED_AT_MS / 1000
/** Our client refreshes tokens that expire within this time. */
const LEEWAY_S = 30
const RENEWED_UNTIL_S = NOW_S + RENEWAL.expires_in

const isToken = ({ path }: SentRequest): boolean => isTokenPath(path)
const grantOf = ({ body }: SentRequest): unknown => recordOf(body).grantType

/** The token refresh that our client sends. */
function renewalOf(vector: Vector, refreshToken: string): SentRequest {
  const { tokenRequestOptions } = recordOf(vector.call?.setup)
  const more = recordOf(recordOf(tokenRequestOptions).headers) as Record<string, string>
  const clientId = vector.group === 'legacy' ? undefined : CLIENT_ID
  const body = { clientId, refreshToken, grantType: 'refresh_token' }
  return { method: 'POST', path: '/oauth2/token', query: [], headers: { 'Content-Type': 'application/json', ...more }, body }
}

const under = (request: SentRequest, token: string): SentRequest => ({
  ...request,
  headers: { ...request.headers, Authorization: token },
})

/** Replaces an access token in a result with the refreshed one. */
const withAccess = (result: unknown, value: string | undefined): unknown =>
  everywhere(result, (node) => {
    if (!isPlain(node)) return node
    if (node.value === value && 'expiresAt' in node) return { value: RENEWAL.access_token, expiresAt: RENEWED_UNTIL_S }
    return node.Authorization === value ? { ...node, Authorization: RENEWAL.access_token } : node
  })

/** After a 401 our client refreshes the token and sends the call once more. */
const renewedAfter401: DeviationRule = (recorded, vector) => {
  const exchanges = exchangesOf(vector)
  const at = recorded.requests.findIndex((request, i) => !isToken(request) && exchanges[i]?.response.status === 401)
  const request = recorded.requests[at]
  const before = exchanges.slice(0, at).reverse()
  const earlier = before.find(({ request: { path } }) => isTokenPath(path))
  if (!request || isOfTwo(request) || (earlier && recordOf(earlier.request.body).grantType === 'refresh_token')) return recorded
  const refreshToken = earlier ? recordOf(bodyOf(earlier.response)).refresh_token : tokensBefore(vector)?.refreshToken?.value
  if (typeof refreshToken !== 'string') return recorded
  const again = PROVES_IDENTITY.test(request.path) ? [] : [under(request, RENEWAL.access_token)]
  const requests = [...recorded.requests]
  requests.splice(at + 1, 0, renewalOf(vector, refreshToken), ...again)
  return { ...recorded, requests, result: withAccess(recorded.result, request.headers.Authorization) }
}

/** A call with a password or a code is not sent again after its own 401; the token is refreshed nevertheless. */
const PROVES_IDENTITY = /\/(register|login|login-with-token-params|recover|verify)$/
/** With both a visitor's token and an API key, no token is refreshed. */
const isOfTwo = ({ headers }: SentRequest): boolean => `${headers.Authorization}`.includes(',')

/** A token that would expire while the request is under way is refreshed first. */
const renewedBeforeExpiry: DeviationRule = (recorded, vector) => {
  const fn = vector.call?.fn
  const tokens = (fn === 'generateVisitorTokens' ? vector.call?.args[0] : tokensBefore(vector)) as SdkTokens | undefined
  const { value, expiresAt = 0 } = tokens?.accessToken ?? {}
  const isNeeded = fn === 'getAuthHeaders' || fn === 'generateVisitorTokens' || recorded.requests.some((one) => !isToken(one))
  if (!isNeeded || !tokens?.refreshToken?.value || expiresAt < NOW_S || expiresAt > NOW_S + LEEWAY_S) return recorded
  const sent = recorded.requests.map((one) => (one.headers.Authorization === value ? under(one, RENEWAL.access_token) : one))
  return {
    ...recorded,
    requests: [renewalOf(vector, tokens.refreshToken.value), ...sent],
    result: withAccess(recorded.result, value),
  }
}

/** A rotated refresh token replaces the used one. */
const rotated: DeviationRule = (recorded, vector) => {
  let { result } = recorded
  for (const { request, response } of renewalsIn(vector)) {
    const spent = recordOf(request.body).refreshToken
    const next = recordOf(bodyOf(response)).refresh_token
    if (response.status === 200 && typeof next === 'string')
      result = everywhere(result, (node) =>
        isPlain(node) && node.value === spent && 'role' in node ? { ...node, value: next } : node,
      )
  }
  return { ...recorded, result }
}

const renewalsIn = (vector: Vector): Exchange[] =>
  exchangesOf(vector).filter(({ request }) => isTokenPath(request.path) && recordOf(request.body).grantType === 'refresh_token')

/** A failed refresh does not invalidate the refresh token: the visitor or member stays, and the failure is reported. */
const troubleIsNoVerdict: DeviationRule = (recorded, vector) => {
  const at = exchangesOf(vector).findIndex((exchange) => renewalsIn(vector).includes(exchange) && isTrouble(exchange.response))
  const reply = exchangesOf(vector)[at]?.response
  if (!reply) return recorded
  const isOfModule = vector.call?.fn.includes('.')
  return {
    requests: recorded.requests.slice(0, at + 1),
    error: isOfModule ? unsent(reply) : tokenError(vector, reply),
  }
}

const isTrouble = (reply: RecordedReply): boolean =>
  reply.networkError !== undefined || (reply.status !== 200 && !isVerdict(reply))

/** Whether the platform declares the refresh token invalid. */
const isVerdict = (reply: RecordedReply): boolean =>
  (reply.status ?? 0) < 500 && recordOf(bodyOf(reply)).error === 'invalid_grant'

/** The SDK's error for a call that could not get a token. */
const unsent = ({ networkError }: RecordedReply) => ({
  name: networkError === undefined ? 'Error' : 'TypeError',
  message: 'System error occurred: {}',
  properties: { code: 'UNKNOWN', runtimeError: { code: 'UNKNOWN', runtimeError: { $circular: true } } },
  ...(networkError !== undefined && { cause: { code: networkError } }),
})

function tokenError(vector: Vector, reply: RecordedReply): unknown {
  if (reply.networkError !== undefined) return { name: 'TypeError', message: FETCH_FAILED, cause: { code: reply.networkError } }
  if (vector.group === 'legacy') return { name: 'Error', message: 'something went wrong' }
  const body = bodyOf(reply)
  const said = body ? `Response: ${JSON.stringify(body)}` : ''
  const requestId = headerOf(reply, 'x-wix-request-id') ?? null
  return {
    name: 'Error',
    message: `Failed to fetch tokens from OAuth API: ${reply.statusText}. request id: ${requestId}. ${said}`,
  }
}

/** Parallel calls share one token request, and so one visitor and one cart. */
const sharedRequest: DeviationRule = (recorded, vector) => {
  const exchanges = exchangesOf(vector)
  const first = recorded.requests.findIndex((request) => isToken(request) && grantOf(request) !== undefined)
  const others = recorded.requests.flatMap((request, i) =>
    i > first && isToken(request) && isEqual(request, recorded.requests[first]) ? [i] : [],
  )
  if (!vector.call?.fn.startsWith('Promise.all') || others.length === 0) return recorded
  const tokensAt = (i: number) => recordOf(bodyOf(exchanges[i]?.response ?? {}))
  const shared = tokensAt(first)
  const replaced = new Map(
    others.flatMap((i) => ['access_token', 'refresh_token'].map((name) => [tokensAt(i)[name], shared[name]] as const)),
  )
  const replace = (node: unknown) => (typeof node === 'string' && replaced.has(node) ? replaced.get(node) : node)
  return {
    ...recorded,
    requests: everywhere(
      recorded.requests.filter((_, i) => !others.includes(i)),
      replace,
    ) as Outcome['requests'],
    result: everywhere(recorded.result, replace),
  }
}

const NO_TOKENS = { accessToken: { value: '', expiresAt: 0 }, refreshToken: { value: '', role: 'none' } }

/** A member who logs out is logged out on this device, even if the request to the platform fails. */
const loggedOutAnyway: DeviationRule = (recorded, vector) => {
  const { result } = recorded
  if (vector.call?.fn !== 'logout' || !isPlain(result) || !('threw' in result)) return recorded
  const facts = { tokens: NO_TOKENS, stored: NO_TOKENS, loggedIn: false }
  return {
    ...recorded,
    result: { ...result, ...Object.fromEntries(Object.entries(facts).filter(([name]) => name in result)) },
  }
}

/** Functions whose result is the tokens of the last request. */
const OF_TOKENS = /^(generateVisitorTokens|renewToken|getMemberTokens(ForExternalLogin(WithSession)?)?)$/

/** A reply of the token endpoint that is not JSON is reported as a failed token request, not as a parser's error. */
const noTokenReply: DeviationRule = (recorded, vector) => {
  const fn = vector.call?.fn ?? ''
  const isOfTokens = isTokenPath(recorded.requests.at(-1)?.path ?? '')
  const error = recordOf(recorded.error)
  if (!isOfTokens || lastReply(vector).status !== 200 || error.name !== 'SyntaxError') return recorded
  if (!OF_TOKENS.test(fn)) return { ...recorded, error: { ...error, name: 'Error' } }
  const message = /^getMember/.test(fn) ? 'Failed to get member tokens' : 'something went wrong'
  return { ...recorded, error: { name: 'Error', message } }
}

/** Any 2xx of the token endpoint that contains tokens is a success. */
const tokensOfAny2xx: DeviationRule = (recorded, vector) => {
  const { status = 0, ...reply } = lastReply(vector)
  const fn = vector.call?.fn ?? ''
  const { access_token, refresh_token, expires_in } = recordOf(bodyOf(reply))
  const isAsked = OF_TOKENS.test(fn) && isTokenPath(recorded.requests.at(-1)?.path ?? '')
  if (!isAsked || status <= 200 || status > 299 || typeof access_token !== 'string') return recorded
  const [given] = (vector.call?.args ?? []) as { value?: string; role?: string }[]
  const earlier = fn === 'renewToken' ? given : undefined
  const role = earlier?.role ?? (fn.startsWith('getMember') ? 'member' : 'visitor')
  return {
    requests: recorded.requests,
    result: {
      accessToken: { value: access_token, expiresAt: NOW_S + Number(expires_in) },
      refreshToken: { value: refresh_token ?? earlier?.value, role },
    },
  }
}

export const sessionRules: DeviationRules = {
  'renewed after a 401': renewedAfter401,
  'renewed before the expiry': renewedBeforeExpiry,
  'the newest refresh token': rotated,
  'a platform failure keeps the session': troubleIsNoVerdict,
  'one token request for all': sharedRequest,
  'a failed logout call still logs out': loggedOutAnyway,
  'invalid token responses are reported': noTokenReply,
  'tokens of any 2xx': tokensOfAny2xx,
}
