/** Holds a push to the schema of GA4's reference. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'

const schema = JSON.parse(readFileSync('tests/support/analytics/ga4.schema.json', 'utf8')) as object
const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema)

/** What does not fit the reference, as one line each; nothing for an event that does. */
export const faultsOf = (push: unknown): string[] =>
  validate(push) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
