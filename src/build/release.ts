/**
 * `npm run release`: what an owner needs who has no Node, as one archive in `release`, and its checksum. The same sources give the same
 * bytes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pluginArchive } from '../wordpress/plugin-files'
import { zipOf } from './zip'

const start = (plugin: string) => `Cartlet

WordPress: you need only ${plugin}, which is in this folder. Open configurator/docs/guides/wordpress.html in a browser: it has the steps.

Any other site:

1. Upload the folder "cartlet" to your site, so that https://your-site/cartlet/loader.js opens in a browser.
2. Upload the folder "configurator", too. It is a page for you: open https://your-site/configurator/ and choose what to sell.
3. Copy the two parts that it shows: one goes once into your site, the other where you want to sell.

The same step by step, and for other systems: open configurator/docs/getting-started.html in a browser, here in this folder.

To update, upload the folder "cartlet" of a newer archive over the old one. Your pages need no change.

LICENSE and THIRD-PARTY-NOTICES have the terms, sbom.cdx.json lists what the files are made of (CycloneDX), and
cartlet/sri.json has the hash of each file.
`

function filesBelow(folder: string, to: string): [path: string, content: Uint8Array][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, Uint8Array][] => {
    const [from, path] = [join(folder, entry.name), `${to}/${entry.name}`]
    return entry.isDirectory() ? filesBelow(from, path) : [[path, readFileSync(from)]]
  })
}

/** What owners copy into the folder of a static site, from the examples that the tests build. */
const STATIC_SITES = [
  'eleventy/cartlet.mjs',
  'astro/cartlet.mjs',
  'hugo/layouts/partials/cartlet.html',
  'hugo/layouts/shortcodes/cartlet.html',
  'jekyll/_includes/cartlet.html',
  'jekyll/_includes/cartlet-head.html',
  'jekyll/_plugins/cartlet.rb',
]

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const PLUGIN = `cartlet-wordpress-${version}.zip`

/** The archive of what was built, with the plugin's in it: an owner takes one file and need not know more. */
export const releaseArchive = (plugin: Buffer): Buffer =>
  zipOf(
    Object.fromEntries<Uint8Array | string>([
      ['START-HERE.txt', start(PLUGIN)],
      [PLUGIN, plugin],
      ...['LICENSE', 'THIRD-PARTY-NOTICES'].map((name) => [name, readFileSync(name)] as const),
      ['sbom.cdx.json', readFileSync('dist/sbom.cdx.json')],
      ...STATIC_SITES.map((file) => [`static-sites/${file}`, readFileSync(`demo/stacks/${file}`)] as const),
      ...filesBelow('dist/cdn', 'cartlet'),
      ...filesBelow('dist/configurator', 'configurator'),
    ]),
  )

/** @param folder where the archives are written; its former content is removed */
async function release(folder: string): Promise<void> {
  const plugin = await pluginArchive()
  const archives = { [`cartlet-${version}.zip`]: releaseArchive(plugin), [PLUGIN]: plugin }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, archive] of Object.entries(archives)) {
    writeFileSync(join(folder, name), archive)
    const sum = createHash('sha256').update(archive).digest('hex')
    writeFileSync(join(folder, `${name}.sha256`), `${sum}  ${name}\n`)
    console.log(`${folder}/${name}: ${archive.length} bytes, SHA-256 ${sum}`)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void release(process.argv[2] ?? 'release')
