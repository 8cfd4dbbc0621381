/** Variables and values of settings in the words of an owner; what has none is shown by its own name. */

const VARIABLE_WORDS: Readonly<Record<string, string>> = {
  '--cartlet-color-primary': 'Main colour',
  '--cartlet-color-on-primary': 'Text on the main colour',
  '--cartlet-color-surface': 'Background',
  '--cartlet-color-text': 'Text',
  '--cartlet-color-muted': 'Quiet text',
  '--cartlet-color-border': 'Lines',
  '--cartlet-color-danger': 'Errors',
  '--cartlet-color-success': 'Success',
  '--cartlet-radius': 'Corners',
  '--cartlet-font': 'Font',
  '--cartlet-button-radius': 'Corners of buttons',
  '--cartlet-heading-font': 'Font of headings',
  '--cartlet-heading-weight': 'Weight of headings',
  '--cartlet-picture-ratio': 'Shape of pictures',
  '--cartlet-picture-fit': 'Fit of pictures',
  '--cartlet-density': 'Density',
  '--cartlet-width': 'Width',
  '--cartlet-line': 'Lines',
  '--cartlet-shadow': 'Shadow',
  '--cartlet-gap': 'Spacing',
  '--cartlet-drawer-width': 'Width of the cart',
  '--cartlet-offset-inline': 'Distance from the side',
  '--cartlet-offset-block': 'Distance from top or bottom',
  '--cartlet-z-index': 'Layer',
}

export const variableWords = (name: string): string => VARIABLE_WORDS[name] ?? name.replace('--cartlet-', '')

const VALUE_WORDS: Readonly<Record<string, string>> = {
  'theme light': 'Light',
  'theme dark': 'Dark',
  'theme host': 'Like the page',
  'onAdd drawer': 'The cart opens',
  'onAdd toast': 'A short message',
  'onAdd checkout': 'The checkout opens',
  'onAdd none': 'Only the button says so',
  'cart drawer': 'Shown',
  'cart none': 'Not shown',
  'cartPosition bottom-end': 'Bottom right',
  'cartPosition bottom-start': 'Bottom left',
  'cartPosition top-end': 'Top right',
  'cartPosition top-start': 'Top left',
  'consent none': 'Not needed',
  'consent required': 'Required',
  'storage local': 'In the browser, until they expire',
  'storage session': 'Until the tab is closed',
  'storage memory': 'Nowhere',
}

/** @param key of the setting */
export const valueWords = (key: string, value: string): string => VALUE_WORDS[`${key} ${value}`] ?? value
