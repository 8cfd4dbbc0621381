/** The build of the configurator: `dist/configurator`, static files for any server, including the files for pages. */
import { cpSync, mkdirSync } from 'node:fs'

const SOURCES = 'demo/configurator'
const FOLDER = 'dist/configurator'

/**
 * Copies the pages and style sheets unchanged, and `dist/cdn`, which the preview loads and whose hashes the configurator reads.
 */
const staticFiles = {
  name: 'configurator-files',
  buildStart() {
    for (const file of ['index.html', 'preview.html', 'configurator.css', 'preview.css'])
      this.addWatchFile(`${SOURCES}/pages/${file}`)
  },
  writeBundle() {
    mkdirSync(FOLDER, { recursive: true })
    cpSync(`${SOURCES}/pages`, FOLDER, { recursive: true })
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
