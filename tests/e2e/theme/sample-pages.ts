/** Sample pages: how common systems and plain authors colour a page. Colour values and structure are copied as facts, no code of theirs. */

export interface SamplePage {
  name: string
  /** Attributes of `<html>`. */
  html?: string
  style: string
  /** Markup around our elements, which replace `%`. @default nothing */
  around?: string
  /** Attributes of the snippet. */
  script?: string
  media?: { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' }
  /** The theme that a button must have, where only one is right. */
  theme?: 'light' | 'dark'
  /** Also in Firefox. */
  isForFirefox?: boolean
}

const PICTURE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='40' height='40'%3E%3Cpath fill='white' d='M0 0h40v40z'/%3E%3Cpath d='M0 0v40h40z'/%3E%3C/svg%3E")`

const tailwind = (
  more: string,
) => `body { background: #fff; color: oklch(21% .034 264.665); font-family: ui-sans-serif, system-ui }
  .rounded-md { border-radius: 6px; padding: 8px 16px; background: oklch(54.6% .245 262.881); color: #fff } ${more}`
const TAILWIND_DARK = 'body { background: oklch(21% .034 264.665); color: oklch(96.7% .003 264.542) }'
const bootstrap = (more = '') => `body { background: #fff; color: #212529; font-family: system-ui; line-height: 1.5 }
  .btn { padding: 6px 12px; border: 1px solid #0d6efd; border-radius: 6px; background: #0d6efd; color: #fff } a { color: #0d6efd } ${more}`
const pico = (dark: boolean) => `html { color-scheme: ${dark ? 'dark' : 'light'} }
  body { background: ${dark ? '#13171f' : '#fff'}; color: ${dark ? '#c2c7d0' : '#373c44'} } main a { color: ${dark ? '#01aaff' : '#0172ad'} }
  button { padding: 12px 16px; border: 1px solid #0172ad; border-radius: 4px; background: #0172ad; color: #fff }`
const WORDPRESS_2024 = `body { background: #f9f9f9; color: #111; font-family: Cardo, serif }
  .wp-block-button__link { border-radius: 5.28px; padding: 10px 16px; background: #111; color: #f9f9f9 }`
const WORDPRESS_2025 = `body { background: #fff; color: #111; font-family: Manrope, sans-serif }
  .wp-block-button__link { border-radius: 9999px; padding: 16px 36px; background: #111; color: #fff }`
const BUTTONS =
  '<main><p>Words of the page, <a href="#more">with a link</a>.</p><button class="btn btn-primary rounded-md">Read on</button>%</main>'
const WORDPRESS_BUTTON =
  '<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#more">Read on</a></div>'

export const SAMPLE_PAGES: readonly SamplePage[] = [
  { name: 'a plain white page', style: '', theme: 'light' },
  { name: 'a black page', style: 'body { background: #000; color: #eee }', theme: 'dark' },
  { name: 'Tailwind 4', style: tailwind(''), around: BUTTONS, theme: 'light' },
  {
    name: 'Tailwind 4, dark',
    html: 'class="dark"',
    style: tailwind(TAILWIND_DARK),
    around: BUTTONS,
    theme: 'dark',
    isForFirefox: true,
  },
  {
    name: 'Tailwind 4, a dark section of a light page',
    style: tailwind('.bg-slate-800 { background: oklch(27.9% .041 260.031); color: oklch(98.4% .003 247.858); padding: 40px }'),
    around: '<section class="bg-slate-800">%</section>',
    theme: 'dark',
  },
  { name: 'Bootstrap 5.3', style: bootstrap(), around: BUTTONS, theme: 'light' },
  {
    name: 'Bootstrap 5.3, dark',
    html: 'data-bs-theme="dark"',
    style: bootstrap('body { background: #212529; color: #dee2e6 }'),
    theme: 'dark',
  },
  {
    name: 'Bootstrap, on its secondary colour',
    style: bootstrap('.bg { background: #6c757d; color: #fff; padding: 40px }'),
    around: '<div class="bg">%</div>',
    isForFirefox: true,
  },
  {
    name: 'Bootstrap, on its primary colour',
    style: bootstrap('.bg { background: #0d6efd; color: #fff; padding: 40px }'),
    around: '<div class="bg">%</div>',
  },
  {
    name: 'Bootstrap, on its warning colour',
    style: bootstrap('.bg { background: #ffc107; padding: 40px }'),
    around: '<div class="bg">%</div>',
    theme: 'light',
  },
  { name: 'Pico', style: pico(false), around: BUTTONS, theme: 'light' },
  { name: 'Pico, dark', html: 'data-theme="dark"', style: pico(true), around: BUTTONS, theme: 'dark' },
  { name: 'WordPress, Twenty Twenty-Four', style: WORDPRESS_2024, around: `${WORDPRESS_BUTTON}%`, theme: 'light' },
  {
    name: 'WordPress, Twenty Twenty-Four, a group in its second accent',
    style: `${WORDPRESS_2024} .has-accent-2-background-color { background-color: #c2a990; padding: 40px }`,
    around: '<div class="wp-block-group has-accent-2-background-color has-background">%</div>',
    theme: 'light',
  },
  {
    name: 'WordPress, Twenty Twenty-Five, a group in its third accent',
    style: `${WORDPRESS_2025} .is-style-section-3 { background-color: #503aa8; color: #fff; padding: 40px }`,
    around: '<div class="wp-block-group is-style-section-3">%</div>',
    theme: 'dark',
  },
  {
    name: 'WordPress, a cover with a picture beside the text',
    style: `${WORDPRESS_2025} .wp-block-cover { position: relative; display: flex; min-height: 430px; padding: 16px; color: #fff }
      .wp-block-cover__background, .wp-block-cover__image-background { position: absolute; inset: 0; width: 100%; height: 100%; background: #000; opacity: .5 }
      .wp-block-cover__image-background { opacity: 1; background: ${PICTURE} } .wp-block-cover__inner-container { position: relative; z-index: 1 }`,
    around:
      '<div class="wp-block-cover"><div class="wp-block-cover__image-background"></div><span class="wp-block-cover__background"></span><div class="wp-block-cover__inner-container">%</div></div>',
    theme: 'dark',
  },
  {
    name: 'a gradient of two dark colours',
    style: 'body { background: linear-gradient(135deg, #1e3c72, #2a1a5e); color: #fff; min-height: 100vh }',
    theme: 'dark',
  },
  {
    name: 'a gradient of middle colours',
    style: 'body { background: linear-gradient(135deg, #667eea, #764ba2); color: #fff; min-height: 100vh }',
  },
  {
    name: 'a gradient from white to black',
    style: 'body { background: linear-gradient(in oklab, oklch(100% 0 0), #000); min-height: 100vh }',
    isForFirefox: true,
  },
  { name: 'a picture', style: `body { background: #fff ${PICTURE}; color: #fff; min-height: 100vh }`, theme: 'dark' },
  {
    name: 'a picture below a dark veil',
    style: `.hero { background: linear-gradient(rgb(0 0 0 / .75), rgb(0 0 0 / .75)), ${PICTURE}; color: #fff; padding: 40px }`,
    around: '<section class="hero">%</section>',
    theme: 'dark',
  },
  {
    name: 'a veil on white',
    style: '.veil { background: rgb(0 0 0 / .85); color: #fff; padding: 40px }',
    around: '<div class="veil"><div>%</div></div>',
    theme: 'dark',
  },
  { name: 'color-mix()', style: 'body { background: color-mix(in oklab, #112233 85%, white); color: #fff }', theme: 'dark' },
  {
    name: 'light-dark(), for a visitor who prefers dark',
    html: 'style="color-scheme: light dark"',
    style: 'body { background: light-dark(#fff, oklch(25% 0 0)); color: light-dark(#111, #eee) }',
    media: { colorScheme: 'dark' },
    theme: 'dark',
    isForFirefox: true,
  },
  {
    name: 'light-dark(), for a visitor who prefers light',
    html: 'style="color-scheme: light dark"',
    style: 'body { background: light-dark(oklch(99% 0 0), #222); color: light-dark(#111, #eee) }',
    theme: 'light',
  },
  { name: 'nothing painted in a dark colour scheme', html: 'style="color-scheme: dark"', style: '', theme: 'dark' },
  { name: 'a colour of a wider gamut', style: 'body { background: color(display-p3 .07 .08 .12); color: #fff }', theme: 'dark' },
  { name: 'lab(), neither light nor dark', style: 'body { background: lab(55% 10 -30); color: #fff }' },
  { name: 'middle grey, the worst there is', style: 'body { background: #767676; color: #fff }' },
  { name: 'forced colours', style: 'body { background: #fff }', media: { forcedColors: 'active' } },
  { name: 'forced dark colours', style: 'body { background: #fff }', media: { forcedColors: 'active', colorScheme: 'dark' } },
  {
    name: "a slot of the site's own element",
    style: '',
    around:
      '<site-section><template shadowrootmode="open"><style>section { background: #111827; color: #fff; padding: 40px }</style><section><slot></slot></section></template>%</site-section>',
    theme: 'dark',
  },
  {
    name: 'a form whose fields are named like properties of elements',
    style: 'form { background: oklch(20% 0 0); color: #fff; padding: 40px }',
    around: '<form><input type="hidden" name="children"><input type="hidden" name="style">%</form>',
    theme: 'dark',
  },
  { name: 'Tailwind 4, colours of the page', style: tailwind(''), around: BUTTONS, script: 'data-theme="host"' },
  {
    name: 'Tailwind 4, dark, colours of the page',
    style: tailwind(TAILWIND_DARK),
    around: BUTTONS,
    script: 'data-theme="host"',
    isForFirefox: true,
  },
  { name: 'Bootstrap, colours of the page', style: bootstrap(), around: BUTTONS, script: 'data-theme="host"' },
  { name: 'Pico, dark, colours of the page', style: pico(true), around: BUTTONS, script: 'data-theme="host"' },
  {
    name: 'WordPress, Twenty Twenty-Five, colours of the page',
    style: WORDPRESS_2025,
    around: `${WORDPRESS_BUTTON}%`,
    script: 'data-theme="host"',
  },
  {
    name: 'a page that is too faint itself, colours of the page',
    style:
      'body { background: #fdfaf3; color: #a89f8d } button { border: 0; border-radius: 999px; background: #ffd86b; color: #fff; padding: 10px }',
    around: BUTTONS,
    script: 'data-theme="host"',
  },
  {
    name: 'links alone, colours of the page',
    style: 'body { background: #eef; color: #334 } a { color: #c2185b }',
    around: '<main><p><a href="#more">Words with a link</a></p>%</main>',
    script: 'data-theme="host"',
  },
  {
    name: 'a picture, colours of the page',
    style: `body { background: ${PICTURE}; color: #fff } button { background: #0a7; color: #fff }`,
    around: BUTTONS,
    script: 'data-theme="host"',
  },
]
