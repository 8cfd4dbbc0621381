/** What an agent or a link did to the cart, told to the visitor; loaded with the first of them. */
export { Notice } from '../../widget/notice/Notice'
export { noticeHost, tellVisitor } from './tell-visitor'
