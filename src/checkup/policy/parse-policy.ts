/** Content-Security-Policy as data. https://www.w3.org/TR/CSP3/#parse-serialized-policy */

/** Directive → its sources, as written. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Parses one policy. If a directive is repeated, the first one counts, as in browsers. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const directive = name.toLowerCase()
    if (directive && !policy.has(directive)) policy.set(directive, sources)
  }
  return policy
}

/** Parses a header's value, which may contain several policies, separated by commas. Each of them must allow a request. */
export const parsePolicies = (header: string): Policy[] =>
  header
    .split(',')
    .map(parsePolicy)
    .filter(({ size }) => size > 0)

export const printPolicy = (policy: Policy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
