/** What exists once per page: overlay, visit, `window.cartlet`. Loaded after the first buttons are drawn. */
export { createPublicApi } from '../../embed/api/public-api'
export { publishApi } from '../../embed/page-ui/publish-api'
export { setUpShops } from '../../embed/page-ui/set-up-shops'
