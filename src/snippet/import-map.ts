/**
 * Integrity of the files that the loader imports. `integrity` on its tag covers only the loader; an import map gives each further file its hash. A browser
 * that knows `integrity` in import maps does not run a file that differs; others ignore it.
 */

/** Whether the file is the widget, which the loader imports first. */
export const isWidget = (file: string): boolean => file.startsWith('widget-')
/** The loader's second name, which has the hash of its content: an update of the folder does not replace that file. */
const NAMED_BY_HASH = /^loader-[a-z\d]{7}\.js$/

/** The name of the loader for a page that states its hash. */
export const loaderOf = (hashes: Readonly<Record<string, string>>): string =>
  Object.keys(hashes).find((file) => NAMED_BY_HASH.test(file)) ?? 'loader.js'

/** The loader retries the widget under this address (loader/loader.ts); without its own hash, that file would run unchecked. */
const SECOND_ADDRESS = '?2'

/** The text between the tags of the import map. @param folder of the files, ending in `/` */
export function importMapOf(hashes: Readonly<Record<string, string>>, folder: string): string {
  const rows = Object.entries(hashes).flatMap(([file, hash]) => {
    if (!file.endsWith('.js') || file === 'loader.js' || NAMED_BY_HASH.test(file)) return []
    const address = specifierOf(folder, file)
    return isWidget(file)
      ? [
          [address, hash],
          [`${address}${SECOND_ADDRESS}`, hash],
        ]
      : [[address, hash]]
  })
  // A `<` could end the script element.
  return JSON.stringify({ integrity: Object.fromEntries(rows) }, null, 1).replaceAll('<', '\\u003c')
}

/** An import map takes addresses only if they begin like one. */
const specifierOf = (folder: string, file: string) => (/^(\/|\.{1,2}\/|https?:)/i.test(folder) ? folder : `./${folder}`) + file

/** A source of `script-src` for an inline script with exactly this text; undefined without `crypto.subtle`. */
export async function sourceHash(text: string): Promise<string | undefined> {
  const { subtle } = (globalThis.crypto as Crypto | undefined) ?? {}
  if (!subtle) return undefined
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}
