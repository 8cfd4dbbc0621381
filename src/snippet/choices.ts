/** What an author decides before a snippet is written (product contract §7 "Snippet"). Types only. */

export interface ChosenElement {
  /** Without `cartlet-`: `buy-button`. */
  name: string
  /** By the names of the manifest. Empty values are left out; a flag is on when its value is anything but `false`. */
  attributes: Readonly<Record<string, string>>
  /** What stands inside the element: the first paint, and the whole of it without JavaScript. */
  link?: { text: string; href: string }
}

/** How the page's policy lets the scripts run. */
export type PolicyKind = 'nonce' | 'origins'

/** `tags`: custom elements. `divs`: for systems whose editor removes unknown tags and the attributes of scripts. */
export type SnippetForm = 'tags' | 'divs'

export interface SnippetChoices {
  clientId: string
  elements: readonly ChosenElement[]
  /** Settings of the script by their keys (`onAdd`), for whatever differs from the default. */
  settings?: Readonly<Record<string, string>>
  /** CSS variables of the theme. */
  variables?: Readonly<Record<string, string>>
  /** The same for dark pages, where they differ. */
  darkVariables?: Readonly<Record<string, string>>
  form: SnippetForm
  /** Folder of the loader, as the page names it. */
  files: string
  /** Origin of the site, for the dashboard; unknown where it is empty. */
  site?: string
  policy: PolicyKind
  /** What the site's template puts in as its nonce. */
  nonce?: string
  integrity: boolean
  /** Origin of the shop's own pages, where logins go. */
  shopOrigin?: string
}

/** What the snippet needs to know of the built files. */
export interface BuiltFiles {
  /** `dist/cdn/sri.json`: the hash of each file. */
  hashes: Readonly<Record<string, string>>
  /** `dist/cdn/cartlet.css`: the rules that reserve the space of elements. */
  reservedSpace: string
}

export interface Step {
  text: string
  /** What is typed or copied there. */
  value?: string
}

export interface Snippet {
  /** For the page's head: import map, connection, script. */
  head: string
  /** For the places where the elements stand. */
  body: string
  /** For the site's own style sheet. */
  styles: string
  /** Value of the header Content-Security-Policy. */
  policy: string
  /** What to set up on the platform, in order. */
  dashboard: readonly Step[]
  /** What in the choices cannot work, each as a sentence. */
  problems: readonly string[]
}
