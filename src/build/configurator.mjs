/** The build of the configurator: `dist/configurator`, static files for any server, including the files for pages. */
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { writeGuides } from './pages/guides.mjs'

const SOURCES = 'demo/configurator'
const FOLDER = 'dist/configurator'

/** Pictures of what the demo shop sells. */
function copyPictures() {
  const goods = readFileSync(`${SOURCES}/pages/demo-shop/goods.json`, 'utf8')
  for (const [, file] of goods.matchAll(/%PICTURES%\/([\w-]+\.svg)/g))
    cpSync(`demo/platform/pictures/${file}`, `${FOLDER}/demo-shop/${file}`)
}

/**
 * Copies the pages and style sheets unchanged, writes the documentation as pages, and copies `dist/cdn`, which the preview loads and whose hashes the configurator reads.
 */
const staticFiles = {
  name: 'configurator-files',
  buildStart() {
    for (const file of ['index.html', 'preview.html', 'configurator.css', 'preview.css', 'docs.css', 'demo-shop/goods.json'])
      this.addWatchFile(`${SOURCES}/pages/${file}`)
  },
  writeBundle() {
    mkdirSync(FOLDER, { recursive: true })
    cpSync(`${SOURCES}/pages`, FOLDER, { recursive: true })
    copyPictures()
    writeGuides(`${FOLDER}/docs`)
    cpSync('dist/cdn', `${FOLDER}/cartlet`, { recursive: true })
  },
}

/** The configurator only lists the names of the languages; the preview loads their texts from the files for pages. */
const withoutTranslations = {
  name: 'without-translations',
  resolveDynamicImport: (specifier, importer) =>
    /[\\/]compiled[\\/]languages\.ts$/.test(importer) ? { id: `${specifier}`, external: true } : null,
}

/** @param plugins the plugins that the widget is built with */
export const configuratorBuild = (plugins) => ({
  input: { configurator: `${SOURCES}/main.tsx`, preview: `${SOURCES}/preview/preview.ts` },
  plugins: [withoutTranslations, ...plugins, staticFiles],
  output: {
    dir: FOLDER,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `parts/${name.replace('.chunk', '')}-[hash:7].js`,
    hashCharacters: 'base36',
  },
})
