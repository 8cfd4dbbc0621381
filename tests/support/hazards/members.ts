/** Logins, tokens, callbacks, and events from the platform to a server. */
import { type Hazard, hazard } from './hazard'

export const MEMBERS: readonly Hazard[] = [
  hazard(26, 'A silent login is never answered.', 'Nobody waits for it; it ends after two minutes and leaves no frame.'),
  hazard(
    27,
    'A code stays in the address, in the history or with somebody else.',
    'Taken out of the address first, keeping what is the router’s.',
  ),
  hazard(35, 'Any frame may post a message that looks right.', 'Origin, window and state must be right, once.'),
  hazard(
    36,
    'A way back with no state, a wrong one, or used twice.',
    'State and verifier are good once, for one client; S256 only.',
  ),
  hazard(
    37,
    'An address of the platform or of the page leads to a stranger.',
    'https or this machine only; ways back to this site.',
  ),
  hazard(
    38,
    'Tokens lie where every script of the page looks.',
    'Nothing on the window, in the document, in events or in lines of the console; sent to the platform alone.',
  ),
  hazard(39, 'A captcha cannot work inside a shadow root.', 'It stands in the page’s own document, in a slot.'),
  hazard(
    58,
    'Password managers do not find the fields.',
    'An open root, a real form, the usual names; the shop’s own page otherwise.',
  ),
  hazard(69, 'Secrets that can be guessed.', 'The browser’s own randomness, no letter likelier than another.'),
  hazard(
    70,
    'A forged, old or repeated event.',
    'One algorithm, the pinned key, a narrow time, each event once, a largest size.',
  ),
]
