/** Hazards of what the page, its scripts and its links say about a visit. */
import { type Hazard, hazard, on } from './hazard'

export const VISITS: readonly Hazard[] = [
  hazard(
    93,
    'A consent manager sets its default after the visitor’s decision, or for some regions only.',
    'A decision beats every default, whatever the order; a denial for any region beats a general grant.',
  ),
  hazard(
    94,
    'A campaign’s parameters are new, or as long as an address may be.',
    'All that belong to a campaign are passed on, ids whole; none that names a person.',
  ),
  hazard(
    97,
    'An id or a slug was pasted with invisible characters, quotes or its encoding, or as a whole address; a code or an e-mail address with invisible characters.',
    'It is read as what was meant, in markup, links and calls; the author is told. What visitors paste is sent without invisible characters, except passwords, names and messages.',
  ),
  hazard(
    98,
    'A button of the page is in another component’s shadow root, in a popup that stops clicks, or is a link that leads nowhere (`#`, `javascript:`, no address).',
    'Clicks are seen in the capture phase and along their whole path; a press on a link that leads nowhere counts, even if its default is prevented. In a closed root, only the component itself can have the attribute.',
  ),
  hazard(
    99,
    'The page asks before it is left and the visitor stays, or a hosted page never answers and is stopped.',
    'Some seconds later, or with the next press, everything can be used again.',
  ),
  hazard(
    101,
    'The element is in a `srcdoc` or `blob:` frame, or in a bare frame page of the same site.',
    'Checkout, login, campaign and links use the address of the outermost page that can be read, else the base address.',
  ),
  hazard(
    102,
    'The cart is deleted elsewhere while the visitor types a code, a note or a destination.',
    'The cart is read again, and what is next is done with the cart that there is.',
  ),
  hazard(
    103,
    'Scripts of the page cancel presses: sliders, sortable lists, guards against double taps.',
    'Presses that begin in a control of ours do not reach the document, also out of a component’s closed root, except where the page listens in the capture phase.',
    on('slides', '?slider'),
    on('slides', '?sortable'),
    on('parts-slides', '?slider'),
    on('parts-slides', '?sortable'),
  ),
  hazard(
    104,
    'The element is in the shadow root of a page component.',
    'Language, direction and what is around it are looked up through the hosts of all roots.',
  ),
  hazard(
    105,
    'The element has `display: contents`, and so no box that could come near the window.',
    'The boxes of its children decide; without any that is ever drawn, it is drawn at once.',
  ),
  hazard(
    106,
    'A worker of the page or a proxy answers reads of the cart from its cache.',
    'A cart that is older than the one confirmed last is read again with an estimate, a POST, which no cache answers.',
  ),
  hazard(
    107,
    'The author’s content has line breaks, capitals of a style sheet, pictures or hidden hints in it, or is for browsers without scripts alone.',
    'The label is what the visitor reads, in the letters in which it was written, a picture by its `alt`; it is read before the content gives way to the button. Of what nobody can see, only plain words count.',
  ),
  hazard(
    109,
    'A dialog of the page makes everything beside it inert, or hides it from screen readers, while an element of ours is in it.',
    'What we add to the body (overlay, quick view, notices) gives up such attributes: cart and messages can be used over the dialog.',
  ),
]
