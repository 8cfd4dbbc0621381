/** Reads the documentation for the tests: files, headings, links, tables and code blocks. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface MarkdownFile {
  /** From the repository's root. */
  path: string
  text: string
}

export interface Snippet {
  path: string
  /** Of the first line of code, from 1. */
  line: number
  language: string
  code: string
  /** TypeScript that the snippet presupposes: `<!-- given: … -->` on the line above. */
  given: string
  /** File of a compiled example that contains these lines: `<!-- from: … -->` on the line above. */
  from: string
}

export const readMarkdown = (path: string): MarkdownFile => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') })

const folderOf = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort()

export const readDocs = (): MarkdownFile[] =>
  ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...folderOf('docs')].map(readMarkdown)

const FENCE = /^(?:<!-- given: ([^\n]*) -->\n+)?(?:<!-- from: ([^\n]*) -->\n+)?```(\w*)\n([\s\S]*?)^```$/gm

export const snippetsIn = ({ path, text }: MarkdownFile): Snippet[] =>
  [...text.matchAll(FENCE)].map(({ 0: all, 1: given = '', 2: from = '', 3: language = '', 4: code = '', index }) => ({
    path,
    line: text.slice(0, index + all.indexOf(code)).split('\n').length,
    language,
    code,
    given,
    from,
  }))

export const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')

/** The anchor that common renderers generate for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-')

export const anchorsIn = (text: string): string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** The text under a heading, up to the next one of its level or above; throws when the heading is missing. */
export function sectionOf({ path, text }: MarkdownFile, heading: string): string {
  const start = text.split('\n').findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`${path} has no section "${heading}"`)
  const lines = text.split('\n').slice(start)
  const level = /^#+/.exec(lines[0] ?? '')?.[0].length ?? 1
  const end = lines.findIndex((line, place) => place > 0 && (/^(#+) /.exec(line)?.[1]?.length ?? 9) <= level)
  return lines.slice(1, end < 0 ? undefined : end).join('\n')
}

/** The rows of the first table in a text without its head; cells as raw Markdown. */
export function tableIn(text: string): string[][] {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => /^\|[\s:|-]+\|$/.test(line))
  if (head < 0) return []
  const rest = lines.slice(head + 1)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  )
}

/** The names in backticks. */
export const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** Names in the first column of the first table of a section. */
export const firstColumn = (file: MarkdownFile, heading: string): string[] =>
  tableIn(sectionOf(file, heading)).flatMap(([cell = '']) => namesIn(cell))
