/** Fills the page's `dataLayer`, for pages with `data-analytics="datalayer"`. */
export { fillDataLayer } from './fill-data-layer'
