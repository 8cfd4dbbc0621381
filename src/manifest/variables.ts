/** The CSS variables, with the defaults of the style sheets. */
import type { VariableRow } from './model'

export const VARIABLES: readonly VariableRow[] = [
  { name: '--cartlet-color-primary', light: '#1f5c4a', dark: '#7fd1b3', description: 'buttons' },
  { name: '--cartlet-color-focus', light: 'var(--cartlet-color-primary)', description: 'focus rings' },
  { name: '--cartlet-color-on-primary', light: '#fff', dark: '#0d2119', description: 'text on buttons' },
  { name: '--cartlet-color-surface', light: '#fff', dark: '#1a1d21', description: 'background of drawer, dialogs, cards' },
  {
    name: '--cartlet-color-text',
    light: '#1b1f24',
    dark: '#f1f3f5',
    description: 'text; where less contrast is preferred `#414851`, on dark `#c9cfd6`',
  },
  { name: '--cartlet-color-muted', light: '#5c6570', dark: '#a7b0ba', description: 'secondary text' },
  { name: '--cartlet-color-border', light: '#d9dde2', dark: '#3a4149', description: 'borders' },
  {
    name: '--cartlet-color-danger',
    light: '#b3261e',
    dark: '#ff9c93',
    description: 'errors; where more contrast is preferred `#8c1d18`',
  },
  {
    name: '--cartlet-color-success',
    light: '#1c6b3a',
    dark: '#86d9a5',
    description: 'positive states: in stock, free shipping; where more contrast is preferred `#14532d`',
  },
  { name: '--cartlet-radius', light: '10px', description: 'corners' },
  { name: '--cartlet-font', light: 'system-ui', description: 'font family; `sans-serif` is the fallback' },
  { name: '--cartlet-button-radius', light: 'var(--cartlet-radius)', description: 'corners of buttons' },
  { name: '--cartlet-heading-font', light: 'var(--cartlet-font)', description: 'font family of headings and names' },
  { name: '--cartlet-heading-weight', light: '600', description: "weight of headings and names; `700` for the cart's" },
  {
    name: '--cartlet-picture-ratio',
    light: '1',
    description: 'width of pictures by their height, for example `3 / 4`; `cartlet.css` reserves room for squares',
  },
  {
    name: '--cartlet-picture-fit',
    light: 'cover',
    description:
      '`contain` shows whole pictures; in the gallery of a full product, which shows them whole, `cover` fills the frame',
  },
  {
    name: '--cartlet-density',
    light: 'comfortable',
    description: '`compact`: less space in cards, lists, products and carts; smaller buttons on cards for a mouse',
  },
  {
    name: '--cartlet-width',
    light: '100%',
    description: 'width of a product, collection, search, wish list or cart in the page',
  },
  { name: '--cartlet-line', light: '1px', description: 'thickness of dividers and frames' },
  {
    name: '--cartlet-shadow',
    light: 'soft',
    description: '`box-shadow` of drawer, floating toggle, panels and toasts; or `none`',
  },
  {
    name: '--cartlet-gap',
    light: '16px',
    description: 'space between cards of a grid; `12px` in a narrow one, `10px` with `compact`',
  },
  { name: '--cartlet-drawer-width', light: '26.25em', description: 'width of the drawer; on a narrow screen it fills the width' },
  {
    name: '--cartlet-offset-inline',
    light: '20px',
    description: 'distance of floating toggle and toasts from the side',
  },
  {
    name: '--cartlet-offset-block',
    light: '20px',
    description: 'distance of floating toggle and toasts from the bottom or top',
  },
  {
    name: '--cartlet-z-index',
    light: '2147483000',
    description: "`z-index` of the floating toggle, toasts and the member's menu",
  },
]
