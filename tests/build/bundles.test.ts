/** `cartlet/admin` and `cartlet/events` in bundlers: they can be bundled for a server, but not for a page or a web worker. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
if (!existsSync(`${root}dist/npm`)) throw new Error('There is no dist/npm: run "npm run build" before these tests.')

const ENTRIES = [
  ['cartlet/admin', 'createAdminClient', 'every visitor could read its credential', 'Call it from your server.'],
  ['cartlet/events', 'createEventReceiver', 'never arrives in a page', 'Run it on your server.'],
] as const

interface Target {
  platform?: 'browser' | 'node' | 'neutral'
  conditions?: string[]
}

/** Bundles a program that imports the built package like an installed dependency; returns the code. */
async function bundle(code: string, { platform = 'neutral', conditions = [] }: Target): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, sourcefile: 'program.js' },
    bundle: true,
    format: 'esm',
    platform,
    conditions,
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

/** Runs a bundle as a module. */
const load = (code: string) => import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`) as Promise<object>

const IN_A_BROWSER: [string, Target][] = [
  ['a page', { platform: 'browser' }],
  ['a page, by its condition', { conditions: ['browser', 'module'] }],
  ['a web worker', { conditions: ['worker', 'browser'] }],
  ['a worker that is no page', { conditions: ['worker'] }],
]
const ON_A_SERVER: [string, Target][] = [
  ['Node', { platform: 'node' }],
  ['Deno', { conditions: ['deno', 'browser'] }],
  ['Bun', { conditions: ['bun'] }],
  ['a worker of Cloudflare', { conditions: ['workerd', 'worker', 'browser'] }],
  ['an edge function', { conditions: ['edge-light', 'worker', 'browser'] }],
  ['an unknown runtime', {}],
]

describe.each(ENTRIES)('%s', (entry, name, reason, advice) => {
  const refusal = new RegExp(`^${entry} is for servers only: .*${reason}.* ${advice.replace('.', '\\.')}$`)
  const program = `import { ${name} } from '${entry}'\nexport const kind = typeof ${name}`

  it.each(IN_A_BROWSER)('an entry for servers fails to build for %s', async (_, target) => {
    const failure = await bundle(program, target).catch((error: Error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(`${failure}`).toContain(`${entry.replace('cartlet/', '')}-is-for-servers-only.js`)
  })

  it('an entry for servers fails to build for a page with Rollup', async () => {
    const plugins = [
      {
        name: 'program',
        resolveId: (id: string) => (id === 'program' ? `${root}program.js` : null),
        load: (id: string) => (id.endsWith('program.js') ? program : null),
      },
      nodeResolve({ browser: true, rootDir: root }),
    ]
    const failure = await rollup({ input: 'program', plugins, onwarn: () => {} }).catch((error: Error) => error)
    expect(`${failure}`).toContain(`${entry.replace('cartlet/', '')}-is-for-servers-only.js`)
  })

  it.each([
    ['imported as a whole', `import * as all from '${entry}'\nexport const kind = typeof all['${name}']`],
    ['imported for its effect', `import '${entry}'`],
  ])('an entry for servers that is %s throws in a page, and says why and what to do', async (_, code) => {
    const bundled = await bundle(code, { platform: 'browser' })
    await expect(load(bundled)).rejects.toThrow(refusal)
  })

  it('a dynamic import of an entry for servers rejects in a page, and says why and what to do', async () => {
    const bundled = await bundle(`export const later = () => import('${entry}')`, { platform: 'browser' })
    const { later } = (await load(bundled)) as { later(): Promise<unknown> }
    await expect(later()).rejects.toThrow(refusal)
  })

  it.each(ON_A_SERVER)('an entry for servers can be bundled and loaded for %s', async (_, target) => {
    expect(await load(await bundle(program, target))).toMatchObject({ kind: 'function' })
  })
})

describe('the entries for pages', () => {
  it.each(['cartlet', 'cartlet/store'])('%s builds for a page', async (entry) => {
    expect(await bundle(`export * from '${entry}'`, { platform: 'browser' })).not.toContain('is for servers only')
  })
})
