/** What an estimate contains besides the totals, and the actions on it. */
export { createEstimate } from '../../store/estimate/estimate'
