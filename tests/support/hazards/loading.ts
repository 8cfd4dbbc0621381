/** The snippet, the loader, the lifetime of nodes, and what can happen to our files on their way to the page. */
import { type Hazard, hazard, on } from './hazard'

export const LOADING: readonly Hazard[] = [
  hazard(
    1,
    'A tag manager strips the attributes, and `document.currentScript` is null.',
    'Settings come from the element, the script’s address, the script found by its file name, and the page’s configuration object.',
    on('06-duplicates-gtm'),
  ),
  hazard(
    2,
    'A framework hydrates the page and finds other nodes than it rendered.',
    'Only our own elements are changed; code is loaded with `import()`.',
  ),
  hazard(
    3,
    'A strict content security policy refuses inserted scripts and styles.',
    'Only `import()` and constructed style sheets are used.',
    on('08-csp-strict-tt'),
  ),
  hazard(
    10,
    'The page contains the snippet twice, or in two versions.',
    'A mark on the window; later copies do nothing.',
    on('06-duplicates-gtm'),
  ),
  hazard(
    11,
    'Routers move nodes, or remove them and insert them again; they replace the body or all of its children, or morph one page into the next.',
    'An element is unmounted only if it is still disconnected one task later; its state is kept outside the node. Our own nodes are placed again, unless they alone were removed from a page that keeps its address.',
    on('moving', '?turbo'),
    on('moving', '?body'),
    on('moving', '?inner'),
    on('moving', '?rewrite'),
  ),
  hazard(
    13,
    'The script runs before the body exists, after the page has loaded, or from `document.write`.',
    'Elements are upgraded as soon as both they and the script are there.',
  ),
  hazard(14, 'An editor wraps, quotes or escapes the snippet.', 'One line, two tags, no inline script, no ampersand.'),
  hazard(
    15,
    'The script is blocked; or it runs, and its files are missing, joined with others, or on a server that lets no other site read them.',
    'The author’s link stays inside the element; a failed download can be retried; the console names the command that finds the cause.',
  ),
  hazard(
    16,
    'Back shows an old cart, or the page cannot enter the back/forward cache.',
    'The cart is read again; no `unload` listener, and no lock or channel is held while the page is hidden.',
    on('04-patched-platform'),
  ),
  hazard(
    21,
    'The content security policy does not allow the shop.',
    'The console names the missing directive, blocked requests are not repeated, and the visitor sees the link or a message.',
    on('09-csp-deny'),
  ),
  hazard(22, 'An ad blocker’s list contains words of our addresses.', 'None of our files and calls contains such a word.'),
  hazard(
    42,
    'A new release has removed files that an open page still needs.',
    'One retry that bypasses the browser’s cached failure; then a message and the link.',
  ),
  hazard(
    47,
    'A file was modified in transit.',
    'With `integrity` on the script, a modified loader does not run; the link stays.',
  ),
  hazard(
    53,
    'The page calls the API before it is loaded.',
    'Calls are queued and run in order; an invalid one does not stop the others.',
  ),
  hazard(
    54,
    'The widget leaves globals, styles, listeners or errors behind.',
    'One global; every host page is compared before and after.',
    on('01-css-war'),
    on('08-csp-strict-tt'),
  ),
  hazard(
    66,
    'Trusted Types forbid HTML from text, and script addresses.',
    'Our code and its libraries use no such sink.',
    on('08-csp-strict-tt'),
  ),
  hazard(
    72,
    'The element moves into another document, which rejects its style sheets.',
    'There it shows the author’s link; it becomes a button again on its return.',
  ),
  hazard(
    73,
    'Removed elements leave listeners, timers and memory behind.',
    'Everything ends with its element, or with the page.',
  ),
  hazard(
    79,
    'Cross-origin isolation headers block pictures, frames and windows.',
    'Pictures are requested with CORS, logins use a redirect, the silent login gives up quickly.',
    on('isolated', '+headers'),
  ),
  hazard(87, 'The page is XHTML.', 'No HTML from text; names are compared in their original case.', on('15-xhtml')),
  hazard(
    92,
    'The page uses quirks mode, tables or `document.write`.',
    'Box sizing and line heights are set; the styles are compared with a clean page.',
    on('13-quirks-base'),
    on('13-quirks-base', '?write'),
  ),
  hazard(
    108,
    'The page refuses scripts and style sheets without integrity (`Integrity-Policy`).',
    'A snippet with `--integrity` has the hash of each file; styles are built from the scripts. WebKit 2.50 refuses files that other files import: there the button adds and the cart opens, but its quantities cannot be changed.',
    on('sealed'),
  ),
]
