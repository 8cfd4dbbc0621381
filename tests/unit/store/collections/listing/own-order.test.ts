import { describe, expect, it } from 'vitest'
import type { OwnPlace } from '../../../../../src/store/collections/list-model'
import { inOwnOrder, MOST_NAMED, sortedBy } from '../../../../../src/store/collections/listing/own-order'

const item = (id: string) => ({ id })
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)

/** An order that arrives in several responses, and a list of the ids for which `holds` is true. */
function aList(answers: readonly (readonly string[])[], holds: (id: string) => boolean = () => true) {
  const asked: string[][] = []
  let turn = 0
  return {
    asked,
    ports: {
      async order(): Promise<OwnPlace> {
        const ids = answers[turn++] ?? []
        return { ids, cursor: turn < answers.length ? `${turn}` : undefined }
      },
      async find(ids: readonly string[]) {
        asked.push([...ids])
        // The platform does not keep the order of the requested ids.
        return ids.filter(holds).map(item).reverse()
      },
    },
  }
}
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('a list whose order is given as ids', () => {
  it('inOwnOrder requests a page of ids in order and continues with the rest', async () => {
    const { ports, asked } = aList([])
    const first = await inOwnOrder(ports, { from: { ids: ['c', 'a', 'd', 'b'] }, limit: 3, narrowed: false })
    expect(idsOf(first.items)).toEqual(['c', 'a', 'd'])
    expect(first.next).toEqual({ ids: ['b'], cursor: undefined })
    const second = await inOwnOrder(ports, { from: first.next as OwnPlace, limit: 3, narrowed: false })
    expect([idsOf(second.items), second.next]).toEqual([['b'], undefined])
    expect(asked).toEqual([['c', 'a', 'd'], ['b']])
  })

  it('inOwnOrder does not request items that are known already', async () => {
    const { ports, asked } = aList([])
    const known = [item('a'), item('c')]
    const { items } = await inOwnOrder(ports, { from: { ids: ['c', 'b', 'a'] }, limit: 3, narrowed: false, given: known })
    expect([idsOf(items), asked]).toEqual([['c', 'b', 'a'], [['b']]])
  })

  it('inOwnOrder fills a page from the next part of the order when some ids are missing', async () => {
    const { ports } = aList([['d', 'e', 'f']], (id) => id !== 'b')
    const { items, next } = await inOwnOrder(ports, { from: { ids: ['a', 'b'], cursor: 'x' }, limit: 3, narrowed: false })
    expect([idsOf(items), next]).toEqual([['a', 'd', 'e'], { ids: ['f'], cursor: undefined }])
  })

  it('inOwnOrder requests many ids at once for a narrowed list, and resumes at the first that did not fit', async () => {
    const ids = named('p', 150)
    const { ports, asked } = aList([], (id) => Number(id.slice(1)) % 10 === 0)
    const { items, next } = await inOwnOrder(ports, { from: { ids }, limit: 3, narrowed: true })
    expect([idsOf(items), asked.map(({ length }) => length)]).toEqual([['p0', 'p10', 'p20'], [MOST_NAMED]])
    expect(next?.ids[0]).toBe('p30')
    const second = await inOwnOrder(ports, { from: next as OwnPlace, limit: 100, narrowed: true })
    expect(idsOf(second.items)).toEqual(
      named('p', 15)
        .slice(3)
        .map((id) => `${id}0`),
    )
    expect(second.next).toBeUndefined()
  })

  it('inOwnOrder returns an empty page with a cursor after a dozen requests without a match', async () => {
    const { ports, asked } = aList(
      Array.from({ length: 99 }, (_, i) => [`n${i}`]),
      () => false,
    )
    const { items, next } = await inOwnOrder(ports, { from: { ids: [], cursor: 'x' }, limit: 3, narrowed: true })
    expect(items).toEqual([])
    expect(next?.cursor).toBeDefined()
    expect(asked.length).toBeLessThan(13)
  })

  it('sortedBy sorts items by the order and puts the others at the end', () => {
    expect(idsOf(sortedBy({ ids: ['b', 'a'] }, [item('x'), item('a'), item('y'), item('b')]))).toEqual(['b', 'a', 'x', 'y'])
  })
})
