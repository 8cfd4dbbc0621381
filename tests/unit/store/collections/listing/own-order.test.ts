import { describe, expect, it } from 'vitest'
import type { OwnPlace } from '../../../../../src/store/collections/list-model'
import { inOwnOrder, MOST_NAMED, sortedBy } from '../../../../../src/store/collections/listing/own-order'

const item = (id: string) => ({ id })
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)

/** An order of several answers, and a list that holds what `holds` says. */
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
        // The platform answers in an order of its own.
        return ids.filter(holds).map(item).reverse()
      },
    },
  }
}
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('a list in an order that only names ids', () => {
  it('is asked for in its order, a page at a time, and goes on with what did not fit', async () => {
    const { ports, asked } = aList([])
    const first = await inOwnOrder(ports, { from: { ids: ['c', 'a', 'd', 'b'] }, limit: 3, narrowed: false })
    expect(idsOf(first.items)).toEqual(['c', 'a', 'd'])
    expect(first.next).toEqual({ ids: ['b'], cursor: undefined })
    const second = await inOwnOrder(ports, { from: first.next as OwnPlace, limit: 3, narrowed: false })
    expect([idsOf(second.items), second.next]).toEqual([['b'], undefined])
    expect(asked).toEqual([['c', 'a', 'd'], ['b']])
  })

  it('asks for nothing that is known already', async () => {
    const { ports, asked } = aList([])
    const known = [item('a'), item('c')]
    const { items } = await inOwnOrder(ports, { from: { ids: ['c', 'b', 'a'] }, limit: 3, narrowed: false, known })
    expect([idsOf(items), asked]).toEqual([['c', 'b', 'a'], [['b']]])
  })

  it('fills a page from the next part of the order where some of the named ones are not there', async () => {
    const { ports } = aList([['d', 'e', 'f']], (id) => id !== 'b')
    const { items, next } = await inOwnOrder(ports, { from: { ids: ['a', 'b'], cursor: 'x' }, limit: 3, narrowed: false })
    expect([idsOf(items), next]).toEqual([['a', 'd', 'e'], { ids: ['f'], cursor: undefined }])
  })

  it('asks for many at once where it was narrowed, and begins the next page at the first that did not fit', async () => {
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

  it('lets the visitor decide where a long order names nothing of the list', async () => {
    const { ports, asked } = aList(
      Array.from({ length: 99 }, (_, i) => [`n${i}`]),
      () => false,
    )
    const { items, next } = await inOwnOrder(ports, { from: { ids: [], cursor: 'x' }, limit: 3, narrowed: true })
    expect(items).toEqual([])
    expect(next?.cursor).toBeDefined()
    expect(asked.length).toBeLessThan(13)
  })

  it('that is known as a whole is put in order, with what the order does not name at the end', () => {
    expect(idsOf(sortedBy({ ids: ['b', 'a'] }, [item('x'), item('a'), item('y'), item('b')]))).toEqual(['b', 'a', 'x', 'y'])
  })
})
