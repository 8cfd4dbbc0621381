/** The documentation for those who use Cartlet as pages: from a page of the configurator, or from an unpacked archive, with no server. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { escaped, htmlOf, titleOf } from './markdown.mjs'

/** For those who work on Cartlet itself. */
const NOT_FOR_USERS = /^(architecture|behaviour|hazards|platform|releasing|translating|transcripts\/.*)\.md$/

const SOURCES = 'docs'

/** Paths of the pages' sources, from `docs`. */
export const guideSources = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !NOT_FOR_USERS.test(path))
    .sort()

/** `guides/README.md` is the page `guides/index.html`. */
export const pageOf = (path) => path.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html')

function pageHtml(path, markdown, sources) {
  const folder = posix.dirname(path)
  const up = folder === '.' ? '' : '../'
  const linkOf = (target) => {
    if (/^https?:/.test(target) || target.startsWith('#')) return target
    const [file = '', fragment] = target.split('#')
    const aim = posix.join(folder, file)
    if (!sources.includes(aim)) return undefined
    return posix.relative(folder, pageOf(aim)) + (fragment ? `#${fragment}` : '')
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(titleOf(markdown))} · Cartlet</title>
<link rel="stylesheet" href="${up}../docs.css">
</head>
<body>
<header class="site"><nav aria-label="Cartlet"><a href="${up}../index.html">Configurator</a> <a href="${up}getting-started.html">Getting started</a> <a href="${up}guides/index.html">Guides</a> <a href="${up}index.html">All pages</a></nav></header>
<main>
${htmlOf(markdown, linkOf)}
</main>
</body>
</html>
`
}

/** @param folder of the pages */
export function writeGuides(folder) {
  const sources = guideSources()
  for (const path of sources) {
    const file = join(folder, pageOf(path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageHtml(path, readFileSync(join(SOURCES, path), 'utf8'), sources))
  }
}
