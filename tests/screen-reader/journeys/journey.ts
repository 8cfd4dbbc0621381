import type { Visitor } from '../visitor'

export interface Journey {
  /** The name of the transcript's file. */
  name: string
  /** What the visitor wants, in a few words. */
  title: string
  walk(visitor: Visitor, url: (path: string) => string): Promise<void>
}
