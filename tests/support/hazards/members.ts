/** Logins, tokens, ways back, and events from the platform to a server. */
import { by, type Hazard, hazard } from './hazard'

export const MEMBERS: readonly Hazard[] = [
  hazard(
    26,
    'A silent login is never answered.',
    'Nobody waits for it; it ends after two minutes and leaves no frame.',
    by('unit/platform/identity/authorize/silent-login', 'ends after 120 000 ms, and leaves nothing behind'),
    by('e2e/hostile/hazard-isolated', 'a login page that never answers keeps nobody waiting'),
  ),
  hazard(
    27,
    'A code stays in the address, in the history or with somebody else.',
    'Taken out of the address first, keeping what is the router’s.',
    by('unit/embed/visit/login-return', 'is told once, and does not stay'),
    by('e2e/api/session-api', 'a visitor becomes a member by the hosted login with the cart kept'),
  ),
  hazard(
    35,
    'Any frame may post a message that looks right.',
    'Origin, window and state must be right, once.',
    by('e2e/account/member-silent', 'a message of anybody else is none'),
    by('unit/platform/identity/authorize/hidden-frame', 'does not take a message without a window for its own'),
  ),
  hazard(
    36,
    'A way back with no state, a wrong one, or used twice.',
    'State and verifier are good once, for one client; S256 only.',
    by('unit/platform/identity/authorize/authorize', 'is none when the hosted page says why'),
    by('unit/embed/visit/login-return', 'is left alone when %s'),
    by('e2e/api/session-api', 'an answer that this page never asked for is not redeemed'),
  ),
  hazard(
    37,
    'An address of the platform or of the page leads to a stranger.',
    'https or this machine only; ways back to this site.',
    by('unit/store/shop', 'never leaves for %s'),
    by('unit/embed/page/navigation', 'is never %j'),
    by('e2e/api/api', 'comes back to the page that it is told, but never to another site'),
  ),
  hazard(
    38,
    'Tokens lie where every script of the page looks.',
    'Nothing on the window, in the document, in events or in lines of the console; sent to the platform alone.',
    by('unit/store/members/secrets', 'nothing secret shows when a visitor %s'),
    by('e2e/hostile/hazard-tabs', 'no token is on the window, in the document or in the console'),
  ),
  hazard(
    39,
    'A captcha cannot work inside a shadow root.',
    'It stands in the page’s own document, in a slot.',
    by('e2e/account/member-errors', 'that is visible stands in the page’s own document'),
  ),
  hazard(
    58,
    'Password managers do not find the fields.',
    'An open root, a real form, the usual names; the shop’s own page otherwise.',
    by('e2e/account/member-access', 'axe finds nothing in any screen of a member'),
    by('e2e/account/member-access', 'the keyboard alone registers, verifies, reads the menu and logs out'),
  ),
  hazard(
    69,
    'Secrets that can be guessed.',
    'The browser’s own randomness, no letter likelier than another.',
    by('unit/platform/session/pkce', 'favours no character'),
    by('unit/platform/session/pkce', 'is another one each time, whatever Math.random says'),
  ),
  hazard(
    70,
    'A forged, old or repeated event.',
    'One algorithm, the pinned key, a narrow time, each event once, a largest size.',
    by('unit/platform/events/receive/receive', 'is verified, handled and answered with 200'),
    by('unit/platform/events/receive/receive', 'longer than the limit is refused by its header'),
    by('unit/platform/events/receive/receive', 'is answered with 200 and not handled a second time'),
    by('unit/platform/events/receive/keys', 'is tried key by key'),
  ),
]
