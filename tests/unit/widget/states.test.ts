import { describe, expect, it } from 'vitest'
import { ELEMENT_KINDS } from '../../../src/embed/start/element-kinds'
import { STATE_IDS, STATES } from '../../support/states/list'
import { VISITED } from '../../support/states/walks'

describe('the list of states', () => {
  // hazard 62
  it('every state in the list is visited by a walk of the browser tests', () => {
    expect(STATE_IDS.filter((id) => !VISITED.includes(id))).toEqual([])
  })

  it('every kind of element has a state in the list', () => {
    const elements = Object.keys(STATES).map((name) => name.split('-')[0])
    expect(ELEMENT_KINDS.map(({ name }) => name).filter((name) => !(name in STATES) && !elements.includes(name))).toEqual([])
  })
})
