/** The owner's own address of a product, from a template such as `/shop/{slug}`. */

/** What a template names. */
export interface Linked {
  id: string
  slug?: string
  /** The address that the platform has. */
  url?: string
}

export const isWebUrl = (url: URL): boolean => /^https?:$/.test(url.protocol)

/**
 * http(s), absolute. Undefined if the result is no such address, or if the template names what the product lacks.
 * @param base address of the page
 */
export function fillLink(template: string, { id, slug }: Linked, base: string): string | undefined {
  const values: Record<string, string | undefined> = { id, slug }
  let isWhole = true
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'id' || name === 'slug' ? values[name] : undefined
    if (!value) isWhole = false
    return encodeURIComponent(`${value}`)
  })
  try {
    const url = new URL(address, base)
    return isWhole && isWebUrl(url) ? url.href : undefined
  } catch {
    return undefined
  }
}
