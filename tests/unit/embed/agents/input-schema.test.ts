import { describe, expect, it } from 'vitest'
import { AgentError, errorAnswer } from '../../../../src/embed/agents/agent-error'
import { readInput } from '../../../../src/embed/agents/input-schema'
import { TOOLS } from '../../../../src/embed/agents/tools/all'

const schemaOf = (name: string) => {
  const tool = TOOLS.find((one) => one.name === name)
  if (!tool) throw new Error(name)
  return tool.input
}
const refused = (name: string, input: unknown) => {
  try {
    readInput(schemaOf(name), input)
  } catch (thrown) {
    if (thrown instanceof AgentError) return errorAnswer(thrown).error
    throw thrown
  }
  return undefined
}

describe('readInput', () => {
  it.each([
    ['add_to_cart', {}, 'product'],
    ['add_to_cart', { product: 7 }, 'product'],
    ['add_to_cart', { product: ' ' }, 'product'],
    ['add_to_cart', { product: 'x'.repeat(201) }, 'product'],
    ['add_to_cart', { product: null }, 'product'],
    ['add_to_cart', { product: 'a', quantity: '2' }, 'quantity'],
    ['add_to_cart', { product: 'a', quantity: 1.5 }, 'quantity'],
    ['add_to_cart', { product: 'a', quantity: 0 }, 'quantity'],
    ['add_to_cart', { product: 'a', quantity: -1 }, 'quantity'],
    ['add_to_cart', { product: 'a', quantity: 1000 }, 'quantity'],
    ['add_to_cart', { product: 'a', quantity: Number.NaN }, 'quantity'],
    ['add_to_cart', { product: 'a', options: ['M'] }, 'options'],
    ['add_to_cart', { product: 'a', options: 'M' }, 'options'],
    ['add_to_cart', { product: 'a', options: { Size: 4 } }, 'options.Size'],
    ['add_to_cart', { product: 'a', options: { Size: 'x'.repeat(201) } }, 'options.Size'],
    ['add_to_cart', { product: 'a', colour: 'Blue' }, 'colour'],
    ['search_catalog', { in_stock_only: 'yes' }, 'in_stock_only'],
    ['search_catalog', { max_price: Number.POSITIVE_INFINITY }, 'max_price'],
    ['search_catalog', { max_results: 51 }, 'max_results'],
    ['set_quantity', { line_id: 'a' }, 'quantity'],
    ['get_cart', { everything: true }, 'everything'],
  ])('refuses a call of %s with the input %j and names the wrong field', (name, input, field) => {
    expect(refused(name, input)).toMatchObject({ code: 'INVALID_INPUT', field, message: expect.stringContaining(field) })
  })

  it.each(['text', 7, true, [], [{}], Symbol.iterator])('refuses an input that is not a plain object: %s', (input) => {
    expect(refused('get_cart', input)).toMatchObject({ code: 'INVALID_INPUT', field: 'The input' })
  })

  it('accepts a missing input for tools without required fields', () => {
    expect([refused('get_cart', undefined), refused('get_cart', null), refused('search_catalog', {})]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('rejects a __proto__ field and ignores inherited properties', () => {
    const input: unknown = JSON.parse('{"product":"a","__proto__":{"quantity":5}}')
    expect(refused('add_to_cart', input)).toMatchObject({ field: '__proto__' })
    expect(refused('add_to_cart', Object.create({ product: 'a' }))).toMatchObject({ field: 'product' })
  })
})

describe('input schemas', () => {
  it('every tool and every field has a short description and every schema refuses extra fields', () => {
    for (const { name, description, input } of TOOLS) {
      expect(name).toMatch(/^[a-z_]{3,30}$/)
      expect(description.length, name).toBeLessThan(220)
      expect(input.additionalProperties).toBe(false)
      for (const [field, { description: about }] of Object.entries(input.properties)) expect(about, field).toMatch(/^[a-z].{4,}$/)
      for (const field of input.required ?? []) expect(Object.keys(input.properties)).toContain(field)
    }
  })
})
