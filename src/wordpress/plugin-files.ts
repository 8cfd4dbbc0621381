/** Everything in the plugin's folder, from `plugin/`, the manifest and `dist/cdn`; and its archive, which WordPress installs. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { zipOf } from '../build/zip'
import { ELEMENTS } from '../manifest/elements'
import { type Drawing, drawnFiles } from './drawn-templates'
import { blockJson, dataPhp } from './manifest-data'

const HERE = fileURLToPath(new URL('./', import.meta.url))
const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What is known at the repository's root, and has to be where the code is. */
const LEGAL = ['LICENSE', 'THIRD-PARTY-NOTICES']

export type Files = Record<string, Uint8Array | string>

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length).replace(/^\//, ''))

/** The blocks' script. A browser of the dashboard is as old as WordPress allows. */
async function editorScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${HERE}editor/editor.ts`],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minifySyntax: true,
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** The sources have `0.0.0`, so that a release changes the version in one place. */
const withVersion = (text: string, version: string): string =>
  text.replace(/^( \* Version: |Stable tag: )0\.0\.0$/m, `$1${version}`)

/** @returns texts and bytes by their paths in the plugin's folder. Run the build before. */
export async function pluginFiles(): Promise<Files> {
  const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }
  const files: Files = {}
  for (const path of filesIn(`${HERE}plugin`)) files[path] = withVersion(readFileSync(`${HERE}plugin/${path}`, 'utf8'), version)
  for (const path of LEGAL) files[path] = readFileSync(ROOT + path)
  for (const path of filesIn(`${ROOT}dist/cdn`)) files[`files/${path}`] = readFileSync(`${ROOT}dist/cdn/${path}`)
  for (const element of ELEMENTS) files[`blocks/${element.name}/block.json`] = blockJson(element, version)
  const languages = filesIn(`${ROOT}src/i18n/languages`).map((file) => file.replace('.json', ''))
  files['includes/data.php'] = dataPhp(version, languages.sort())
  // Built: its components need the build's JSX.
  Object.assign(files, drawnFiles(languages, (await import(pathToFileURL(`${ROOT}dist/node/server.js`).href)) as Drawing))
  files['editor.js'] = await editorScript()
  return files
}

/** The archive for Plugins → Add New → Upload Plugin. */
export async function pluginArchive(): Promise<Buffer> {
  const files = await pluginFiles()
  return zipOf(Object.fromEntries(Object.entries(files).map(([path, content]) => [`cartlet/${path}`, content])))
}
