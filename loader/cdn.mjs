/**
 * `dist/cdn`: what a site copies to its own server to sell (the README's snippet names that copy). It holds what a page loads and nothing
 * else, and `sri.json` with the hash of each file for an `integrity` attribute.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = 'dist/cdn'

/** Every file of `bundle` that a page can come to from the chunks called `names`. */
function reachable(bundle, names) {
  const found = new Set()
  const visit = (file) => {
    const chunk = bundle[file]
    // A bundle has assets, too, and may name packages that it does not hold.
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const { type, name, fileName } of Object.values(bundle)) if (type === 'chunk' && names.includes(name)) visit(fileName)
  return found
}

const sri = (file) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/**
 * Two plugins for two builds: the first one remembers what the widget's files are, the second one copies when the loader is there, too.
 * @param names the chunks that the loader asks for
 * @param others files of `dist` that are loaded beside them
 */
export function cdnFolder(names, others) {
  let widgetFiles = new Set()
  return [
    {
      name: 'cdn-widget-files',
      writeBundle(_options, bundle) {
        widgetFiles = reachable(bundle, names)
      },
    },
    {
      name: 'cdn-folder',
      writeBundle() {
        const files = [...others, ...widgetFiles].sort()
        rmSync(FOLDER, { recursive: true, force: true })
        mkdirSync(FOLDER, { recursive: true })
        for (const file of files) copyFileSync(`dist/${file}`, `${FOLDER}/${file}`)
        const hashes = Object.fromEntries(files.map((file) => [file, sri(`${FOLDER}/${file}`)]))
        writeFileSync(`${FOLDER}/sri.json`, `${JSON.stringify(hashes, null, 2)}\n`)
      },
    },
  ]
}
