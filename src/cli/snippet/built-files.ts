/** Reads the files for pages, which the package contains beside the commands. */
import { readFile } from 'node:fs/promises'
import type { BuiltFiles } from '../../snippet/choices'

/** Relative to `dist/node`. */
const CDN_FOLDER = new URL('../cdn/', import.meta.url)

export async function readBuiltFiles(): Promise<BuiltFiles> {
  const read = (name: string) => readFile(new URL(name, CDN_FOLDER), 'utf8')
  const [hashes, reservedSpace] = await Promise.all([read('sri.json'), read('cartlet.css')])
  return { hashes: JSON.parse(hashes) as Record<string, string>, reservedSpace }
}
