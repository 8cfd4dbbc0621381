import { describe, expect, it } from 'vitest'
import { enAccount } from '../../../../src/i18n/compiled/english/en-account'
import { enAccountMenu } from '../../../../src/i18n/compiled/english/en-account-menu'
import { MembersAccountSection } from '../../../../src/index'
import { IdentityStatus } from '../../../../src/platform-entry'
import { LOGIN_CODE_KEYS, STATUS_KEYS } from '../../../../src/store/members/member-errors'
import { MEMBER_FAILURES } from '../../../../src/store/members/member-failures'
import { FACTORS } from '../../../../src/store/members/member-model'
import { AUTOCOMPLETE } from '../../../../src/widget/account/forms/profile-fields'

const { failures } = enAccount
const keysOf = (object: object) => Object.keys(object).sort()

describe('English account texts', () => {
  it('the account texts have one sentence for every failure key and no others', () => {
    expect(keysOf(failures)).toEqual(keysOf(MEMBER_FAILURES))
  })

  it('the failure texts are full sentences and differ from each other', () => {
    const sentences = Object.values(failures)
    expect(sentences.filter((sentence) => !/^[A-Z].{10,}\.$/.test(sentence))).toEqual([])
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('every status and login code of the specification has a failure text', () => {
    const statuses = Object.keys(IdentityStatus).filter((name) => name !== 'UNKNOWN_STATUS')
    expect(keysOf(STATUS_KEYS)).toEqual(statuses.sort())
    for (const key of [...Object.values(STATUS_KEYS), ...Object.values(LOGIN_CODE_KEYS)]) expect(failures[key]).toBeTruthy()
  })

  it('the account texts name every section, factor and profile field', () => {
    expect(keysOf(enAccountMenu.sections)).toEqual(keysOf(MembersAccountSection))
    expect(keysOf(enAccount.factors)).toEqual([...FACTORS].sort())
    expect(keysOf(enAccount.profile)).toEqual(keysOf(AUTOCOMPLETE))
  })
})
