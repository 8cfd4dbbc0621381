/** Tools for the visitor's agent, for pages with `data-agents` in a browser that has agents. */
export { offerTools } from './offer-tools'
