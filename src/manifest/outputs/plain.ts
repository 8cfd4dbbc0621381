/** The manifest's Markdown for use outside the documentation, where links between its pages would not work. */
export const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The values of an attribute as a Markdown list in a sentence: `a`, `b` or `c`. */
export const listed = (values: readonly string[]): string => {
  const quoted = values.map((value) => `\`${value}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted[quoted.length - 1]}`
}
