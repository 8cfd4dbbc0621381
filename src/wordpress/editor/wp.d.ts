/** The parts of the block editor that the blocks use. WordPress loads them as globals. */
type Props = Readonly<Record<string, unknown>>

export interface BlockProps {
  attributes: Readonly<Record<string, string | boolean | undefined>>
  setAttributes(values: Readonly<Record<string, string | boolean | undefined>>): void
}

type View = object | string | null

declare global {
  const wp: {
    element: {
      createElement(type: unknown, props?: Props | null, ...children: readonly (View | readonly View[])[]): View
      useEffect(effect: () => (() => void) | undefined, dependencies: readonly unknown[]): void
      useRef<T>(value: T): { current: T }
      useState<T>(value: T): [value: T, set: (value: T) => void]
    }
    blocks: { registerBlockType(name: string, settings: { edit(props: BlockProps): View; save(props: BlockProps): View }): void }
    blockEditor: { InspectorControls: unknown; useBlockProps: () => Props }
    components: Readonly<
      Record<
        | 'CheckboxControl'
        | 'ComboboxControl'
        | 'Disabled'
        | 'PanelBody'
        | 'Placeholder'
        | 'SelectControl'
        | 'TextControl'
        | 'ToggleControl',
        unknown
      >
    > & { BaseControl: { VisualLabel: unknown } }
    i18n: { __(text: string, domain: string): string }
  }

  /** From `includes/blocks.php`. `settings` is empty for authors who cannot change them. */
  const cartletEditor: { preview: string; hasShop: boolean; settings: string }
}
