/**
 * Integration for Astro: the shop's files beside your pages, its script in the head of each page that sells, and names and prices in the
 * pages when they are published. In your pages, write the elements themselves: <cartlet-buy-button product="blue-mug">.
 * In the configuration: `integrations: [cartlet({ clientId: 'CLIENT_ID' })]`.
 */
import { execFile } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CATALOG = 'catalog.json'

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => `${text}`.replace(/[&<>"]/g, (sign) => SIGNS[sign])

/** Folder of the package; undefined where only its files for pages are there. */
function packageFolder() {
  try {
    return dirname(createRequire(import.meta.url).resolve('cartlet/package.json'))
  } catch {
    return undefined
  }
}

/** @param catalog the file with names and prices, if one is written */
function headOf({ clientId, api, base, catalog }) {
  const settings = `data-client-id="${escaped(clientId)}"${api ? ` data-api="${escaped(api)}"` : ''}`
  return `<link rel="preconnect" href="${escaped(api || 'https://www.wixapis.com')}" crossorigin>
<link rel="stylesheet" href="${base}cartlet/cartlet.css">
<script async crossorigin src="${base}cartlet/loader.js" ${settings}${catalog ? ` data-snapshot="${base}${catalog}"` : ''}></script>
`
}

/** Returns whether any page sells. */
async function putIntoHeads(output, head) {
  const files = await readdir(output, { recursive: true })
  let isAny = false
  for (const file of files.filter((name) => name.endsWith('.html')).map((name) => join(output, name))) {
    const html = await readFile(file, 'utf8')
    if (!/<cartlet-|\sdata-cartlet/.test(html)) continue
    isAny = true
    await writeFile(
      file,
      html.replace(/<\/head>/i, (end) => head + end),
    )
  }
  return isAny
}

/**
 * @param options.clientId public
 * @param options.api for another server than the platform
 * @param options.files folder of the files for pages, if the package is not installed: `cartlet` of the archive
 */
export function cartlet({ clientId, api = '', files }) {
  if (!clientId) throw new Error('cartlet: clientId is missing')
  let base = '/'
  return {
    name: 'cartlet',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`
      },
      'astro:build:done': async ({ dir, logger }) => {
        const output = fileURLToPath(dir)
        const folder = packageFolder()
        const source = files ?? (folder && join(folder, 'dist/cdn'))
        if (!source) throw new Error('cartlet: install the package, or name the folder of its files: { files: "cartlet" }')
        await cp(source, join(output, 'cartlet'), { recursive: true })
        if (!(await putIntoHeads(output, headOf({ clientId, api, base, catalog: folder && CATALOG }))) || !folder) return
        const run = (...args) => promisify(execFile)(process.execPath, [join(folder, 'bin/cartlet.mjs'), ...args])
        const catalog = join(output, CATALOG)
        try {
          await run('snapshot', '--from', output, '--out', catalog)
          await run('render', output, '--snapshot', catalog)
        } catch ({ message }) {
          // A shop that does not answer costs only that.
          logger.warn(`Names and prices are not in the pages, and come in the visitor's browser:\n${message}`)
        }
      },
    },
  }
}
