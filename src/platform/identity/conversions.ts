/** The dates and decimals in an identity (docs/platform.md §3 "Identity"). */

import { toBytes } from '../encoding/bytes'
import { type Conversion, convert } from '../wire/convert'
import type { JsonRecord } from '../wire/record'
import { toDate, toNumber } from '../wire/scalars'
import type { AuthenticationReply, RawReply } from './login/authentication-model'

const FIELD = 'identity.identityProfile.customFields.value'
const REPLY: Conversion = [
  [toDate, 'identity.createdDate', 'identity.updatedDate', `${FIELD}.dateValue`, 'additionalData.*.dateValue'],
  [toNumber, `${FIELD}.numValue`, 'additionalData.*.numValue'],
]

export const readAuthentication = (body: JsonRecord): AuthenticationReply => convert(body, REPLY)

export const readRaw = (body: JsonRecord): RawReply => convert(body, [[toBytes, 'body']])
