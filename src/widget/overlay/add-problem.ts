/** The text for an add that put less into the cart than requested, or nothing; for a change of a line that is gone; for a failed login. */
import type { ButtonMessages, PageMessages } from '../../i18n/catalogue'
import type { AddProblem } from '../../store/base/state'
import { addErrorText } from '../button/add-error'

export const addProblemText = (
  { name, added, error, isChange, says }: AddProblem,
  button: ButtonMessages,
  page: Pick<PageMessages, 'clampedStatus' | 'notChanged' | 'loginFailed' | 'loggedOutHere'>,
): string =>
  (says && page[says]) ??
  (isChange
    ? page.notChanged(name)
    : added === undefined
      ? addErrorText(error ?? {}, name, button)
      : page.clampedStatus(name, added))
