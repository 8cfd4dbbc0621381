/** What a content system does to a snippet between the author's clipboard and the published page. */
import type { Snippet } from '../../../src/snippet/choices'

export interface Published {
  head: string
  body: string
}

export interface System {
  /** What the author did where. */
  name: string
  /** The page below docs/guides that says so. */
  guide: string
  /** Options of `cartlet snippet`, beside shop and product. */
  args: readonly string[]
  publish(snippet: Snippet): Published
  /** The page is at rest until the visitor does something. */
  waitsForVisitor?: true
  /** The page fetches what it shows next; this is the name of the link that does it. */
  follows?: string
  /** The system serves the files itself, from this folder, and with other bytes. */
  minifiesIn?: string
  /** What a visitor finds: a button that sells, or the author's link. @default 'sells' */
  visitorFinds?: 'the link'
  /** What the author reads in the console. */
  authorReads?: RegExp
  /** Stands for the others in the short run. */
  isQuick?: true
}
