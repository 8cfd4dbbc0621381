/** Parameters, result and documentation of the client's exported functions, and members of its types, read from the source. */
import ts from 'typescript'
import { readSources, type SourceFile } from './source'

export interface Signature {
  name: string
  /** As written, without defaults: `client: Caller`, `options?: CallOptions`. */
  parameters: string[]
  /** Undefined when the source leaves it to be inferred. */
  result: string | undefined
  /** The sentences of the docstring that begin with "Resolves", and those about errors. */
  resolves: string
  rejects: string
}

const inOneLine = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([{<(]) /g, '$1 ')
    .trim()

const parse = ({ path, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** The text of the last docstring before the declaration. */
function docstringOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1)
  return (
    (comment?.getText() ?? '')
      .replace(/^\/\*\*|\*\/$/g, '')
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      // The reader of a reference wants what happens, not which section of the contract says so.
      .replace(/ ?docs\/platform\.md (§\d+( "[^"]*")?(, )?)+\.?/g, '')
      .trim()
  )
}

/** Sentences end before a capital letter, so not after "§3." or inside code. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.)])\s+(?=[A-Z`])/)

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

function parameterText(parameter: ts.ParameterDeclaration): string {
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'
  const isOptional = parameter.questionToken || parameter.initializer
  const type = parameter.type ? inOneLine(parameter.type.getText()) : ''
  return `${parameter.dotDotDotToken ? '...' : ''}${name}${isOptional ? '?' : ''}${type ? `: ${type}` : ''}`
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

function signatureOf(name: string, callable: Callable, documented: ts.Node): Signature {
  const sentences = sentencesOf(docstringOf(documented))
  return {
    name,
    parameters: callable.parameters.map(parameterText),
    result: callable.type && inOneLine(callable.type.getText()),
    resolves: sentences.filter((sentence) => /^(Resolves|Returns)\b(?! and rejects)/.test(sentence)).join(' '),
    rejects: sentences.filter((sentence) => /\b([Rr]ejects?|[Tt]hrows?)\b/.test(sentence)).join(' '),
  }
}

/** The exported functions of the files below `folder`. */
export function signaturesOf(folder: string): Signature[] {
  const found: Signature[] = []
  for (const source of readSources(folder))
    for (const statement of parse(source).statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name && isExported(statement))
        found.push(signatureOf(statement.name.text, statement, statement))
      if (!ts.isVariableStatement(statement) || !isExported(statement)) continue
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)))
          found.push(signatureOf(name.text, initializer, statement))
    }
  return found
}

export interface Member {
  name: string
  type: string
  about: string
}

/** The members of the interfaces of a file, by interface: with those that they inherit from others of the file. */
export function interfacesOf(source: SourceFile): Map<string, Member[]> {
  const members = new Map<string, Member[]>()
  for (const statement of parse(source).statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue
    const inherited = (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => members.get(expression.getText()) ?? []),
    )
    const own = statement.members.map((member): Member => {
      const signature = member as ts.PropertySignature | ts.IndexSignatureDeclaration
      const name = ts.isIndexSignatureDeclaration(signature)
        ? inOneLine(`[${signature.parameters.map((one) => one.getText()).join(', ')}]`)
        : `${signature.name.getText().replaceAll("'", '')}${signature.questionToken ? '?' : ''}`
      return { name, type: inOneLine(signature.type?.getText() ?? ''), about: docstringOf(signature) }
    })
    members.set(statement.name.text, [...inherited, ...own])
  }
  return members
}
