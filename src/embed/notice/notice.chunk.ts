/** Tells the visitor what an agent or a link did to the cart; loaded with the first such change. */
export { Notice } from '../../widget/notice/Notice'
export { noticeHost, tellVisitor } from './tell-visitor'
