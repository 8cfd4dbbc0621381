/** Writes values as PHP. */

export type Php = string | number | boolean | readonly Php[] | { readonly [key: string]: Php }

/** A PHP literal. Strings in single quotes contain nothing that PHP replaces. */
export function php(value: Php): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object') return `${value}`
  const rows = Array.isArray(value)
    ? value.map((item: Php) => php(item))
    : Object.entries(value).map(([key, item]) => `${php(key)} => ${php(item)}`)
  return `array( ${rows.join(', ')} )`
}
