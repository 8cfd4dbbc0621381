/** The origin of the hosted platform's gateway. A file of its own, because the first file of a page needs nothing else of it. */
export const DEFAULT_API_ORIGIN = 'https://www.wixapis.com'
