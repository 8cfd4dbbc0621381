/** Scripts of the page, of third parties, and of the browser. */
import { type Hazard, hazard, on } from './hazard'

export const SCRIPTS: readonly Hazard[] = [
  hazard(17, 'Single keys of the page act while somebody types into the widget.', 'Keys stop at the root.', on('greedy')),
  hazard(
    18,
    'Smooth scrolling takes the wheel away from the cart.',
    'Wheel and touch stop at the root, which also says so to the usual scripts.',
    on('greedy'),
  ),
  hazard(
    19,
    'A translator replaces text nodes, and what is drawn next goes into those that are gone.',
    'Each changing text has an element of its own, made anew with it.',
    on('meddled', '?translate'),
    on('meddled', '?always'),
  ),
  hazard(
    20,
    'A patched `fetch` loses signals, reads bodies, repeats writes.',
    'Plain address and plain options, a deadline of our own, text first.',
    on('04-patched-platform'),
    on('04-patched-platform', '?only=retry'),
    on('04-patched-platform', '?only=promise'),
  ),
  hazard(
    43,
    'A focus trap of the page steals the focus from the cart.',
    'Modal dialog; `focusin` stops at the root.',
    on('greedy'),
  ),
  hazard(
    44,
    '`define` and `module` of the page are taken for a loader.',
    'No such format in what is built.',
    on('03-legacy-prototypes'),
  ),
  hazard(45, '`process` without what Node has in it.', 'Nothing built asks for it.', on('03-legacy-prototypes')),
  hazard(
    46,
    'Older browsers lack sheets, dialogs and helpers.',
    'Each is asked for, with another way.',
    on('04-patched-platform', '?only=sheets'),
    on('04-patched-platform', '?only=dialog'),
  ),
  hazard(52, '`Intl` throws for a currency or a locale.', 'Code and decimals then.', on('04-patched-platform', '?only=intl')),
  hazard(
    63,
    'Arrays have a `toJSON` of an old library, and bodies are encoded twice.',
    'An encoder of our own; the bytes are compared.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    64,
    'A page without https has no cryptography.',
    'Logging in says why it cannot be; buying goes on.',
    on('04-patched-platform', '?only=crypto'),
  ),
  hazard(
    65,
    'Elements are named like what the document or the window has.',
    'Read past such names, through the prototypes.',
    on('clobbered'),
  ),
  hazard(
    74,
    'Promises and observers of a zone.',
    'Drawn by a promise of the engine’s own; no observer on the page’s nodes unless it writes data attributes.',
    on('04-patched-platform', '?only=promise'),
    on('04-patched-platform'),
  ),
  hazard(
    75,
    'Extensions add nodes and attributes, or delete what sounds like an advertisement.',
    'Foreign nodes are let be; no name of ours sounds like one.',
    on('meddled', '?extensions'),
  ),
  hazard(77, 'An old library replaces `bind` and `Array.from`.', 'New syntax only.', on('03-legacy-prototypes')),
  hazard(
    78,
    'A base address changes what every relative one means.',
    'Absolute addresses, paths drawn in place, targets said.',
    on('13-quirks-base'),
  ),
  hazard(
    88,
    'Something hangs on `Object.prototype` and becomes an attribute.',
    'Properties are copied by their own names.',
    on('03-legacy-prototypes'),
  ),
  hazard(
    89,
    'What the language has is frozen.',
    'A library that does not mind; nothing inherited is assigned.',
    on('05-frozen-intrinsics'),
  ),
  hazard(
    90,
    'There is no `queueMicrotask`, and nothing is drawn a second time.',
    'The library is given a promise of the engine’s.',
    on('04-patched-platform'),
  ),
]
