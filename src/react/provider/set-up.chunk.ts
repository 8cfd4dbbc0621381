/** What exists once per page: overlay, visit, `window.cartlet`. Loaded after the first buttons are drawn. */
export { createPublicApi, publishApi } from '../../embed/start/public-api'
export { setUpShops } from '../../embed/start/set-up-shops'
