/** Records the visits at the local platform with all responses. */
import { type Platform, startPlatform } from '../../../demo/platform/server'
import { createWholeShop } from '../../../src/store/shop/whole-shop'
import { aLocalShop } from '../fakes/local-shop'
import { type RealAnswer, type Recorded, sorted } from './recorded'
import { format, isBusy, SCENES, type Scene, turn, type Visit, walk } from './visits'

/** By the name of the scene. */
export type Recordings = Readonly<Record<string, readonly Recorded[]>>

/** For one scene. */
const LONGEST_MS = 10_000

async function record(scene: Scene, platform: Platform): Promise<Recorded[]> {
  const local = aLocalShop(platform)
  const ports = { formatMoney: format, navigate: () => true, catalog: scene.catalog }
  const visit: Visit = { shop: createWholeShop({ client: local.client(), storage: local.storage, ...ports }), events: [] }
  const deadline = Date.now() + LONGEST_MS
  const isQuiet = () => !isBusy(visit) && !local.underWay()
  const refusals = await walk(scene, visit, async () => {
    for (let quiet = 0; quiet < 5; quiet = isQuiet() ? quiet + 1 : 0) {
      if (Date.now() > deadline) throw new Error(`${scene.name}: still under way at the local platform: ${isBusy(visit)}`)
      await turn()
    }
  })
  if (refusals.length) throw refusals[0]
  return local.exchanges.map(({ request, status, answer }) => ({
    path: `${request.method} ${new URL(request.url).pathname}`,
    status,
    body: answer,
  }))
}

export async function recordAll(): Promise<Recordings> {
  const all: Record<string, Recorded[]> = {}
  for (const catalogVersion of ['v1', 'v3'] as const) {
    const platform = await startPlatform({ port: 0, databaseFile: ':memory:', catalogVersion })
    for (const scene of SCENES) if (scene.catalog === catalogVersion) all[scene.name] = await record(scene, platform)
    await platform.close()
  }
  return all
}

/** All responses of the local platform. */
export const answersIn = (recordings: Recordings): RealAnswer[] =>
  sorted(
    Object.values(recordings)
      .flat()
      .map(({ path, ...one }) => ({ ...one, path: path.replace(/^\w+ /, '') })),
  )
