/**
 * The names that may be read from an object of ours that does not have them: every optional member of a type, and every name that is looked for with
 * `in`. On a page that has given every object a member of such a name, an object without one has it all the same.
 */
import ts from 'typescript'
import { readSources, type SourceFile } from './source'

/** What pages load. */
const FOLDERS = ['loader', 'src/embed', 'src/i18n', 'src/platform', 'src/store', 'src/widget']

const textOf = (node: ts.Node | undefined): string[] =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? [node.text] : []

/** The names that the file declares as optional, or looks for, and those that it reads. */
function namesIn({ path, text }: SourceFile): { optional: string[]; read: string[] } {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const optional: string[] = []
  const read: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertySignature(node) || ts.isMethodSignature(node)) && node.questionToken) optional.push(...textOf(node.name))
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      optional.push(...textOf(ts.isStringLiteral(node.left) ? node.left : undefined))
      read.push(...textOf(ts.isStringLiteral(node.left) ? node.left : undefined))
    }
    if (ts.isPropertyAccessExpression(node)) read.push(...textOf(node.name))
    if (ts.isElementAccessExpression(node)) read.push(...textOf(node.argumentExpression))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
      read.push(...textOf(node.propertyName ?? node.name))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind))
  return { optional, read }
}

export function optionalNames(files: readonly SourceFile[] = FOLDERS.flatMap(readSources)): string[] {
  const found = files.map(namesIn)
  const read = new Set(found.flatMap((names) => names.read))
  return [...new Set(found.flatMap(({ optional }) => optional))].filter((name) => read.has(name)).sort()
}
