/** Values in results: conversions that the SDK leaves out, and values that it writes for missing ones. */
import { type FunctionTable, tableIfAny } from '../adapter/conversions'
import { isPlain } from '../runner/compare'
import { changeAt, sdkPath, toBytes, toDate, toNumber } from '../runner/sdk-conversion'
import { exchangesOf, type Vector } from '../runner/vector'
import { bodyOf, type DeviationRule, type DeviationRules, inAnswer, lastReply, recordOf } from './rule'

/** Dates, decimals and bytes are always converted: also in the older form, and when a GET was too long and was sent as POST. */
const converted: DeviationRule = (recorded, vector) => {
  const table = tableOf(vector)
  if (!table || !leavesText(vector, table)) return recorded
  const { response = {}, returnsField } = table
  const changes = { timestamp: toDate, float: toNumber, bytes: toBytes }
  let result = recorded.result
  for (const [kind, change] of Object.entries(changes)) {
    for (const path of response.http?.[kind] ?? []) {
      const places = sdkPath(path, response.sdk?.address)
      const below = returnsField === undefined ? places : places.slice(1)
      // An iterator has the list under another name.
      const inIterator = isPlain(result) && '$iterator' in result
      result = changeAt(result, inIterator ? ['items', ...below.slice(1)] : below, change)
    }
  }
  return { ...recorded, result }
}

const leavesText = (vector: Vector, table: FunctionTable): boolean =>
  vector.group === 'legacy' || (table.http?.startsWith('GET ') === true && exchangesOf(vector)[0]?.request.method === 'POST')

function tableOf({ call }: Vector): FunctionTable | undefined {
  // The older SDK's functions are in no table: they return the result of a login, or a raw response.
  const fn = {
    'authentication.verify': 'authentication.loginV2',
    'authentication.loginWithIdpConnectionTokenParams': 'authentication.loginV2',
  }[call?.fn ?? '']
  return (
    tableIfAny(fn ?? call?.fn ?? '', call?.chain ? 'builder' : 'typed') ??
    (call?.fn.startsWith('authentication.') ? RAW : undefined)
  )
}
const RAW: FunctionTable = { response: { http: { bytes: ['body'] } } }

const noInvalidDates: DeviationRule = (recorded) =>
  inAnswer(recorded, (value) => (value instanceof Date && Number.isNaN(value.getTime()) ? undefined : value))

/** Width and height are given both or not at all. */
const noUnknownSizes: DeviationRule = (recorded) =>
  inAnswer(recorded, (value) =>
    typeof value === 'string' && /^wix:\w+:/.test(value)
      ? value.replace(/[#&](origin|poster)Width=[^&]*&\1Height=[^&]*$/, (size) => (size.includes('undefined') ? '' : size))
      : value,
  )

/** The parts of an address that the SDK has a name for. */
const NAMED_PARTS = [
  'streetAddress',
  'addressLine',
  'addressLine2',
  'formattedAddress',
  'geocode',
  'countryFullname',
  'subdivisionFullname',
]
const PLAIN_PARTS = ['country', 'subdivision', 'city', 'postalCode']

/** A member's address keeps the parts that the SDK has no name for. */
const wholeAddresses: DeviationRule = (recorded, vector) => {
  const { addresses } = recordOf(recordOf(recordOf(bodyOf(lastReply(vector))).identity).identityProfile) as {
    addresses?: unknown[]
  }
  if (!addresses) return recorded
  const shown = recordOf(recordOf(recordOf(recorded.result).identity).identityProfile).addresses
  if (!Array.isArray(shown)) return recorded
  const whole = shown.map((entry, i) => {
    const sent = recordOf(recordOf(addresses[i]).address)
    const others = Object.entries(sent).filter(([part]) => ![...NAMED_PARTS, ...PLAIN_PARTS].includes(part))
    const { address } = recordOf(entry)
    return isPlain(address) ? { ...recordOf(entry), address: { ...Object.fromEntries(others), ...address } } : entry
  })
  const result = recordOf(recorded.result)
  const identity = recordOf(result.identity)
  return {
    ...recorded,
    result: {
      ...result,
      identity: { ...identity, identityProfile: { ...recordOf(identity.identityProfile), addresses: whole } },
    },
  }
}

export const valueRules: DeviationRules = {
  'dates and decimals are converted': converted,
  'no invalid dates': noInvalidDates,
  'no unknown sizes': noUnknownSizes,
  'whole addresses': wholeAddresses,
}
