/** Headers that a caller gives. Apart from the transport: a page's own client is given none. */

/** As the client writes those that it sends itself. */
const OURS = ['Content-Type', 'Authorization', 'X-Wix-Consistent', 'wix-site-id', 'wix-account-id']

/** In our spelling, so that one of the two takes the place of the other: fetch would join the values of `authorization` and `Authorization`. */
export const spellHeaders = (headers?: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(headers ?? {}).map((name) => [
      OURS.find((ours) => ours.toLowerCase() === name.toLowerCase()) ?? name,
      headers?.[name] as string,
    ]),
  )
