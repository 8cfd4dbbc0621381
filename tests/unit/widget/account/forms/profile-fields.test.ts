import { describe, expect, it } from 'vitest'
import { parseFields, readProfile } from '../../../../../src/widget/account/forms/profile-fields'
import { cpuMs } from '../../../../support/source/cpu-time'

describe('fields of a registration', () => {
  it('parseFields recognises fields of the profile by name, and takes any other name for a custom field', () => {
    expect(parseFields('firstName* birthdate, shoe-size:number(Shoe size)* since:date club')).toEqual([
      { name: 'firstName', custom: false, type: 'string', required: true },
      { name: 'birthdate', custom: false, type: 'date', required: false },
      { name: 'shoe-size', custom: true, type: 'number', label: 'Shoe size', required: true },
      { name: 'since', custom: true, type: 'date', required: false },
      { name: 'club', custom: true, type: 'string', required: false },
    ])
  })

  it.each(['', '   ', ',, :: **', '()'])('parseFields returns no fields for "%s"', (text) => {
    expect(parseFields(text)).toEqual([])
  })

  it('parseFields needs less than a second for 50,000 opening brackets', () => {
    expect(cpuMs(() => parseFields('a('.repeat(50_000)))).toBeLessThan(1000)
  })

  it('parseFields lists a repeated name once, and accepts names such as __proto__', () => {
    expect(parseFields('club club:number __proto__ größe').map(({ name }) => name)).toEqual(['club', '__proto__', 'größe'])
  })

  it('parseFields ignores the author’s type for a field of the profile', () => {
    expect(parseFields('birthdate:number firstName:date').map(({ type }) => type)).toEqual(['date', 'string'])
  })

  it('readProfile returns the profile and the custom fields with typed values', () => {
    const typed: Record<string, string> = {
      firstName: 'Ada',
      phone: '+353 1 555',
      birthdate: '1815-12-10',
      size: '38.5',
      since: '2026-01-02',
      club: '<b>Tea</b>',
    }
    const fields = parseFields('firstName lastName phone birthdate size:number since:date club')
    expect(readProfile(fields, (name) => typed[name] ?? '')).toEqual({
      profile: { firstName: 'Ada', phonesV2: [{ phone: '+353 1 555', tag: 'UNTAGGED' }], birthdate: '1815-12-10' },
      customFields: [
        { name: 'size', value: 38.5 },
        { name: 'since', value: new Date('2026-01-02T00:00:00Z') },
        { name: 'club', value: '<b>Tea</b>' },
      ],
    })
  })

  it('readProfile omits empty fields', () => {
    expect(readProfile(parseFields('firstName club'), () => '')).toEqual({})
  })
})
