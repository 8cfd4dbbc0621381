/** The comments `// hazard 12` and `// hazard 12, 40` in test files, each with the title of the test below it. */
import type { SourceFile } from '../source/source'

export interface Mark {
  row: number
  /** Path below `tests/`, without its file extension. */
  file: string
  /** Absent where no test follows. */
  title?: string
}

const MARK = /^[ \t]*\/\/ hazard (\d+(?:, \d+)*)\n(?=([ \t]*(?:test|it|describe|for)\b)?)/gm

/** The first argument of `test(`, `it(`, `describe(` and of the second call in `it.each([…])(`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\)|>)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

function titleAfter(text: string, at: number): string | undefined {
  TITLE.lastIndex = at
  return TITLE.exec(text)?.[2]?.replaceAll("\\'", "'")
}

export const marksIn = ({ path, text }: SourceFile): Mark[] =>
  [...text.matchAll(MARK)].flatMap(({ 0: line, 1: rows = '', 2: test, index }) => {
    const file = path.replace(/^tests\//, '').replace(/\.(spec|test)\.tsx?$/, '')
    const title = test && titleAfter(text, index + line.length)
    return rows.split(', ').map((row) => ({ row: Number(row), file, ...(title !== undefined && { title }) }))
  })
