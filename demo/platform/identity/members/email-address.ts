/** E-mail addresses: which are accepted, and how others are refused. */
import { refuse } from '../../gateway/errors'

const MAX_LENGTH = 254
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

export const isEmailAddress = (text: string): boolean => {
  const [local = '', domain = '', ...rest] = text.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    text.length <= MAX_LENGTH &&
    /^[^\s"(),:;<>[\]\\]{1,64}$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  )
}

/** Refuses with a separate type of violation, which the client maps to "invalid e-mail" (docs/platform.md §5). */
export const readEmail = (value: unknown, field: string): string => {
  if (value === undefined || value === null || value === '') return refuse(field, 'is required', 'REQUIRED_FIELD')
  const text = typeof value === 'string' ? value.trim() : ''
  return isEmailAddress(text) ? text : refuse(field, 'must be a well-formed email', 'FORMAT', { type: 'EMAIL' })
}
