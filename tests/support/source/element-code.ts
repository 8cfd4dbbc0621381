/**
 * What the sources say about the elements: attributes that are read, parts and slots that are rendered, variables, events that
 * are dispatched.
 */
import { edgesOf, isNode, type Node, readSources, type SourceFile, stringOf, treeOf, walk } from './source'

const FILES = new Map(readSources('src').map((file) => [file.path.replace(/\.tsx?$/, ''), file]))

const fileAt = (path: string): SourceFile => {
  const file = FILES.get(path.replace(/\.tsx?$/, ''))
  if (!file) throw new Error(`There is no ${path}`)
  return file
}

export const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

const calleeOf = ({ callee }: Node): string => {
  if (!isNode(callee)) return ''
  const named = callee.type === 'MemberExpression' && isNode(callee.property) ? callee.property : callee
  return `${named.name ?? ''}`
}

/** Functions with a name: `function f(a) {}` and `const f = (a) => …`. */
function namedFunctions(tree: Node): { name: string; parameters: string[]; node: Node }[] {
  return [...walk(tree)].flatMap(([node]) => {
    const made = node.type === 'VariableDeclarator' ? node.init : node
    if (!isNode(made) || !isNode(node.id) || !/Function/.test(made.type)) return []
    const parameters = (made.params as Node[]).map((parameter) => `${parameter.name ?? ''}`)
    return [{ name: `${node.id.name}`, parameters, node: made }]
  })
}

/** `read`, and every function of the file that passes its own parameter on to a reader. */
function readersIn(tree: Node): Set<string> {
  const readers = new Set(['read'])
  const functions = namedFunctions(tree)
  for (let before = 0; before < readers.size; ) {
    before = readers.size
    for (const { name, parameters, node } of functions)
      for (const [call] of walk(node)) {
        const [first] = (call.arguments ?? []) as Node[]
        if (call.type === 'CallExpression' && readers.has(calleeOf(call)) && first && parameters.includes(`${first.name}`))
          readers.add(name)
      }
  }
  return readers
}

/** The attributes that a file reads by name. */
export function attributesReadIn(file: SourceFile): string[] {
  const tree = treeOf(file)
  const readers = readersIn(tree)
  return [...walk(tree)].flatMap(([node]) => {
    const name = node.type === 'CallExpression' && readers.has(calleeOf(node)) && stringOf((node.arguments as Node[])[0])
    return name || []
  })
}

export const attributesRead = (...paths: string[]): string[] => sorted(paths.map(fileAt).flatMap(attributesReadIn))

/** Files of the embed that read an element's attributes. */
export const attributeReaders = (): string[] =>
  [...FILES.values()]
    .filter(({ path }) => path.startsWith('src/embed/'))
    .filter((file) => attributesReadIn(file).length)
    .map(({ path }) => path)

/** The files of `src/widget` that these modules render, and the modules themselves; what is loaded later must be named. */
export function drawnBy(paths: readonly string[], seen = new Map<string, SourceFile>()): SourceFile[] {
  for (const path of paths) {
    const file = fileAt(path)
    if (seen.has(file.path)) continue
    seen.set(file.path, file)
    const next = edgesOf(file).filter(({ kind, target }) => kind === 'static' && target?.startsWith('src/widget/'))
    drawnBy(
      next.map(({ target }) => `${target}`),
      seen,
    )
  }
  return [...seen.values()]
}

const attributeOf = (opening: Node, name: string): string | null => {
  const attribute = (opening.attributes as Node[]).find((one) => isNode(one.name) && one.name.name === name)
  return attribute ? stringOf(attribute.value) : null
}

const openings = (files: readonly SourceFile[]): Node[] =>
  files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((file) => [...walk(treeOf(file))].map(([node]) => node).filter(({ type }) => type === 'JSXOpeningElement'))

export const partsIn = (files: readonly SourceFile[]): string[] =>
  sorted(openings(files).flatMap((opening) => attributeOf(opening, 'part')?.split(' ') ?? []))

export const slotsIn = (files: readonly SourceFile[]): string[] =>
  sorted(openings(files).flatMap((opening) => ((opening.name as Node).name === 'slot' && attributeOf(opening, 'name')) || []))

export const variablesIn = (files: readonly SourceFile[]): string[] =>
  sorted(files.filter(({ path }) => path.endsWith('.css.ts')).flatMap(({ text }) => text.match(/--cartlet-[\w-]+/g) ?? []))

/** Events that are dispatched by name, and those that the page makes of the store's events. */
export function eventsRaised(files: Iterable<SourceFile> = FILES.values()): string[] {
  const names: string[] = []
  for (const file of files)
    for (const [node] of walk(treeOf(file))) {
      if (node.type !== 'CallExpression') continue
      const [first, second] = node.arguments as Node[]
      if (calleeOf(node) === 'dispatch') names.push(stringOf(second) ?? '')
      if (calleeOf(node) !== 'emit' || first?.type !== 'ObjectExpression') continue
      const type = (first.properties as Node[]).find(({ key }) => isNode(key) && key.name === 'type')
      if (type) names.push(`cartlet:${stringOf(type.value)}`)
    }
  return sorted(names.filter((name) => name.startsWith('cartlet:')))
}
