/** Markdown of the manifest for readers that stand elsewhere: links between pages of the documentation would lead nowhere. */
export const withoutLinks = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The values of an attribute in words, as Markdown. */
export const listed = (values: readonly string[]): string => {
  const quoted = values.map((value) => `\`${value}\``)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted[quoted.length - 1]}`
}
