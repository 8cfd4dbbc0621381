import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { EstimateView, MembershipView } from '../../../../../src/store/base/estimate-model'
import { Memberships } from '../../../../../src/widget/cart/terms/Memberships'
import { aMembership, renderInCart } from '../../../../support/fixtures/extras'

function draw(eligible: MembershipView[], invalid: EstimateView['memberships']['invalid'] = []) {
  const onChoose = vi.fn()
  const { container } = renderInCart(<Memberships memberships={{ eligible, invalid }} onChoose={onChoose} />)
  return { onChoose, container }
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('membership that can be used', () => {
  it('a membership is selected in addition to the others, and deselected without them', () => {
    const { onChoose } = draw([aMembership('a', { selected: true }), aMembership('b'), aMembership('c', { selected: true })])
    expect([box(/^a/).checked, box(/^b/).checked]).toEqual([true, false])
    fireEvent.click(box(/^b/))
    fireEvent.click(box(/^a/))
    expect(onChoose.mock.calls).toEqual([[['a', 'c', 'b']], [['c']]])
  })

  it.each([
    [{ credits: { total: 10, remaining: 7 } }, '7 of 10 left'],
    [{ credits: { remaining: 7 } }, '7 left'],
    [{ expires: new Date(2027, 3, 9, 12) }, 'valid until 9 Apr 2027'],
  ])('a membership shows its remaining credits or its expiry date: %o', (more, words) => {
    expect(draw([aMembership('a', more)]).container.textContent).toContain(words)
  })
})

it('a membership that cannot be used says why, and has no checkbox', () => {
  const ended = { reason: 'This membership has ended.', expires: new Date(2024, 2, 31, 12) }
  const { container } = draw([], [aMembership('Kiln card', ended), aMembership('Other')])
  expect(container.textContent).toContain('Kiln cardThis membership has ended.expired 31 Mar 2024')
  expect(container.textContent).toContain('OtherCannot be used for this cart.')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('the section renders nothing for visitors without memberships', () => {
  expect(draw([]).container.innerHTML).toBe('')
})
