/** A page as the commands read it. Offsets count bytes from the start of the file. Types only. */

export interface Range {
  start: number
  /** Exclusive. */
  end: number
}

/** An element that the author placed: a `cartlet-…` tag, or a host with `data-cartlet`. */
export interface PageElement {
  /** Without `cartlet-`. */
  name: string
  tag: Range
  /** From the end of the tag to the end of the element. */
  content: Range
  /** Our template from an earlier run. */
  rendered?: Range
  /** It contains the author's own declarative shadow root. */
  hasOwnRoot?: true
  /** The author's, which the widget draws in the page itself. */
  hasTemplate?: true
  /** The nearest `lang` and `dir`. */
  lang?: string
  dir?: string
  /** Level of the heading before it; 1 without one. */
  headingBefore: number
}

/** The settings on the page's own script tag. */
export interface PageScript {
  clientId: string
  api?: string
  locale?: string
  theme?: string
  productLink?: string
  catalog?: string
  /** Folder of the loader, as written. */
  folder?: string
}

export interface ScannedPage {
  elements: PageElement[]
  /** References of the products that the page's own buttons add (`data-cartlet-add`). */
  added: string[]
  script?: PageScript
  canonical?: string
  /** Label of its encoding; undefined if the page names none. */
  charset?: string
  /** The end of the head, where a tag may be inserted. */
  headEnd: number
  /** Our data for search engines from an earlier run. */
  data?: Range
}

/** The bytes of a page. They are read more than once, and never all at the same time. */
export interface PageSource {
  chunks(): AsyncIterable<Uint8Array>
  read(range: Range): Promise<Uint8Array>
}
