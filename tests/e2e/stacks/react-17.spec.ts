/** The package in a project of React 17, which uses the elements. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packInto, run } from '../../stacks/stack'
import { expect, test } from '../../support/fixtures/fixtures'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'Installing it takes its time, and only a change of the peers can break it.')

test('a project of React 17 can install the package', async () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-react-17-'))
  try {
    const dependencies = { react: '17.0.2', 'react-dom': '17.0.2' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'older', private: true, dependencies }))
    await run(folder, {}, 'npm', 'install', '--no-audit', '--no-fund', await packInto(folder))
    expect(await run(folder, {}, 'npm', 'ls', 'react', '--depth=0')).toContain('react@17.0.2')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
