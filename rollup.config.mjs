/**
 * All builds of one run: the widget that a page downloads (ES modules, hashed names), the loader that finds it, the npm entry
 * points, what runs on an author's machine or server, the configurator, and the declarations. `dist/manifest.json` tells the
 * loader build and the size check the names of the widget's files.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { build, transform } from 'esbuild'
import esbuild from 'rollup-plugin-esbuild'
import { compiledMessages } from './src/build/compiled-messages.mjs'
import { configuratorBuild } from './src/build/configurator.mjs'
import { declarationBuild, emitDeclarations } from './src/build/declarations.mjs'
import { isCopy, originalOf, reactCopies } from './src/build/react-copies.mjs'
import { packagesOf, sbomOf } from './src/build/sbom.mjs'
import { preactFromSource, REACT_ALIASES, SERVER_ALIASES } from './src/embed/preact/from-source.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const manifestFile = fileURLToPath(new URL('./dist/manifest.json', import.meta.url))
const watching = process.argv.includes('-w') || process.argv.includes('--watch')

/** In the first build of a run. Importing this file deletes nothing. */
const emptyDist = {
  name: 'empty-dist',
  buildStart() {
    if (!watching) rmSync('dist', { recursive: true, force: true })
  },
}

const reactAliases = alias({ entries: REACT_ALIASES })

/** Style modules export one CSS text, which is minified here. */
const minifyCssText = {
  name: 'minify-css-text',
  async transform(code, id) {
    if (!id.endsWith('.css.ts')) return null
    // The header comment of the module may quote code in backticks, too.
    const [text] = /(?<=^export const \w+ = `)[^`]*(?=`)/m.exec(code) ?? []
    if (text === undefined) return this.error(`${id} must hold its CSS in one template literal`)
    // An escape would be one of the script, which is not read here.
    if (text.includes('\\')) return this.error(`${id} must not contain a backslash: write the character itself`)
    // Other style modules come first in it.
    const [, others, own] = /^((?:\$\{\w+\}\s*)*)([\s\S]*)$/.exec(text)
    if (own.includes('${')) return this.error(`${id} may name other style modules only at the beginning of its CSS`)
    const { code: css } = await transform(own, { loader: 'css', minify: true, target: 'es2022' })
    const parts = [...others.matchAll(/\w+/g), JSON.stringify(css.trim().replace(/(--[\w-]+): /g, '$1:'))]
    return { code: code.replace(`\`${text}\``, () => parts.join('+')), map: null }
  },
}

const compile = (more = {}) =>
  esbuild({
    ...more,
    target: 'es2022',
    jsx: 'automatic',
    // Keeps other alphabets as they are: escapes would be three times as long.
    charset: 'utf8',
    define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  })
/**
 * Asks the browser to compile every function of a file while the file arrives, off the main thread. Otherwise each function is
 * compiled by its first call, on the main thread: in Chromium that was a third to a half of the longest tasks of a page load.
 * Other browsers see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad'
/**
 * What every page runs before its first press is answered. In other files many functions are never called, and compiling them
 * would be wasted.
 */
const RUN_AT_ONCE = ['widget', 'shop', 'drawer']
const minify = (module, more = {}) =>
  terser({
    module,
    ecma: 2022,
    compress: { passes: 3, unsafe_arrows: true, pure_getters: true, inline: 1, ...more },
    format: { comments: new RegExp(COMPILE_HINT.slice(2)) },
  })
const resolve = () => nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })

/** Packages publish minified code: an error in it would print all of it. */
const linesForPackages = {
  name: 'lines-for-packages',
  transform: (code, id) =>
    /node_modules/.test(id) ? transform(code, { target: 'es2022', charset: 'utf8', sourcemap: true }) : null,
}

/** As Rollup writes the hashes in file names. */
const shortHash = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(0, 7)
}

/**
 * The bundles of a language only import each other, so a hash of its folder identifies them; Rollup's own would have to be longer
 * to distinguish as many files.
 */
const isTranslation = (id) => /[\\/]compiled[\\/]([\w-]+)[\\/]\1/.test(id)
const languageHash = (folder) =>
  shortHash(
    version,
    ...readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file))),
  )

/**
 * The npm entries and the commands load languages from the files for pages, where they are smallest, so that the package contains
 * each only once. Rollup would resolve the addresses from the sources, so they are inserted when the location of the importing
 * file is known.
 */
const TRANSLATION = 'cartlet:translation/'
const translationsForPages = {
  name: 'translations-for-pages',
  async resolveId(source, importer, options) {
    const found =
      importer && /\.chunk$/.test(source) ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null
    return found && isTranslation(found.id) ? { id: TRANSLATION + chunkName(basename(found.id, '.ts')), external: true } : null
  },
  renderChunk(code, { fileName }) {
    const files = JSON.parse(readFileSync(manifestFile, 'utf8'))
    const folder = `${'../'.repeat(fileName.split('/').length)}cdn/`
    // In the source map, columns after an address in the same line are off by a few; the rest is correct.
    return { code: code.replace(/cartlet:translation\/([\w-]+)/g, (_, name) => folder + files[name].file), map: null }
  },
}

/** Removes messages that are never pre-rendered: those of accounts, and the cart's extras. */
const unusedTranslations = {
  name: 'unused-translations',
  load: (id) => (/-(account|extras)\.chunk\.ts$/.test(id) ? 'export const messages = () => ({})' : null),
}

/**
 * `cartlet/react` renders shadow roots on a server. The code is imported by a name that package.json resolves. A separate server
 * entry would not work, because a bundler with server components finds the server's entry and loads the same file in the page.
 */
const shadowRootsOnServer = {
  name: 'shadow-roots-on-server',
  resolveId: {
    order: 'pre',
    handler: (source, importer) => (importer && source === './draw-ahead' ? { id: '#draw-ahead', external: true } : null),
  },
}

/** The optional style sheet of the snippet. */
const styleSheet = {
  name: 'style-sheet',
  buildStart() {
    this.addWatchFile(fileURLToPath(new URL('./loader/cartlet.css', import.meta.url)))
  },
  async generateBundle() {
    const { code } = await transform(readFileSync('loader/cartlet.css', 'utf8'), { loader: 'css', minify: true })
    this.emitFile({ type: 'asset', fileName: 'cartlet.css', source: code })
  },
}

/** What a module of the source exports, with all that it imports. */
async function importSource(entry) {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** The style sheets of pre-rendered elements, from the module that lists them. */
const shadowStyleSheets = {
  name: 'shadow-style-sheets',
  async generateBundle() {
    const { STYLE_SHEETS } = await importSource('src/server/styles/style-sheets.ts')
    for (const [fileName, text] of Object.entries(STYLE_SHEETS)) {
      const { code } = await transform(text, { loader: 'css', minify: true, target: 'es2022' })
      this.emitFile({ type: 'asset', fileName, source: code.trim() })
    }
  },
}

/** Data for editors and types for frameworks, generated from the manifest of the elements. */
const elementData = {
  name: 'element-data',
  async generateBundle() {
    const { packedFiles } = await importSource('src/manifest/outputs.ts')
    for (const [fileName, source] of Object.entries(packedFiles(version))) this.emitFile({ type: 'asset', fileName, source })
  },
}

/** Every module that `entry` imports; with `later`, dynamic imports are included. */
function importedBy(entry, getModuleInfo, later = false, found = new Set()) {
  if (found.has(entry)) return found
  found.add(entry)
  const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(entry) ?? {}
  for (const id of later ? [...importedIds, ...dynamicallyImportedIds] : importedIds) importedBy(id, getModuleInfo, later, found)
  return found
}

/** What the snapshot's file has in common with the shop's, and who imports it there. */
const COPIED =
  /\/(store\/catalog\/(rewrite-amounts|untrusted)|store\/base\/map-amounts|platform\/wire\/json|embed\/page\/page-money|i18n\/format)\.ts$/
const OF_SNAPSHOT = /\.of-snapshot\.ts$|\/embed\/snapshot\/(?!property-check)|\/store\/catalog\/(snapshot\/|cache\/product-)/
/**
 * The snapshot's file gets copies of them: a price that is known would otherwise wait for the whole shop, which is ten times as large. Only functions
 * may be copied, no state that both must share.
 */
const snapshotAlone = {
  name: 'snapshot-alone',
  async resolveId(source, importer, options) {
    if (!importer || !OF_SNAPSHOT.test(importer)) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && COPIED.test(found.id) ? found.id.replace(/\.ts$/, '.of-snapshot.ts') : found
  },
  load: (id) => (id.endsWith('.of-snapshot.ts') ? readFileSync(id.replace('.of-snapshot', ''), 'utf8') : null),
}

const WIDGET_ENTRY = fileURLToPath(new URL('./src/widget-entry.ts', import.meta.url))
const SHOP_CHUNK = fileURLToPath(new URL('./src/embed/start/shop.chunk.ts', import.meta.url))
const DRAWER_CHUNK = fileURLToPath(new URL('./src/embed/cart/drawer.chunk.ts', import.meta.url))
let widgetModules
let shopModules
/** What cards, and nearly everything after them, are drawn with. On its own each would be one more file to wait for: a round trip, on a slow line. */
const WITH_SHOP =
  /\/(widget\/Photo\.tsx|embed\/page\/product-link\.ts|embed\/events\/ga4-view-item\.ts|store\/base\/map-amounts\.ts|store\/catalog\/rewrite-amounts\.ts|use-shown\.tsx?)$/
/** The same for the drawer. */
const WITH_DRAWER = /\/store\/drawer\/left-checkouts\.ts$/

/**
 * Modules that the shop chunk shares with others are put into it, because every page loads it. Rollup cannot know that, since the
 * drawer and the cards are requested in parallel with it, and would create small files for what they share.
 */
function shopFirst(id, { getModuleInfo }) {
  widgetModules ??= importedBy(WIDGET_ENTRY, getModuleInfo)
  shopModules ??= importedBy(SHOP_CHUNK, getModuleInfo)
  if (widgetModules.has(id)) return 'widget'
  if (shopModules.has(id) || WITH_SHOP.test(id)) return 'shop'
  return id === DRAWER_CHUNK || WITH_DRAWER.test(id) ? 'drawer' : undefined
}

/**
 * Files that the npm entries share: what either drawing entry loads at once, and what it loads with the first press. What the
 * headless entry exports stays separate: a bundler removes less from a file that contains other code, too.
 */
const FILES_OF_NPM = [
  ['client', ['index']],
  ['first', ['elements-entry', 'react-entry.on-react']],
  ['shop', ['shop.chunk', 'shop.chunk.on-react']],
]
let npmFiles

/**
 * The package should have few files, so modules that are loaded together share one. Rollup's own limit for small files would move
 * code that is loaded later into files that are loaded first.
 */
function loadedTogether(id, { getModuleIds, getModuleInfo }) {
  if (!npmFiles) {
    npmFiles = new Map()
    const ids = [...getModuleIds()]
    const named = (start) => ids.find((one) => basename(one).replace(/\.tsx?$/, '') === start)
    for (const [file, starts] of FILES_OF_NPM) {
      const loaded = starts.map((start) => importedBy(named(start), getModuleInfo))
      for (const module of new Set(loaded.flatMap((modules) => [...modules]))) {
        // What was loaded first is not loaded again with the press.
        if (npmFiles.get(module)?.some((name) => name.startsWith('first'))) continue
        const of = starts.filter((_, index) => loaded[index].has(module))
        // A module without React may be loaded later by another entry, which has no React to import.
        const start = isCopy(of[0]) && !isCopy(module) ? `${originalOf(of[0])}.plain` : of[0]
        const name = of.length === 2 ? file : `${file}-of-${chunkName(start)}`
        npmFiles.set(module, [...(npmFiles.get(module) ?? []), name])
      }
    }
    for (const [module, files] of npmFiles) npmFiles.set(module, getModuleInfo(module).isEntry ? undefined : files.join('-'))
  }
  return npmFiles.get(id)
}

/** The parts of the npm files that the commands use. */
const NPM_PARTS = fileURLToPath(new URL('./src/cli/npm-parts.ts', import.meta.url))
/** Those of them that `cartlet/server` imports to take a snapshot. */
const SERVER_NPM_PARTS = fileURLToPath(new URL('./src/server/npm-parts.chunk.ts', import.meta.url))
const SERVER_ENTRY = fileURLToPath(new URL('./src/server-entry.ts', import.meta.url))
/** The part of it that `cartlet/react` imports on a server. */
const DRAW_AHEAD = fileURLToPath(new URL('./src/server/draw-ahead.ts', import.meta.url))
let drawingModules

/** One file for the drawing code, and one for each of its users: `cartlet/server`, `cartlet/react` on a server, the commands. */
function drawingApart(id, { getModuleInfo }) {
  drawingModules ??= importedBy(DRAW_AHEAD, getModuleInfo, true, importedBy(SERVER_ENTRY, getModuleInfo, true))
  if (id === SERVER_ENTRY) return 'server'
  if (id === DRAW_AHEAD) return 'draw-ahead'
  return drawingModules.has(id) ? 'draw' : 'cli'
}

/** `drawer` for `drawer.chunk.ts`: a chunk has the name of the file that lists its content. */
const chunkName = (name) => name.replace('.chunk', '')

const writeManifest = {
  name: 'write-manifest',
  writeBundle(_options, bundle) {
    const files = {}
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    for (const { name, moduleIds, fileName, imports, dynamicImports } of chunks) {
      const isTaken = chunks.some((other) => other.name === name && other.fileName !== fileName)
      // Chunks of shared modules are named after one of them, and modules in two folders may have the same name.
      const key = isTaken ? `${basename(dirname(moduleIds.at(-1)))}/${name}` : chunkName(name)
      if (files[key]) this.error(`Two chunks are called ${key}: ${files[key].file} and ${fileName}`)
      files[key] = { file: fileName, imports, lazy: dynamicImports }
    }
    mkdirSync('dist', { recursive: true })
    writeFileSync(manifestFile, `${JSON.stringify(files, null, 2)}\n`)
  },
}

/** Provides the loader with the hashed names of the widget's files. */
const fileNames = {
  name: 'file-names',
  buildStart() {
    this.addWatchFile(manifestFile)
  },
  resolveId: (id) => (id === 'cartlet:files' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0cartlet:files') return null
    const files = JSON.parse(readFileSync(manifestFile, 'utf8'))
    return ['widget', 'snapshot'].map((name) => `export const ${name}File = ${JSON.stringify(files[name].file)}\n`).join('')
  },
}

/** Removes trailing line breaks, which every visitor would download. */
const noLastLine = {
  name: 'no-last-line',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = chunk.code.trimEnd()
  },
}

/**
 * The folder that a site copies to its own server (the README's snippet refers to that copy). It contains only what pages load,
 * and `sri.json` with the hash of each file for the `integrity` attribute. The loader is there twice: `loader.js` always is that of the
 * newest files, and a page that states the loader's hash names a file that no update replaces.
 */
const CDN_FOLDER = 'dist/cdn'

/** Every file of `bundle` that a page can load, starting from the chunks `names`. */
function reachable(bundle, names) {
  const found = new Set()
  const visit = (file) => {
    const chunk = bundle[file]
    // A bundle also has assets, and may import packages that it does not contain.
    if (found.has(file) || chunk?.type !== 'chunk') return
    found.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const { type, name, fileName } of Object.values(bundle)) if (type === 'chunk' && names.includes(name)) visit(fileName)
  return found
}

/** The modules of a chunk that have left code in it. */
const usedModules = ({ modules = {} }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0)

/** SHA-256: an import map names all files, and hashes cannot be compressed. */
const sri = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/**
 * Two plugins for two builds: the first records the widget's files, the second copies them once the loader is built, too.
 * @param names the chunks that the loader requests
 * @param others further files of `dist` that pages load
 */
function cdnFolder(names, others) {
  let widgetFiles = new Set()
  let widgetModules = []
  return [
    {
      name: 'cdn-widget-files',
      writeBundle(_options, bundle) {
        widgetFiles = reachable(bundle, names)
        widgetModules = [...widgetFiles].flatMap((file) => usedModules(bundle[file]))
      },
    },
    {
      name: 'cdn-folder',
      writeBundle(_options, bundle) {
        const files = [...others, ...widgetFiles].sort()
        rmSync(CDN_FOLDER, { recursive: true, force: true })
        mkdirSync(CDN_FOLDER, { recursive: true })
        for (const file of files) copyFileSync(`dist/${file}`, `${CDN_FOLDER}/${file}`)
        const named = `loader-${shortHash(readFileSync('dist/loader.js'))}.js`
        copyFileSync('dist/loader.js', `${CDN_FOLDER}/${named}`)
        const all = [...files, named].sort()
        const hashes = Object.fromEntries(all.map((file) => [file, sri(`${CDN_FOLDER}/${file}`)]))
        writeFileSync(`${CDN_FOLDER}/sri.json`, `${JSON.stringify(hashes, null, 2)}\n`)
        const loaderModules = Object.values(bundle).flatMap(usedModules)
        const packages = packagesOf([...widgetModules, ...loaderModules])
        writeFileSync('dist/sbom.cdx.json', sbomOf(packages, all, CDN_FOLDER))
      },
    },
  ]
}

/** The loader requests these two chunks, which request the others. */
const [rememberForCdn, fillCdn] = cdnFolder(
  ['widget', 'shop'],
  [
    'loader.js',
    'cartlet.css',
    'cartlet-shadow.css',
    'cartlet-shadow-product.css',
    'cartlet-shadow-full.css',
    'cartlet-shadow-collection.css',
    'cartlet-shadow-own-cards.css',
  ],
)

export default [
  {
    input: { widget: 'src/widget-entry.ts' },
    // The drawer's chunk imports from the widget's: otherwise a second file would be created between the loader and the widget.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      emptyDist,
      compiledMessages,
      minifyCssText,
      preactFromSource(),
      reactAliases,
      snapshotAlone,
      resolve(),
      compile(),
      minify(true),
      writeManifest,
      rememberForCdn,
    ],
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: watching ? true : 'hidden',
      hashCharacters: 'base36',
      manualChunks: shopFirst,
      banner: ({ name }) => (RUN_AT_ONCE.includes(chunkName(name)) ? COMPILE_HINT : ''),
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: ({ name, moduleIds: [module = ''] }) =>
        `${chunkName(name)}-${isTranslation(module) ? languageHash(dirname(module)) : '[hash:7]'}.js`,
    },
  },
  {
    input: 'loader/loader.ts',
    // Its texts are plain strings: joined with `+` they are shorter than as template literals.
    plugins: [
      fileNames,
      styleSheet,
      shadowStyleSheets,
      elementData,
      resolve(),
      compile(),
      minify(false, { unsafe: true }),
      noLastLine,
      fillCdn,
    ],
    output: { dir: 'dist', entryFileNames: 'loader.js', format: 'iife', sourcemap: 'hidden', strict: false },
  },
  {
    input: {
      index: 'src/index.ts',
      query: 'src/query-entry.ts',
      platform: 'src/platform-entry.ts',
      store: 'src/store-entry.ts',
      admin: 'src/admin-entry.ts',
      events: 'src/events-entry.ts',
      live: 'src/live-entry.ts',
      elements: 'src/elements-entry.ts',
      react: 'src/react-entry.ts',
      'draw-ahead': 'src/react/parts/draw-ahead.ts',
      'admin-is-for-servers-only': 'src/refuse-admin.ts',
      'events-is-for-servers-only': 'src/refuse-events.ts',
      'for-commands': NPM_PARTS,
    },
    external: /^jose$/,
    // An entry exports exactly the names of its source, and none that other files import from each other.
    preserveEntrySignatures: 'strict',
    plugins: [
      shadowRootsOnServer,
      reactCopies(['src/react-entry.ts']),
      translationsForPages,
      minifyCssText,
      preactFromSource(),
      reactAliases,
      resolve(),
      // Not minified: a server prints the line that threw, and stack traces name functions. A program's bundler minifies.
      compile(),
      ...(watching ? [] : [emitDeclarations]),
    ],
    output: {
      dir: 'dist/npm',
      format: 'es',
      sourcemap: true,
      manualChunks: loadedTogether,
      // Without the modules that they import: otherwise the headless client would be in it, for programs without a page.
      onlyExplicitManualChunks: true,
      hoistTransitiveImports: false,
      // For frameworks with server components: the entry runs in the page, too.
      banner: ({ name, isEntry }) => (isEntry && name === 'react' ? "'use client';" : ''),
      entryFileNames: '[name].js',
      // When the package is compressed, a copy next to its original needs almost no space.
      chunkFileNames: ({ name }) =>
        `shared/${chunkName(name)
          .replace(/^Product(?=\w)/, '')
          .toLowerCase()}-[hash].js`,
    },
  },
  {
    input: { server: SERVER_ENTRY, 'draw-ahead': DRAW_AHEAD, cli: 'src/cli/main.ts' },
    external: (id) => /^(node:|parse5$)/.test(id) || id === NPM_PARTS || id === SERVER_NPM_PARTS,
    plugins: [
      unusedTranslations,
      translationsForPages,
      minifyCssText,
      alias({ entries: SERVER_ALIASES }),
      resolve(),
      linesForPackages,
      compile(),
    ],
    output: {
      dir: 'dist/node',
      format: 'es',
      manualChunks: drawingApart,
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      paths: { [NPM_PARTS]: '../npm/for-commands.js', [SERVER_NPM_PARTS]: '../npm/for-commands.js' },
      sourcemap: true,
    },
  },
  configuratorBuild([minifyCssText, preactFromSource(), reactAliases, resolve(), compile({ minify: true })]),
  ...(watching ? [] : [declarationBuild()]),
]
