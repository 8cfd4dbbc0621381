/** How dialogs come and go; named in one place, so that it is one file for all download units that have them. */
export { restoreFocus } from '../../widget/dialog/focus'
export { useModal } from '../../widget/dialog/use-modal'
