/** Types of the manifest of the custom elements. Types only. Texts are Markdown and may link to other pages of `docs/elements`. */

interface Row {
  name: string
  description: string
}

interface AnyAttribute extends Row {
  /** As the documentation shows it. A value in backticks is the value that applies without the attribute. */
  default: string
  /** A property of every HTML element, which the browser reflects itself. */
  native?: boolean
  /** Other names under which authors look for it. */
  mistakenFor?: readonly string[]
  /** A further type of the property, which no attribute can contain. The type's names must be in `outputs/type-names.ts`. */
  rich?: { type: string; description: string }
}

export type AttributeRow = AnyAttribute &
  (
    | { type: 'text'; value: string }
    | { type: 'number'; value: string; least: number; most?: number }
    | { type: 'choice'; values: readonly string[] }
    /** Present or absent; `"false"` counts as absent. */
    | { type: 'flag' }
    /** Separated by blanks or commas. `values`: the only allowed ones. */
    | { type: 'list'; value: string; values?: readonly string[] }
  )

/** A property without an attribute, for values that are not text. */
export interface PropertyRow extends Row {
  /** The TypeScript type. Its names must be in `outputs/type-names.ts`. */
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
  /** Absent if it is the same as `light`. */
  dark?: string
}

export interface EventRow extends Row {
  /** The TypeScript type of `detail`. Its names must be in `outputs/type-names.ts`. */
  type: string
  /** `detail` as the documentation shows it, if the type is too long. */
  shown?: string
  /** Listeners can prevent the action that follows. */
  cancelable?: boolean
}

export interface ElementRow {
  /** Only for templates: it has the attributes that every element has from the element around the template. */
  isPiece?: true
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
