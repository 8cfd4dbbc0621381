/** Taking over what was drawn before the page was sent (`cartlet render`); loaded by the first such element near the viewport. */
export { adoptDrawn } from './adopt-drawn'
