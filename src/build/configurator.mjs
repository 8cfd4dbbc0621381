/** The build of the configurator: `dist/configurator`, static files that any server can deliver, with the files for pages beside them. */
import { cpSync, mkdirSync } from 'node:fs'

const SOURCES = 'demo/configurator'
const FOLDER = 'dist/configurator'

/** Its pages and style sheets as they are, and `dist/cdn`, from which the preview sells and the hashes are read. */
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

/** The names of the languages are listed; their texts are for the preview, which has the files for pages. */
const withoutTranslations = {
  name: 'without-translations',
  resolveDynamicImport: (specifier, importer) =>
    /[\\/]i18n[\\/]languages\.ts$/.test(importer) ? { id: `${specifier}`, external: true } : null,
}

/** @param plugins what the widget is built with */
export const configuratorBuild = (plugins) => ({
  input: { configurator: `${SOURCES}/main.tsx`, preview: `${SOURCES}/preview/preview.ts` },
  plugins: [withoutTranslations, ...plugins, staticFiles],
  output: {
    dir: FOLDER,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `parts/${name.replace('.chunk', '')}-[hash:6].js`,
    hashCharacters: 'base36',
  },
})
