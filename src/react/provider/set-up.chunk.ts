/** What a page has once: overlay, visit, `window.cartlet`. Downloads once the first buttons stand. */
export { createPublicApi } from '../../embed/api/public-api'
export { publishApi } from '../../embed/page-ui/publish-api'
export { setUpShops } from '../../embed/page-ui/set-up-shops'
