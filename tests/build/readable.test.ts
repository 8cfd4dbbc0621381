/** The npm entries on a server: what is printed when something throws, and where a source map leads. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const built = (file: string) => fileURLToPath(new URL(`../../dist/${file}`, import.meta.url))
if (!existsSync(built('npm'))) throw new Error('There is no dist/npm: run "npm run build" before these tests.')

/** What Node prints when nothing catches the error of `program`. */
function printedBy(program: string, ...flags: string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(status).toBe(1)
  return stderr
}

const entry = (name: string) => JSON.stringify(pathToFileURL(built(`npm/${name}.js`)).href)
const WITHOUT_ID = `import { createClient } from ${entry('index')}
createClient({})`
const WITHOUT_KEY = `import { createAdminClient } from ${entry('admin')}
createAdminClient({ siteId: 's' })`

describe.each([
  ['cartlet', WITHOUT_ID, 'createClient', /platform\/client\.ts:\d+/],
  ['cartlet/admin', WITHOUT_KEY, 'createAdminClient', /platform\/admin\/\w[\w-]*\.ts:\d+/],
])('an error of %s that nothing catches', (_, program, named, source) => {
  it('an uncaught error prints a screen of short lines that name the function', () => {
    const printed = printedBy(program)
    expect(printed).toContain('INVALID_CONFIG')
    expect(printed).toMatch(new RegExp(`at .*\\b${named} \\(`))
    const lines = printed.split('\n')
    expect(lines.length).toBeLessThanOrEqual(20)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(200)
  })

  it('with its source map, Node names the line of the source', () => {
    expect(printedBy(program, '--enable-source-maps')).toMatch(source)
  })
})

const FILES = ['npm', 'npm/shared', 'node'].flatMap((folder) =>
  readdirSync(built(folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
)

describe('the files behind the npm entries', () => {
  it('every file names its source map, which holds the sources', () => {
    expect(FILES.length).toBeGreaterThan(100)
    for (const file of FILES) {
      expect(readFileSync(built(file), 'utf8'), file).toContain(`//# sourceMappingURL=${basename(file)}.map`)
      const { sources, sourcesContent } = JSON.parse(readFileSync(built(`${file}.map`), 'utf8')) as {
        sources: string[]
        sourcesContent: string[]
      }
      expect(sourcesContent.length, file).toBe(sources.length)
      expect(sourcesContent.every(Boolean), file).toBe(true)
    }
  })

  it('every file has a line for each statement', () => {
    for (const file of FILES) {
      // Texts, style sheets and names of imports may be long: nothing in them throws.
      const code = readFileSync(built(file), 'utf8')
        .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, "''")
        .replace(/^(im|ex)port \{.*$|^\/\/.*$/gm, '')
      // A rule of a style sheet in a template literal is a line, too.
      const crowded = code.split('\n').filter((line) => (line.match(/; *\S/g)?.length ?? 0) > 3 && !/^\s*[.:]\w/.test(line))
      expect(crowded, file).toEqual([])
      expect(code.length / code.split('\n').length, file).toBeLessThan(120)
    }
  })
})
