import { describe, expect, it } from 'vitest'
import { ELEMENT_KINDS } from '../../../src/embed/boot/element-kinds'
import { STATE_IDS, STATES } from '../../support/states/list'
import { VISITED } from '../../support/states/walks'

describe('The list of states', () => {
  it('is visited whole: each state stands on the way of a walk through the browser', () => {
    expect(STATE_IDS.filter((id) => !VISITED.includes(id))).toEqual([])
  })

  it('has every element that can stand on a page', () => {
    const elements = Object.keys(STATES).map((name) => name.split('-')[0])
    expect(ELEMENT_KINDS.map(({ name }) => name).filter((name) => !(name in STATES) && !elements.includes(name))).toEqual([])
  })
})
