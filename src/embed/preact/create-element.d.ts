/**
 * The function with which Preact creates its own nodes. Only our build can import it, because it takes Preact from its source.
 */
declare module 'preact/create-element' {
  import type { ComponentChildren } from 'preact'

  export function Fragment(props: { children?: ComponentChildren }): ComponentChildren
  export function createVNode(type: unknown, props: object, key: unknown, ref: unknown, original: null): { props: object }
}
