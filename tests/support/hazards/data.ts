/** Storage, tabs, time, network, and the platform's responses. */
import { type Hazard, hazard, on } from './hazard'

export const DATA: readonly Hazard[] = [
  hazard(
    4,
    'Storage throws, is null, or the frame has none.',
    'One port that is tried first; memory otherwise.',
    on('10-no-storage', '?mode=throw'),
    on('10-no-storage', '?mode=null'),
    on('10-no-storage', '?mode=none +headers'),
  ),
  hazard(
    5,
    'Two tabs renew with the same token, and both are thrown out.',
    'One renewal at a time, across tabs; a refused one looks again at what is stored.',
  ),
  hazard(
    6,
    'An add is sent twice: by two presses, after a lost answer, after a 401.',
    'One at a time, never again unless it is known not to have arrived; then the cart is read.',
  ),
  hazard(23, 'Answers come in another order than the questions.', 'One change at a time; a line touched since is not repainted.'),
  hazard(
    24,
    'Pages, nothing or half of something in the place of answers.',
    'Text first, then status and shape; errors have codes and a sentence.',
  ),
  hazard(25, 'Values that nobody has heard of, and fields that are missing.', 'Read at the edge; what is unknown is left out.'),
  hazard(29, 'A lock is never given back.', 'Three seconds, then without it.'),
  hazard(30, 'The device’s clock is wrong, or jumps.', 'A token’s life is counted from its receipt; a 401 is the truth.'),
  hazard(
    31,
    'A renewal comes back after the log-out and brings the member with it.',
    'A count that is looked at before anything is kept; the other tabs are told.',
  ),
  hazard(32, 'Every answer is a 401.', 'One renewal, one visitor, two tries.'),
  hazard(
    33,
    'Text of the shop is markup that runs.',
    'Content becomes nodes by a list of what is allowed; nothing is parsed in the page.',
  ),
  hazard(
    34,
    'Addresses that run something, or lead somewhere else.',
    'Schemes by a list, and hosts where somebody is sent there.',
  ),
  hazard(48, 'Storage is full.', 'Memory keeps the truth; only our own keys make room.', on('10-no-storage', '?mode=quota')),
  hazard(49, 'What is stored is broken, or of another version.', 'Versioned, read strictly, dropped otherwise.'),
  hazard(50, 'A body drips.', 'The deadline covers it.'),
  hazard(51, 'Money in halves of cents, in thousands, or as text.', 'The platform’s own messages; nothing is summed.'),
  hazard(55, 'The cart is another one in the next tab.', 'A tab only says that something changed; the others look.'),
  hazard(56, 'What was stored is gone between visits.', 'A new visitor, without an error.', on('10-no-storage', '?mode=vanish')),
  hazard(
    57,
    'The line is down for a while.',
    'The browser’s word is not believed; the next press tries again, and the cart stays.',
  ),
  hazard(67, 'A token’s life is nothing, endless or no number.', 'No long timers; read strictly, within bounds.'),
  hazard(68, 'Names like `__proto__` in answers and in storage.', 'Nothing foreign is merged.'),
  hazard(80, 'A query too long for an address.', 'Measured as it is sent; beyond 4000 characters it goes the other way.'),
  hazard(81, 'An object of nodes where a text should be.', 'Texts are read as messages.'),
  hazard(83, 'Colours and sizes that are more than that.', 'Only what is a colour is one.'),
]
