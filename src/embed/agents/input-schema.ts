/** The part of JSON Schema that the inputs of the tools use, and the validation of an input against it. */
import { isRecord } from '../../platform/wire/record'
import { AgentError } from './agent-error'

interface Described {
  description: string
}

export type Field = Described &
  (
    | { type: 'string'; minLength: number; maxLength: number }
    | { type: 'integer' | 'number'; minimum: number; maximum: number }
    | { type: 'boolean' }
    | { type: 'object'; additionalProperties: { type: 'string'; maxLength: number }; maxProperties: number }
  )

export interface InputSchema {
  type: 'object'
  properties: Readonly<Record<string, Field>>
  required?: readonly string[]
  additionalProperties: false
}

/** A validated input. */
export type Input = Readonly<Record<string, unknown>>

const refuse = (field: string, wanted: string): never => {
  throw new AgentError('INVALID_INPUT', `${field} must be ${wanted}. Nothing was done.`, { field })
}

const called = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`

function check(name: string, value: unknown, field: Field): void {
  switch (field.type) {
    case 'string':
      if (typeof value !== 'string') refuse(name, `text, not ${called(value)}`)
      else if (value.trim().length < field.minLength) refuse(name, 'text, not empty')
      else if (value.length > field.maxLength) refuse(name, `at most ${field.maxLength} characters long`)
      return
    case 'boolean':
      if (typeof value !== 'boolean') refuse(name, `true or false, not ${called(value)}`)
      return
    case 'object':
      if (!isRecord(value)) refuse(name, `an object whose values are text, not ${called(value)}`)
      else if (Object.keys(value).length > field.maxProperties) refuse(name, `an object of at most ${field.maxProperties} names`)
      else
        for (const [key, text] of Object.entries(value)) checkEntry(`${name}.${key}`, text, field.additionalProperties.maxLength)
      return
    default: {
      const { type, minimum, maximum } = field
      const kind = type === 'integer' ? 'a whole number' : 'a number'
      if (typeof value !== 'number') refuse(name, `${kind}, not ${called(value)}`)
      else if (!(type === 'integer' ? Number.isInteger(value) : Number.isFinite(value)) || value < minimum || value > maximum)
        refuse(name, `${kind} from ${minimum} to ${maximum}, not ${value}`)
    }
  }
}

function checkEntry(name: string, value: unknown, maxLength: number): void {
  if (typeof value !== 'string') refuse(name, `text, not ${called(value)}`)
  else if (value.length > maxLength) refuse(name, `at most ${maxLength} characters long`)
}

/**
 * Returns the input's own fields after validation. Throws an error that names the first invalid one. `undefined` counts as
 * absent.
 */
export function readInput({ properties, required = [] }: InputSchema, given: unknown): Input {
  const whole: unknown = given ?? {}
  if (!isRecord(whole)) refuse('The input', `an object, not ${called(whole)}`)
  const fields = new Map(Object.entries(whole as object).filter(([, value]) => value !== undefined))
  for (const name of fields.keys())
    if (!Object.keys(properties).includes(name))
      throw new AgentError('INVALID_INPUT', `There is no field ${name}. Nothing was done.`, {
        field: name,
        fields: Object.keys(properties),
      })
  for (const name of required) if (!fields.has(name)) refuse(name, 'given')
  for (const [name, value] of fields) check(name, value, properties[name] as Field)
  return Object.fromEntries(fields)
}
