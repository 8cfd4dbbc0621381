/** What the manifest of the custom elements is made of. Types only. Texts are Markdown and may link to other pages of `docs/elements`. */

interface Row {
  name: string
  description: string
}

interface AnyAttribute extends Row {
  /** As the documentation shows it; a value in backticks is what the element behaves as without the attribute. */
  default: string
  /** A property of every HTML element: the browser reflects it already. */
  native?: boolean
  /** Other names under which authors look for it. */
  mistakenFor?: readonly string[]
  /** What its property takes besides, which no attribute can hold. The type's names must be in `outputs/type-names.ts`. */
  rich?: { type: string; description: string }
}

export type AttributeRow = AnyAttribute &
  (
    | { type: 'text'; value: string }
    | { type: 'number'; value: string; least: number; most?: number }
    | { type: 'choice'; values: readonly string[] }
    /** Present or absent; `"false"` counts as absent. */
    | { type: 'flag' }
    /** Separated by blanks or commas. `values`: where only these are allowed. */
    | { type: 'list'; value: string; values?: readonly string[] }
  )

/** A property without an attribute: for values that are no text. */
export interface PropertyRow extends Row {
  /** In TypeScript. Its names must be in `outputs/type-names.ts`. */
  type: string
}

export interface MethodRow extends Row {
  /** Parameters and result in TypeScript, for example `(force?: boolean): void`. */
  signature: string
}

/** The default slot has the name ''. */
export type SlotRow = Row
export type PartRow = Row

export interface VariableRow extends Row {
  light: string
  /** Absent: the same. */
  dark?: string
}

export interface EventRow extends Row {
  /** Of `detail`, in TypeScript. Its names must be in `outputs/type-names.ts`. */
  type: string
  /** `detail` as the documentation shows it, where the type is not plain enough. */
  shown?: string
  /** One listener may prevent what would follow. */
  cancelable?: boolean
}

export interface ElementRow {
  /** Name of the element's type. */
  className: string
  /** Without `cartlet-`. */
  name: string
  description: string
  attributes: readonly AttributeRow[]
  properties: readonly PropertyRow[]
  methods: readonly MethodRow[]
  slots: readonly SlotRow[]
  parts: readonly PartRow[]
  /** Names of rows in `variables.ts`. */
  variables: readonly string[]
  /** Names of rows in `events.ts`, each with when this element raises it. */
  events: readonly Row[]
}
