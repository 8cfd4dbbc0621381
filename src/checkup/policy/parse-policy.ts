/** Content-Security-Policy as data. https://www.w3.org/TR/CSP3/#parse-serialized-policy */

/** Directive → its sources, as written. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** One policy. Of a directive that is repeated the first one counts, as in browsers. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const directive = name.toLowerCase()
    if (directive && !policy.has(directive)) policy.set(directive, sources)
  }
  return policy
}

/** The policies of a header's value: several may stand in it, separated by commas, and each of them must allow a request. */
export const parsePolicies = (header: string): Policy[] =>
  header
    .split(',')
    .map(parsePolicy)
    .filter(({ size }) => size > 0)

export const printPolicy = (policy: Policy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
