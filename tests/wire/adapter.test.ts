/** The recordings use every rule of the adapter, and a call without a rule fails. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { RULES } from './adapter/adapter'
import { judge } from './runner/run-vectors'
import { readVectors, type Vector } from './runner/vector'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const VECTORS = ['vectors', 'vectors-own'].flatMap((folder) => readVectors(at(folder)))

const UNKNOWN: Vector = {
  name: 'another.call',
  group: 'another',
  client: 'visitor',
  call: { fn: 'orders.cancelOrder', args: ['o1'] },
  request: null,
}
const KNOWN: Vector = {
  name: 'a.role',
  group: 'another',
  client: 'visitor',
  call: { fn: 'loggedIn', args: [] },
  request: null,
  result: false,
}

describe('the adapter', () => {
  it('every rule of the adapter is used by a recording', () => {
    const called = new Set(
      VECTORS.flatMap(({ call }) => (call ? [call.fn, ...call.fn.split(' + ')] : ['a vector without a call'])),
    )
    expect(Object.keys(RULES).filter((name) => !called.has(name))).toEqual([])
  })

  it('a vector that calls an unknown function fails with its name', async () => {
    const { differences } = await judge(UNKNOWN, [])
    expect(differences).toEqual([{ path: 'error', sdk: undefined, ours: 'no rule for orders.cancelOrder' }])
  })
})

describe('npx tsx tests/wire/runner/run.ts --vectors DIR', () => {
  it('the wire command runs the vectors of a folder, names those that fail and prints the counts last', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wire-vectors-'))
    try {
      writeFileSync(join(folder, 'some.jsonl'), [KNOWN, UNKNOWN].map((vector) => JSON.stringify(vector)).join('\n'))
      const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', at('runner/run.ts'), '--vectors', folder], {
        encoding: 'utf8',
      })
      expect(stdout).toContain('✗ another.call')
      expect(stdout).toContain('no rule for orders.cancelOrder')
      expect(stdout.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed')
      expect(status).toBe(1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
