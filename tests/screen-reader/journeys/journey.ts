import type { Platform } from '../../../demo/platform/server'
import type { Visitor } from '../visitor'

export interface Journey {
  /** The name of the transcript's file. */
  name: string
  /** What the visitor wants, in a few words. */
  title: string
  /** What has happened in the shop before the visitor comes. */
  prepare?(platform: Platform): Promise<unknown>
  walk(visitor: Visitor, url: (path: string) => string): Promise<void>
}
