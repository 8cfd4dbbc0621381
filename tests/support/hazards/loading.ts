/** The snippet, the loader, the lifetime of nodes, and what can happen to our files on their way to the page. */
import { type Hazard, hazard, on } from './hazard'

export const LOADING: readonly Hazard[] = [
  hazard(
    1,
    'A tag manager strips the attributes, and there is no current script.',
    'Settings come from the element, the script’s address, the script found by its own name, and the page’s object.',
    on('06-duplicates-gtm'),
  ),
  hazard(
    2,
    'The page is taken over by a framework that finds other nodes than it wrote.',
    'Nothing of the page is touched but our own elements; code comes by `import()`.',
  ),
  hazard(
    3,
    'A strict policy refuses scripts and styles that are put in.',
    '`import()` and constructed sheets only.',
    on('08-csp-strict-tt'),
  ),
  hazard(
    10,
    'The snippet is there twice, or in two versions.',
    'One mark on the window; the later copies do nothing.',
    on('06-duplicates-gtm'),
  ),
  hazard(
    11,
    'Routers move nodes, take them out and put them back.',
    'Mounted once, unmounted only when still away a task later; what matters is kept outside the node.',
    on('moving', '?turbo'),
    on('moving', '?body'),
    on('moving', '?rewrite'),
  ),
  hazard(
    13,
    'The script runs before there is a body, after everything, or is written in.',
    'Elements are upgraded whenever they and the script meet.',
  ),
  hazard(14, 'An editor wraps, quotes or escapes the snippet.', 'One line, two tags, no script of its own, no ampersand.'),
  hazard(15, 'The script is blocked.', 'The author’s own link stands inside the element; what failed can be tried again.'),
  hazard(
    16,
    'Back shows an old cart, or the page cannot be kept.',
    'The cart is read again; no `unload`, no lock and no channel is held while the page is away.',
    on('04-patched-platform'),
  ),
  hazard(
    21,
    'The policy forgot the shop.',
    'The author reads the exact directive, nobody asks in vain again, the visitor has the link or a sentence.',
    on('09-csp-deny'),
  ),
  hazard(22, 'Words in an address are on a blocker’s list.', 'No file and no call of ours has such a word.'),
  hazard(
    42,
    'A new release has removed the files that an open page still needs.',
    'Once more, past what was remembered of the failure; then a sentence and the link.',
  ),
  hazard(
    47,
    'Somebody has changed a file on its way.',
    'With `integrity` on the script a changed loader does not run; the link stays.',
  ),
  hazard(53, 'The page calls before anything is loaded.', 'A queue that is served in order; one bad command stops no other.'),
  hazard(
    54,
    'The widget leaves globals, styles, listeners or errors behind.',
    'One global; every host page compares itself before and after.',
    on('01-css-war'),
    on('08-csp-strict-tt'),
  ),
  hazard(
    66,
    'Trusted Types forbid text as markup, and script addresses.',
    'There is no such sink, not even in the library.',
    on('08-csp-strict-tt'),
  ),
  hazard(
    72,
    'The element is taken into another document, where its sheets are refused.',
    'There it is the author’s link, and a button again when it is back.',
  ),
  hazard(
    73,
    'What comes and goes leaves listeners, timers and memory behind.',
    'Everything ends with the element, the rest with the page’s life.',
  ),
  hazard(
    79,
    'Isolation headers block pictures, frames and windows.',
    'Pictures are asked for across origins, logins go by redirect, the silent one gives up quickly.',
    on('isolated', '+headers'),
  ),
  hazard(87, 'The page is XHTML.', 'No markup from text; names compared as they are.', on('15-xhtml')),
  hazard(
    92,
    'Quirks mode, tables, `document.write`.',
    'Own box sizing and line heights; the styles are compared with a clean page.',
    on('13-quirks-base'),
    on('13-quirks-base', '?write'),
  ),
]
