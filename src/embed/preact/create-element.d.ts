/** What Preact makes its own nodes with. It is public to our build only, which takes Preact from its source. */
declare module 'preact/create-element' {
  import type { ComponentChildren } from 'preact'

  export function Fragment(props: { children?: ComponentChildren }): ComponentChildren
  export function createVNode(type: unknown, props: object, key: unknown, ref: unknown, original: null): { props: object }
}
