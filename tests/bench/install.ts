/** The peers, which are no dependencies of the project: they are installed beside this file, and loaded from there. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { missingPackages } from '../running/own-packages'

export const PEERS = dirname(fileURLToPath(import.meta.url))
export const peerFile = (path: string): string => join(PEERS, 'node_modules', path)

export const isInstalled = (name: string): boolean => !missingPackages(PEERS).includes(name)

const require = createRequire(import.meta.url)
/** The name is only known at run time, so that the types hold on a machine without the peers. */
export const loadPackage = async <T>(name: string): Promise<T> => (await import(pathToFileURL(require.resolve(name)).href)) as T
