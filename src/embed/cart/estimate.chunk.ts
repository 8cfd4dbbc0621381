/** Download unit: what an estimate tells besides the sums, and what is done about it. */
export { createEstimate } from '../../store/estimate/estimate'
