/** The titles of tests must be whole sentences: a list of failures shows them without the code around them. */
import { findRiddles } from './retired-words'
import { isNode, type Node, type SourceFile, stringOf, treeOf, walk } from './source'

/** Words that need a subject before them, so that the title is a sentence only together with the name of its group. */
const FRAGMENT =
  /^(is|are|was|were|has|have|had|that|which|who|whose|whom|none|one|neither|nor|both|may|can|cannot|could|must|should|would|will)\b/i

/** Verbs of the third person plural. Verbs that are also nouns are missing: `add`, `change` or `focus` can be the subject. */
const PLURAL_VERB =
  /^(agree|ask|become|belong|break|bring|come|declare|depend|describe|differ|do|drop|fail|fill|find|follow|forget|give|go|happen|hear|hold|keep|know|lead|leave|let|lie|lose|make|meet|need|obey|propose|put|refuse|remain|remove|renew|say|see|send|show|stand|stay|survive|take|tell|use|vanish|wait|write)\b/i

/** Properties of Playwright's `test` whose first argument is no title of a test. */
const NO_TITLE = /^(step|use|extend|info|slow|setTimeout|(before|after)(Each|All))$/

/** The string with an ellipsis for each value in it. */
function titleOf(node: unknown): string | null {
  if (!isNode(node)) return null
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
  return node.type === 'BinaryExpression' && node.operator === '+' ? `${titleOf(node.left) ?? ''}…` : stringOf(node)
}

/** `it`, `test` and `describe`, also behind `.each(…)`, with the properties in between; null for any other function. */
function nameOfTest(callee: Node): string | null {
  const properties: string[] = []
  let node = callee
  while (node.type !== 'Identifier') {
    if (node.type === 'MemberExpression') properties.push(`${(node.property as Node).name}`)
    const inner = node.object ?? node.callee ?? node.tag
    if (!isNode(inner)) return null
    node = inner
  }
  if (!/^(it|test|describe)$/.test(`${node.name}`) || properties.some((property) => NO_TITLE.test(property))) return null
  return properties.includes('describe') ? 'describe' : `${node.name}`
}

export interface Title {
  text: string
  isGroup: boolean
}

const read = (file: SourceFile): Title[] =>
  /\b(it|test|describe)(\.\w|\()/.test(file.text)
    ? walk(treeOf(file)).flatMap(([node]) => {
        if (node.type !== 'CallExpression') return []
        const text = titleOf((node.arguments as Node[])[0])
        const name = text && nameOfTest(node.callee as Node)
        return text && name ? [{ text, isGroup: name === 'describe' }] : []
      })
    : []

const known = new WeakMap<SourceFile, Title[]>()

/** Each file is read once, since a walk over all tests takes seconds. */
export function titlesIn(file: SourceFile): Title[] {
  const titles = known.get(file) ?? read(file)
  known.set(file, titles)
  return titles
}

export const checkTitles = (file: SourceFile): string[] =>
  titlesIn(file).flatMap(({ text, isGroup }) => [
    ...(!isGroup && (FRAGMENT.test(text) || PLURAL_VERB.test(text)) ? [`${file.path}: "${text}" has no subject`] : []),
    ...findRiddles(text).map((word) => `${file.path}: "${text}" says "${word}"`),
  ])
