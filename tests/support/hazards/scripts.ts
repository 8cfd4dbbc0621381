/** Scripts of the page, of third parties, and of the browser. */
import { type Hazard, hazard, on } from './hazard'

export const SCRIPTS: readonly Hazard[] = [
  hazard(
    17,
    'Keyboard shortcuts of the page act while the visitor types into the widget.',
    'Key events stop at the root.',
    on('greedy'),
  ),
  hazard(
    18,
    'Smooth-scrolling scripts prevent scrolling in the cart.',
    'Wheel and touch events stop at the root, which has the attributes that common scripts respect.',
    on('greedy'),
  ),
  hazard(
    19,
    'A translator replaces text nodes, and later updates go into the removed ones.',
    'A text that changes takes its place back from the translator’s `font`, and a text that goes takes the `font` along.',
    on('meddled', '?translate'),
    on('meddled', '?always'),
  ),
  hazard(
    20,
    'A patched `fetch` drops signals, reads bodies or repeats writes.',
    'A plain address and plain options, our own timeout, the body read as text.',
    on('04-patched-platform'),
    on('04-patched-platform', '?only=retry'),
    on('04-patched-platform', '?only=promise'),
  ),
  hazard(
    43,
    'A focus trap of the page takes the focus from the cart.',
    'A modal dialog; `focusin` stops at the root.',
    on('greedy'),
  ),
  hazard(
    44,
    'The page’s `define` and `module` look like a module loader.',
    'The built files use no such format.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    45,
    'The page has a `process` without Node’s properties.',
    'The built files do not read it.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    46,
    'Older browsers lack constructed style sheets, dialogs or methods.',
    'Each is detected, and has a fallback.',
    on('04-patched-platform', '?only=sheets'),
    on('04-patched-platform', '?only=dialog'),
  ),
  hazard(
    52,
    '`Intl` throws for a currency or a locale.',
    'Currency code and decimals are shown instead.',
    on('04-patched-platform', '?only=intl'),
  ),
  hazard(
    63,
    'An old library adds `toJSON` to arrays, and bodies are encoded twice.',
    'Our own JSON encoder; tests compare the bytes.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    64,
    'A page without https has no `crypto.subtle`.',
    'The login says why it is unavailable; buying works.',
    on('04-patched-platform', '?only=crypto'),
  ),
  hazard(
    65,
    'Elements have the names of properties of `document` or `window`.',
    'Properties are read through the prototypes.',
    on('clobbered'),
  ),
  hazard(
    74,
    'A zone replaces promises and observers.',
    'Rendering uses a native promise; the page’s nodes are observed only if the page uses data attributes.',
    on('04-patched-platform', '?only=promise'),
    on('04-patched-platform'),
  ),
  hazard(
    75,
    'Extensions add nodes and attributes, or delete elements whose names sound like advertisements.',
    'Foreign nodes are left alone; none of our names sounds like an advertisement.',
    on('meddled', '?extensions'),
  ),
  hazard(
    77,
    'An old library replaces `bind` and `Array.from`.',
    'The code uses syntax instead of them.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    78,
    'A base address changes the meaning of relative addresses.',
    'Addresses are absolute, icons are inline, link targets are explicit.',
    on('13-quirks-base'),
  ),
  hazard(
    88,
    'A property of `Object.prototype` becomes an attribute, or a member of our own objects.',
    'Only own properties are copied and, of what may be absent, read; styles are asked by the names of CSS. Browsers themselves read `signal`, `value` and `then` from objects of every script: such a page breaks its own.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    89,
    'The language’s built-in objects are frozen.',
    'Our code and its libraries assign no inherited property.',
    on('05-frozen-intrinsics'),
  ),
  hazard(
    90,
    '`queueMicrotask` is missing, and updates are not rendered.',
    'The library uses a native promise.',
    on('04-patched-platform'),
  ),
]
