/**
 * Plugin for Eleventy: the shop's files beside your pages, its script in the head of each page that sells, a shortcode, and names and
 * prices in the pages when they are published.
 * In the configuration: `config.addPlugin(cartlet, { clientId: 'CLIENT_ID' })`.
 */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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

/**
 * {% cartlet "buy-button", "blue-mug", "Buy the Blue Mug", "https://shop.example/product-page/blue-mug" %}: the element, what it sells, its
 * text and link for visitors without JavaScript. Any attribute may follow, such as "layout=full".
 */
function markupOf(element, sells, text, link, ...more) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(element)) throw new Error(`${element} is no element of Cartlet`)
  const named = more.map((one) => {
    const [, name, value] = /^([a-z]+(?:-[a-z]+)*)(?:=(.*))?$/s.exec(one) ?? []
    if (!name) throw new Error(`An attribute is written as name=value, not as "${one}"`)
    return value === undefined ? name : `${name}="${escaped(value)}"`
  })
  const subject = element === 'collection' ? 'collection' : 'product'
  const open = [`cartlet-${element}`, ...(sells ? [`${subject}="${escaped(sells)}"`] : []), ...named].join(' ')
  const inside = link ? `<a href="${escaped(link)}">${escaped(text ?? '')}</a>` : escaped(text ?? '')
  return `<${open}>${inside}</cartlet-${element}>`
}

/** @param catalog the file with names and prices, if one is written */
function headOf({ clientId, api, base, catalog }) {
  const settings = `data-client-id="${escaped(clientId)}"${api ? ` data-api="${escaped(api)}"` : ''}`
  return `<link rel="preconnect" href="${escaped(api || 'https://www.wixapis.com')}" crossorigin>
<link rel="stylesheet" href="${base}cartlet/cartlet.css">
<script async crossorigin src="${base}cartlet/loader.js" ${settings}${catalog ? ` data-snapshot="${base}${catalog}"` : ''}></script>
`
}

/** Reads names and prices of what the pages sell, and writes them into the pages. A shop that does not answer costs only that. */
async function renderInto(folder, output) {
  const cartlet = (...args) => promisify(execFile)(process.execPath, [join(folder, 'bin/cartlet.mjs'), ...args])
  const catalog = join(output, CATALOG)
  try {
    await cartlet('snapshot', '--from', output, '--out', catalog)
    await cartlet('render', output, '--snapshot', catalog)
  } catch ({ message }) {
    console.warn(`[cartlet] Names and prices are not in the pages, and come in the visitor's browser:\n${message}`)
  }
}

/**
 * @param options.clientId public
 * @param options.api for another server than the platform
 * @param options.base where the site is, such as `/blog/`
 * @param options.files folder of the files for pages, if the package is not installed: `cartlet` of the archive
 */
export function cartlet(config, { clientId, api = '', base = '/', files }) {
  if (!clientId) throw new Error('cartlet: clientId is missing')
  const folder = packageFolder()
  const source = files ?? (folder && join(folder, 'dist/cdn'))
  if (!source) throw new Error('cartlet: install the package, or name the folder of its files: { files: "cartlet" }')
  config.addPassthroughCopy({ [source]: 'cartlet' })
  config.addShortcode('cartlet', markupOf)
  config.addTransform('cartlet', (html) =>
    /<cartlet-|\sdata-cartlet/.test(html)
      ? html.replace(/<\/head>/i, (end) => headOf({ clientId, api, base, catalog: folder && CATALOG }) + end)
      : html,
  )
  config.on('eleventy.after', async ({ directories, dir, runMode }) => {
    if (runMode === 'build' && folder) await renderInto(folder, directories?.output ?? dir.output)
  })
}
