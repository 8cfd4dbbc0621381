/** The author's choices for a snippet (product contract §7 "Snippet"), and the result. Types only. */

export interface ChosenElement {
  /** Without `cartlet-`: `buy-button`. */
  name: string
  /** By their names in the manifest. Empty values are left out; a flag is on unless its value is `false`. */
  attributes: Readonly<Record<string, string>>
  /** Link inside the element: its content until it is rendered, or without JavaScript. */
  link?: { text: string; href: string }
}

/** How the page's policy lets the scripts run. */
export type PolicyKind = 'nonce' | 'origins'

/** `tags`: custom elements. `divs`: for systems whose editor removes unknown tags and the attributes of scripts. */
export type SnippetForm = 'tags' | 'divs'

export interface SnippetChoices {
  clientId: string
  elements: readonly ChosenElement[]
  /** Settings of the script by their keys (`onAdd`), as far as they differ from the defaults. */
  settings?: Readonly<Record<string, string>>
  /** CSS variables of the theme. */
  variables?: Readonly<Record<string, string>>
  /** The variables that differ on dark pages. */
  darkVariables?: Readonly<Record<string, string>>
  form: SnippetForm
  /** Folder of the loader, as written in the page. */
  files: string
  /** Origin of the site, for the dashboard; empty if unknown. */
  site?: string
  policy: PolicyKind
  /** The expression with which the site's template inserts its nonce. */
  nonce?: string
  /** Hashes of all files, in an import map: 12 kB, for authors who ask for it. */
  integrity: boolean
  /** The rules are for the site's own style sheet, and not written into the head. */
  ownStyleSheet?: boolean
  /** Origin of the shop's own pages, where logins go. */
  shopOrigin?: string
}

/** Data of the built files that the snippet needs. */
export interface BuiltFiles {
  /** `dist/cdn/sri.json`: the hash of each file. */
  hashes: Readonly<Record<string, string>>
  /** `dist/cdn/cartlet.css`: the rules that reserve the space of elements. */
  reservedSpace: string
}

export interface Step {
  text: string
  /** The value to type or copy there. */
  value?: string
}

export interface Snippet {
  /** For the page's head, once for the whole site: import map, connection, style rules, script. */
  head: string
  /** For the places of the elements. */
  body: string
  /** The style rules alone, for a site that has its own style sheet. */
  styles: string
  /** Value of the header Content-Security-Policy. */
  policy: string
  /** What to set up on the platform, in order. */
  dashboard: readonly Step[]
  /** Choices that cannot work, each as a sentence. */
  problems: readonly string[]
}
