/** What a content system does to a snippet between the author's clipboard and the published page. */
import type { Snippet } from '../../../src/snippet/choices'

export interface Published {
  head: string
  body: string
}

export interface System {
  /** What the author did, and where. */
  name: string
  /** The page below docs/guides that describes it. */
  guide: string
  /** Options of `cartlet snippet`, in addition to shop and product. */
  args: readonly string[]
  publish(snippet: Snippet): Published
  /** The page is idle until the visitor does something. */
  waitsForVisitor?: true
  /** The name of the link with which the page fetches its next content. */
  follows?: string
  /** The folder from which the system serves the files itself, with other bytes. */
  minifiesIn?: string
  /** What a visitor finds: a button that sells, or the author's link. @default 'sells' */
  visitorFinds?: 'the link'
  /** The line in the author's console. */
  authorReads?: RegExp
}
