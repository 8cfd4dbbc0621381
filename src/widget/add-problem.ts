/** The sentence for an add that put less than was asked, or nothing, into the cart. */
import { enPage } from '../i18n/en-page'
import type { ButtonMessages } from '../i18n/messages'
import type { AddProblem } from '../store/state'
import { addErrorText } from './add-error'

export const addProblemText = ({ name, added, error }: AddProblem, messages: ButtonMessages): string =>
  added === undefined ? addErrorText(error ?? {}, name, messages) : enPage.clampedStatus(name, added)
