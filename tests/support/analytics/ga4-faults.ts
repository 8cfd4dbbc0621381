/** Validates a push against the schema of GA4's reference. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'

const schema = JSON.parse(readFileSync('tests/support/analytics/ga4.schema.json', 'utf8')) as object
const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema)

/** What does not match the reference, one line each; empty for a valid event. */
export const faultsOf = (push: unknown): string[] =>
  validate(push) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
