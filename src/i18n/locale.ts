/**
 * Turns malformed tags that occur in practice (`en_US`, `EN-us`, `de, en;q=0.8`, ``) into one that `Intl` accepts, or else `en`.
 */
export function normalizeLocale(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag?.match(/[a-z]+([-_][a-z\d]+)*/i)?.[0].replace(/_/g, '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
