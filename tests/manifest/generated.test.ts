/** The files generated from the manifest: committed files are up to date, packed ones are valid, and package.json names them. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { committedFiles, packedFiles } from '../../src/manifest/outputs'
import { withTables } from '../../src/manifest/outputs/docs'

const read = (path: string) => readFileSync(path, 'utf8')
const json = (path: string) => JSON.parse(read(path)) as Record<string, unknown>
const { version, customElements, 'web-types': webTypes, files } = json('package.json')
const packed = packedFiles(`${version}`)
const committed = Object.entries(committedFiles(read))

/** The editors' schemas are written in draft 4, which for them differs from the draft that Ajv reads only in the name of the identifier. */
const problems = (schema: object, value: unknown): unknown => {
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, validateFormats: false })
  const validate = ajv.compile({ ...schema, $schema: undefined })
  return validate(value) ? [] : validate.errors
}

describe('the committed files', () => {
  it.each(committed)('the generated file %s is up to date (otherwise run "npx tsx src/manifest/write.ts")', (path, text) => {
    expect(read(path)).toBe(text)
  })

  it('withTables restores a table that was changed by hand', () => {
    const page = read('docs/elements/cart.md')
    expect(withTables('docs/elements/cart.md', page.replace('`cart-header`', '`cart-top`'))).toBe(page)
  })

  it('withTables throws for a page that has no marker for a table', () => {
    expect(() => withTables('docs/elements/cart.md', '# Empty')).toThrow('no marker for: slots')
  })
})

describe('the packed files', () => {
  it.each(Object.entries(packed))('the built file %s is up to date with the manifest', (path, text) => {
    expect(read(`dist/${path}`)).toBe(text)
  })

  it('custom-elements.json is valid against its schema', () => {
    const schema = json('node_modules/custom-elements-manifest/schema.json')
    const manifest = JSON.parse(packed['editors/custom-elements.json'] ?? '') as { modules: { path: string }[] }
    expect(problems(schema, manifest)).toEqual([])
    expect(problems(schema, { ...manifest, schemaVersion: 2 })).not.toEqual([])
    expect(manifest.modules.map((module) => read(module.path).length > 0)).toEqual([true])
  })

  it('web-types.json is valid against its schema', () => {
    const schema = json('tests/manifest/web-types.schema.json')
    const data = JSON.parse(packed['editors/web-types.json'] ?? '') as Record<string, unknown>
    expect(problems(schema, data)).toEqual([])
    expect(problems(schema, { ...data, contributions: { html: { elements: 'none' } } })).not.toEqual([])
  })

  it('package.json names and packs the files generated from the manifest', () => {
    expect([customElements, webTypes]).toEqual(['dist/editors/custom-elements.json', 'dist/editors/web-types.json'])
    expect(files).toContain('dist/*/**')
    const { exports } = json('package.json') as { exports: Record<string, { types?: string }> }
    const entries = Object.entries(exports).flatMap(([entry, { types = '' }]) => (/^\.\/types\//.test(entry) ? types : []))
    expect(entries.sort()).toEqual(
      Object.keys(packed)
        .filter((path) => path.endsWith('.d.ts'))
        .map((path) => `./dist/${path}`)
        .sort(),
    )
  })
})
