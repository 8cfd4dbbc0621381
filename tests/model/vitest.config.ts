/** Runs the model test alone: it takes a minute, and its timing depends on an otherwise idle machine. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { MUTATIONS } from './mutations'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }

/** Applies the mutation of this name to the code. */
function mutate(name: string): Plugin {
  const mutation = MUTATIONS.find((one) => one.name === name)
  if (!mutation) throw new Error(`There is no mutation "${name}"`)
  const { file, code, instead } = mutation
  return {
    name: 'mutate',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith(file)) return null
      if (text.split(code).length !== 2) throw new Error(`"${code}" does not stand in ${file} exactly once`)
      return text.replace(code, () => instead)
    },
  }
}

const { CART_MUTATION } = process.env

export default defineConfig({
  root,
  plugins: CART_MUTATION ? [mutate(CART_MUTATION)] : [],
  define: { __VERSION__: JSON.stringify(version) },
  test: { environment: 'node', include: ['tests/model/**/*.test.ts'] },
})
