/** What an estimate contains besides the sums, and the actions on it. */
export { createEstimate } from '../../store/estimate/estimate'
