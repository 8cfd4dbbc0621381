/** The text for an add that put less into the cart than requested, or nothing. */
import type { ButtonMessages, PageMessages } from '../../i18n/catalogue'
import type { AddProblem } from '../../store/base/state'
import { addErrorText } from '../button/add-error'

export const addProblemText = (
  { name, added, error }: AddProblem,
  button: ButtonMessages,
  page: Pick<PageMessages, 'clampedStatus'>,
): string => (added === undefined ? addErrorText(error ?? {}, name, button) : page.clampedStatus(name, added))
