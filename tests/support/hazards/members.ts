/** Logins, tokens, callbacks, and events from the platform to a server. */
import { type Hazard, hazard } from './hazard'

export const MEMBERS: readonly Hazard[] = [
  hazard(26, 'A silent login gets no response.', 'Nothing blocks on it; it ends after two minutes and removes its frame.'),
  hazard(
    27,
    'A login code stays in the address or in the history, or reaches another site.',
    'It is removed from the address first; the router’s part of the address stays.',
  ),
  hazard(35, 'Any frame can post a message of the right form.', 'Origin, window and state must match, and are accepted once.'),
  hazard(
    36,
    'A callback has no state, a wrong one, or a used one.',
    'State and verifier are valid once, for one client; S256 only.',
  ),
  hazard(
    37,
    'An address from the platform or the page leads to a foreign site.',
    'Only https or localhost; return addresses must be on the same site.',
  ),
  hazard(
    38,
    'Tokens are where every script of the page can read them.',
    'Tokens are not on the window, in the document, in events or in the console; they are sent to the API only, which no element’s attribute chooses alone and no redirect changes.',
  ),
  hazard(39, 'A captcha cannot work inside a shadow root.', 'It is in the page’s document, in a slot.'),
  hazard(
    58,
    'Password managers do not find the fields.',
    'An open shadow root, a real form, the usual field names; otherwise the shop’s own page.',
  ),
  hazard(69, 'Secrets can be guessed.', 'The browser’s `crypto`; all characters are equally likely.'),
  hazard(
    70,
    'An event is forged, old or repeated.',
    'One algorithm, the pinned key, a short time window, each event once, a size limit.',
  ),
]
