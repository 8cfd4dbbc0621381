/** Makes slugs of names: "Blue Mug" becomes `blue-mug`, and a second one `blue-mug-1`. */
const MAX_SLUG = 100

export const slugOf = (name: string): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG)
  return slug === '' ? 'item' : slug
}

export const freeSlug = (name: string, isTaken: (slug: string) => boolean): string => {
  const wanted = slugOf(name)
  if (!isTaken(wanted)) return wanted
  let number = 1
  while (isTaken(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
