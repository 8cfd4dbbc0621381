/** Headers of the caller. Separate from the transport, because the client of a page has none. */

/** The headers of the client, in its spelling. */
const OURS = ['Content-Type', 'Authorization', 'X-Wix-Consistent', 'wix-site-id', 'wix-account-id']

/**
 * Spells headers that the client sends, too, as the client does, so that one replaces the other: fetch would join the values of
 * `authorization` and `Authorization`.
 */
export const spellHeaders = (headers?: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(headers ?? {}).map((name) => [
      OURS.find((ours) => ours.toLowerCase() === name.toLowerCase()) ?? name,
      headers?.[name] as string,
    ]),
  )
