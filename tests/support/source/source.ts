/** Source files as the architecture rules see them: what they import, and their syntax tree without types. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { transformSync } from 'esbuild'
import { parseAst } from 'rollup/parseAst'

export interface SourceFile {
  /** Path from the root of the repository, with forward slashes. */
  path: string
  text: string
}

export interface Edge {
  /** As written. */
  specifier: string
  /** The imported file, without its extension, if it is one of ours. */
  target: string | null
  kind: 'static' | 'dynamic' | 'type'
}

/** A node of the tree; its other properties depend on `type`. */
export interface Node {
  type: string
  [property: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/node_modules/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Documents directly in the folder. */
export const readDocuments = (folder: string): SourceFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => posix.join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const trees = new WeakMap<SourceFile, Node>()

/** The code that runs: types are removed, JSX is kept. */
export function treeOf(file: SourceFile): Node {
  const known = trees.get(file)
  if (known) return known
  const { code } = transformSync(file.text, {
    loader: file.path.endsWith('.tsx') ? 'tsx' : 'ts',
    jsx: 'preserve',
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
  const tree = parseAst(code, { jsx: true }) as unknown as Node
  trees.set(file, tree)
  return tree
}

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

type WithParent = [node: Node, parent: Node | null]

const walks = new WeakMap<Node, WithParent[]>()

/** This node and every node below it, each with its parent. A tree is walked once, since more than a dozen rules ask for it. */
export function walk(root: Node): readonly WithParent[] {
  const known = walks.get(root)
  if (known) return known
  const found: WithParent[] = [[root, null]]
  // The list grows while it is read.
  for (const [node] of found) for (const child of childrenOf(node)) found.push([child, node])
  walks.set(root, found)
  return found
}

/** The text of a plain string literal or of a template without values. */
export function stringOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || (node.expressions as Node[]).length) return null
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked ?? null
}

const resolve = ({ path }: SourceFile, specifier: string): string | null =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : null

const IMPORTS = /(?<!-)\bfrom\s*(['"])([^'"\n]+)\1|\bimport\s*\(\s*(['"])([^'"\n]+)\3\s*\)|\bimport\s*(['"])([^'"\n]+)\5/g

/** Removes each item of `taken` from `all` once. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all]
  for (const one of taken) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left
}

const edges = new WeakMap<SourceFile, Edge[]>()

/**
 * Imports, re-exports and `import()`. Type imports are not in the syntax tree: they are those of the text that the tree does
 * not have. A type may come from a module that is also loaded with `import()`, so occurrences are counted, not names.
 */
export function edgesOf(file: SourceFile): Edge[] {
  const known = edges.get(file) ?? findEdges(file)
  edges.set(file, known)
  return known
}

function findEdges(file: SourceFile): Edge[] {
  const runtime: Edge[] = []
  for (const [node] of walk(treeOf(file))) {
    const specifier = stringOf(node.source)
    if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration)$/.test(node.type) || specifier === null) continue
    const kind = node.type === 'ImportExpression' ? 'dynamic' : 'static'
    runtime.push({ specifier, target: resolve(file, specifier), kind })
  }
  const written = [...file.text.matchAll(IMPORTS)]
  const specifiers = (kind: Edge['kind']) => runtime.filter((edge) => edge.kind === kind).map(({ specifier }) => specifier)
  const types = new Set([
    ...without(
      written.flatMap(([, , from, , , , bare]) => from ?? bare ?? []),
      specifiers('static'),
    ),
    ...without(
      written.flatMap(([, , , , called]) => called ?? []),
      specifiers('dynamic'),
    ),
  ])
  return [...runtime, ...[...types].map((specifier): Edge => ({ specifier, target: resolve(file, specifier), kind: 'type' }))]
}
