/** Which values of an identity are dates and decimals (specification §3 "Identity"). */

import { toBytes } from '../encoding/bytes'
import { below, type Conversion, convert } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'
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
