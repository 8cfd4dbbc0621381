/** Finds the pages that a command was given: files, and every page in a folder. */
import { readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../exit-code'

export interface FoundPage {
  path: string
  /** Below the root, with forward slashes. */
  name: string
}

const isPage = (name: string) => /\.html?$/i.test(name)

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => isPage(name) && !name.split(sep).includes('node_modules'))
    .sort()
    .map((name) => join(folder, name))
}

/** The deepest folder that contains all of them. */
function rootOf(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => resolve(folder).split(sep))
  let depth = first.length
  for (const other of others) while (depth && first.slice(0, depth).join(sep) !== other.slice(0, depth).join(sep)) depth -= 1
  return first.slice(0, depth).join(sep) || sep
}

/** @param given files and folders */
export async function findPages(given: readonly string[]): Promise<FoundPage[]> {
  const paths: string[] = []
  const folders: string[] = []
  for (const path of given) {
    const found = await stat(path).catch(() => undefined)
    if (!found) throw new UsageError(`There is no page "${path}"`)
    folders.push(found.isDirectory() ? path : dirname(path))
    paths.push(...(found.isDirectory() ? await pagesIn(path) : [path]))
  }
  const root = rootOf(folders)
  return [...new Set(paths.map((path) => resolve(path)))].map((path) => ({
    path,
    name: relative(root, path).split(sep).join('/'),
  }))
}

/** Address of a page below the site's address; `index.html` has the address of its folder. */
export const addressOf = (base: string, name: string): string => new URL(name.replace(/(^|\/)index\.html?$/i, '$1'), base).href
