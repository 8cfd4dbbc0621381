/** Storage, tabs, time, network, and the platform's responses. */
import { type Hazard, hazard, on } from './hazard'

export const DATA: readonly Hazard[] = [
  hazard(
    4,
    'Storage throws, is null, or does not exist in the frame.',
    'A storage port that is tested first; memory is the fallback.',
    on('10-no-storage', '?mode=throw'),
    on('10-no-storage', '?mode=null'),
    on('10-no-storage', '?mode=none +headers'),
  ),
  hazard(
    5,
    'Two tabs renew with the same token, and both lose their session.',
    'One renewal at a time across tabs; after a refused one, the stored tokens are read again.',
  ),
  hazard(
    6,
    'An add is sent twice: by two presses, after a lost response, after a 401.',
    'One add at a time, repeated only if it certainly did not arrive; after a lost response the cart is read.',
  ),
  hazard(
    23,
    'Responses arrive in another order than the requests.',
    'One change at a time; a response does not repaint a line that was changed since.',
  ),
  hazard(
    24,
    'Responses are HTML pages, empty or truncated.',
    'The body is read as text, then status and shape are checked; errors have a code and a message.',
  ),
  hazard(25, 'Responses have unknown values or lack fields.', 'Responses are converted on arrival; unknown values are dropped.'),
  hazard(29, 'A lock is never released.', 'After three seconds the work continues without the lock.'),
  hazard(
    30,
    'The device’s clock is wrong, or jumps.',
    'A token’s lifetime is counted from its receipt; a 401 triggers a renewal.',
  ),
  hazard(
    31,
    'A renewal that completes after the logout restores the member.',
    'A counter is compared before tokens are stored; the other tabs are notified.',
  ),
  hazard(32, 'Every response is a 401.', 'One renewal, one new visitor, two attempts.'),
  hazard(
    33,
    'Text of the shop contains markup that runs scripts.',
    'Content becomes nodes through an allowlist; the page parses no HTML.',
  ),
  hazard(
    34,
    'Addresses run a script or lead to another site.',
    'Schemes are allowlisted, for navigations https and localhost; the address to return to is of this site. No sentence of the shop repeats a link’s words: a code stands in its field, a search in quotes.',
  ),
  hazard(
    48,
    'Storage is full.',
    'Memory holds the current state; only our own keys are deleted to make room.',
    on('10-no-storage', '?mode=quota'),
  ),
  hazard(
    49,
    'Stored data is corrupt or has another version.',
    'Stored data has a version and is validated; invalid data is dropped.',
  ),
  hazard(50, 'A body arrives byte by byte.', 'The timeout also covers the body.'),
  hazard(
    51,
    'Amounts are in fractions of cents, very large, or text.',
    "Every amount is written in the page's language; a text of the platform that says more than its value, or contradicts it, is shown as it is. Nothing is added up.",
  ),
  hazard(
    55,
    'The cart has changed in another tab.',
    'A tab only announces that something changed; the others read the cart again.',
  ),
  hazard(
    56,
    'Storage is cleared between visits.',
    'A new visitor session starts without an error.',
    on('10-no-storage', '?mode=vanish'),
  ),
  hazard(
    57,
    'The connection is lost for a while.',
    'No press waits for the browser’s online status, which may be wrong: each tries again, and the cart stays. The event `online` only reads once more what has failed, and what is read ends its message.',
  ),
  hazard(67, 'A token’s lifetime is zero, infinite or not a number.', 'No long timers; the lifetime is validated and limited.'),
  hazard(
    68,
    'Responses and stored data contain names like `__proto__`.',
    'Foreign objects are read by own names, or copied into new ones by spreading, which sets no prototype.',
  ),
  hazard(
    80,
    'A query is too long for an address.',
    'The encoded query is measured; beyond 4000 characters it is sent as a POST.',
  ),
  hazard(81, 'An object of nodes is in the place of a text.', 'Texts are only ever drawn as text.'),
  hazard(83, 'Colours and sizes contain further CSS.', 'Only valid colours are accepted.'),
]
