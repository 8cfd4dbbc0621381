/**
 * Focus and modality of dialogs. Every chunk with a dialog imports this one module, so that the bundler makes it a single file.
 */
export { restoreFocus } from '../../widget/dialog/focus'
export { useModal } from '../../widget/dialog/use-modal'
