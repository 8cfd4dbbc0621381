/** Which values of an identity are dates and decimals (specification §3 "Identity"). */
import { below, type Conversion } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { convert } from '../wire/convert'
import { toDate, toNumber } from '../wire/scalars'
import { toBytes } from '../encoding/bytes'
import type { AuthenticationReply, RawReply } from './authentication-model'

const IDENTITY: Conversion = [
  [toDate, 'createdDate', 'updatedDate', 'identityProfile.customFields.value.dateValue'],
  [toNumber, 'identityProfile.customFields.value.numValue'],
]
const REPLY: Conversion = [
  ...below('identity', IDENTITY),
  [toDate, 'additionalData.*.dateValue'],
  [toNumber, 'additionalData.*.numValue'],
]

export const readAuthentication = (body: JsonRecord): AuthenticationReply => convert(body, REPLY)

export const readRaw = (body: JsonRecord): RawReply => convert(body, [[toBytes, 'body']])
