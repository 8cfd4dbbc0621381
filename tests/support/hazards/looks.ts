/** Style sheets, layout and accessibility: what a page does to our appearance, and who must be able to use it. */
import { type Hazard, hazard, on } from './hazard'

export const LOOKS: readonly Hazard[] = [
  hazard(
    7,
    'A rule for all elements, or an inherited style, restyles the widget.',
    'The host is reset with `!important`, and so is an inner wrapper; direction and colour scheme are set explicitly.',
    on('01-css-war'),
  ),
  hazard(8, 'The page changes its root font size, and everything in `rem` shrinks or grows.', 'Nothing is measured in `rem`.'),
  hazard(
    9,
    'An ancestor clips the cart, or a cookie banner covers it.',
    'The cart is a modal dialog in the top layer.',
    on('layout'),
  ),
  hazard(
    12,
    'A dialog does not take the focus, loses it, or returns it to the wrong element.',
    'A native modal dialog; the focus goes to its heading and back to the opener.',
    on('layout'),
  ),
  hazard(
    28,
    'A rule hides empty or undefined elements, or those with certain names.',
    'The host sets `display` and `visibility` itself, and its names match no such rule.',
    on('01-css-war'),
  ),
  hazard(
    40,
    'The widget is inside a link, label or summary of the page, which a press activates.',
    'Presses do not activate the surrounding element, unless they follow one of our links.',
    on('layout', '?in=link'),
    on('layout', '?in=label'),
    on('layout', '?in=summary'),
  ),
  hazard(
    41,
    'The page’s body ignores the pointer, hides the cursor, or outlines letters.',
    'These styles are reset with all other inherited ones.',
    on('01-css-war'),
    on('layout'),
  ),
  hazard(
    59,
    'ARIA references to elements outside a shadow root do not work.',
    'An element and its label are in the same root; the journey finds every control by role and name in each engine.',
    on('01-css-war'),
  ),
  hazard(
    60,
    'The page scrolls behind the cart, jumps, or stays locked because its own lock ends before or after ours.',
    'A counted lock in a style sheet of its own, for the overflow that reaches the viewport; of the page’s inline styles only important ones give way, until it ends.',
    on('room', '?cut'),
  ),
  hazard(61, 'Screen readers announce no add, removal or error.', 'One live region, present from the start; each message once.'),
  hazard(62, 'Contrast, target sizes and accessible names regress unnoticed.', 'axe and our own checks in every state.'),
  hazard(
    71,
    'On a right-to-left page, sides and order are wrong.',
    'Logical properties; names and prices are isolated.',
    on('01-css-war'),
  ),
  hazard(
    76,
    'At 400 % zoom or 320 pixels, something is cut off or unreachable.',
    'Everything wraps and the dialog scrolls as a whole.',
  ),
  hazard(
    82,
    'Late content shifts the page, or is measured before it has a size.',
    'A small style sheet reserves the space; no script measures it.',
  ),
  hazard(84, 'Forced colours and reduced motion are ignored.', 'Real borders, `currentColor`; no animation with reduced motion.'),
  hazard(85, 'The page’s custom properties pass through every reset.', 'Only names with our prefix are read.'),
  hazard(
    86,
    'The language is wrong, or a name reverses the text direction of its line.',
    'The element’s language, then the page’s, then the browser’s; names are isolated and wrapped.',
    on('13-quirks-base'),
  ),
  hazard(91, 'The toggle, the cart or a message is printed over the page.', 'Floating parts are hidden in print.'),
  hazard(
    95,
    'What is added to the body makes the page longer, or gets a gap in its grid.',
    'Our own nodes are out of the flow: last in the body, placed at its beginning; only selectors such as `:last-child` can tell that they are there.',
    on('room'),
    on('room', '?flex'),
    on('room', '?grid'),
  ),
  hazard(
    96,
    'CSS zoom makes what is measured in window units larger than the window.',
    'Dialogs and messages are measured by the window’s edges and in per cent of it.',
    on('room', '?zoom'),
    on('room', '?zoomed'),
  ),
  hazard(
    100,
    'Scrolling over a focused number field changes it, and digits of other scripts are swallowed.',
    'Quantities are text fields with the role and the keys of a spin button; digits of every script count, in prices too.',
  ),
]
