/** Style sheets, layout and accessibility: what a page does to our appearance, and who must be able to use it. */
import { type Hazard, hazard, on } from './hazard'

export const LOOKS: readonly Hazard[] = [
  hazard(
    7,
    'A rule for every element, or an inherited one, restyles the widget.',
    'The host is reset with `!important`, an inner wrapper once more; direction and colour scheme are set on purpose.',
    on('01-css-war'),
  ),
  hazard(
    8,
    'The page changes the font of its root, and whatever is measured by it shrinks or grows.',
    'Nothing is measured in `rem`.',
  ),
  hazard(
    9,
    'An ancestor clips the cart, or a cookie bar lies over it.',
    'The cart is a modal dialog in the top layer.',
    on('layout'),
  ),
  hazard(
    12,
    'A dialog takes no focus, loses it, or gives it back to the wrong place.',
    'Native modal dialog; the focus goes to its heading and back to the opener.',
    on('layout'),
  ),
  hazard(
    28,
    'A rule hides empty, undefined or suspiciously named elements.',
    'The host says `display` and `visibility` itself, and its names are nobody’s.',
    on('01-css-war'),
  ),
  hazard(
    40,
    'The widget stands in a link, a label or a summary of the page, and a press inside follows that.',
    'Presses inside are kept from what stands around, unless they mean a link of ours.',
    on('layout', '?in=link'),
    on('layout', '?in=label'),
    on('layout', '?in=summary'),
  ),
  hazard(
    41,
    'The page’s body takes no pointer, shows none, or outlines letters.',
    'Reset with everything else that is inherited.',
    on('01-css-war'),
    on('layout'),
  ),
  hazard(
    59,
    'Names and descriptions that point out of a shadow root name nothing.',
    'What names and what is named stand in one root; the journey finds every control by role and name in each engine.',
    on('01-css-war'),
  ),
  hazard(60, 'The page scrolls behind the cart, or keeps our lock.', 'A counted lock that gives the page’s own style back.'),
  hazard(
    61,
    'Who cannot see hears nothing of an add, a removal or an error.',
    'One live region that is there from the start; each sentence once.',
  ),
  hazard(62, 'Contrast, sizes and names fall back unseen.', 'axe and our own checks in every state.'),
  hazard(
    71,
    'On a page that reads from right to left sides and order are wrong.',
    'Logical properties; names and prices set apart.',
    on('01-css-war'),
  ),
  hazard(
    76,
    'At 400 % zoom or 320 pixels something is cut off or out of reach.',
    'Everything wraps and the dialog scrolls as a whole.',
  ),
  hazard(
    82,
    'What comes late pushes the page, or is measured where nothing has a size.',
    'A small sheet reserves the room; nothing is measured by script.',
  ),
  hazard(
    84,
    'Forced colours and unwelcome motion are not minded.',
    'Real borders, `currentColor`; no animation where motion is unwelcome.',
  ),
  hazard(85, 'The page’s own custom properties come through every reset.', 'Only names that begin with our own are read.'),
  hazard(
    86,
    'The wrong language, or a name that turns the line around.',
    'The element’s language, then the page’s, then the browser’s; names set apart and broken where they must be.',
    on('13-quirks-base'),
  ),
  hazard(91, 'The toggle, the cart or a message is printed over the page.', 'Floating parts are not there on paper.'),
]
