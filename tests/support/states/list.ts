/**
 * Every state that an element of ours can be in, once. Where the source has a union for it, the union is the type of the list:
 * an additional member is a type error here, and a state that no walk visits fails (`tests/unit/widget/states.test.ts`). How a
 * state is produced is in the walks. The source has no union for the toggle, the toast, the inline cart and the dialogs around
 * a product: their states are named here.
 */

import type { CheckoutMessageView, ShippingProblem } from '../../../src/store/base/estimate-model'
import type {
  CartState,
  CheckoutState,
  CouponState,
  GiftCardState,
  LastVisit,
  LineProblem,
  NoteState,
  PriceChange,
  ProductState,
  ToldOrder,
} from '../../../src/store/base/state'
import type { TaxNote } from '../../../src/store/base/totals-model'
import type { BuyState } from '../../../src/store/button/button-state'
import type { ChoiceStatus } from '../../../src/store/catalog/choose/stock-status'
import type { GridState } from '../../../src/store/collections/grid-state'
import type { SuggestState } from '../../../src/store/collections/suggest'
import type { MemberForm, VisitorForm } from '../../../src/store/members/member-forms'
import type { MemberFactor, MemberScreen } from '../../../src/store/members/member-model'
import type { Phase } from '../../../src/widget/button/presses'
import type { Badge } from '../../../src/widget/product/card/product-facts'
import type { Load } from '../../../src/widget/use-load'

/** A sentence for each state. */
type Told<Name extends string> = Record<Name, string>

const BUY_BUTTON = {
  ready: 'the author’s words and a price',
  choose: 'there is something to pick first',
  'sold-out': 'nothing is left',
  'pre-order': 'it comes later',
  'max-in-cart': 'all there is is in the cart already',
  unavailable: 'the combination is not made',
  fallback: 'the author’s own content, and why',
  loading: 'an add is under way',
  added: 'it is in the cart',
  problem: 'it did not reach the cart',
} as const satisfies Told<BuyState | Exclude<Phase, 'idle'> | 'problem'>

const CART_TOGGLE = {
  none: 'nothing in the cart',
  one: 'one piece',
  many: 'more than the badge can say',
  floating: 'in the corner of a page without one of its own',
  own: 'the page shows its own, and the floating one is hidden',
  account: 'the way to log in stands beside it',
  member: 'the member’s name stands beside it',
} as const satisfies Told<string>

const TOAST = {
  added: 'something was added, and the cart stays closed',
  problem: 'an add of the page’s own button failed',
  drawer: 'the cart’s code did not come',
} as const satisfies Told<string>

const DRAWER = {
  'cart loading': 'the places of lines that are on their way',
  'cart ready': 'one line and what it comes to',
  'cart failed': 'nothing could be read, and a way to try again',
  'cart empty': 'nothing in it, and a way back',
  'cart kept': 'lines from before, while the shop is out of reach',
  'visit restored': 'it is as it was left at an earlier visit',
  'visit gone': 'the one of an earlier visit is no more',
  'order open': 'the visitor comes back from the checkout without an order',
  'order unknown': 'whether there is an order, the platform does not say',
  'order placed': 'the thanks for the order that the visitor comes back with',
  'add clamped': 'fewer were added than asked for',
  'line busy': 'a quantity is on its way',
  'line clamped': 'fewer than asked for',
  'line failed': 'the old quantity is back',
  'line price': 'its price is another one than last time',
  'line few': 'few are left',
  'line sold out': 'it is in the way of the checkout, and the shop says why',
  'line too many': 'there are fewer than the cart holds',
  'line edited': 'its choices stand open',
  'line edit failed': 'the new choice was refused',
  'line facts': 'a service, a deposit, what is paid in person',
  undo: 'a line was taken out and can come back',
  'coupon idle': 'the field is shut away',
  'coupon applying': 'the shop is asked',
  'coupon refused': 'why not, beside the field',
  'coupon empty': 'nothing was typed',
  'coupon applied': 'a chip and what it takes off',
  'gift card empty': 'nothing was typed',
  'gift card applying': 'the shop is asked',
  'gift card refused': 'why not, beside the field',
  'gift card applied': 'a chip, what it pays and what is left to pay',
  'gift card pays all': 'nothing is left to pay',
  'gift card removed': 'it can be used again',
  'note idle': 'a field for words',
  'note saving': 'the shop is asked',
  'note failed': 'what was typed stays',
  'checkout idle': 'the way to pay',
  'checkout busy': 'it is being opened',
  'checkout failed': 'it could not be opened',
  'checkout blocked': 'what cannot be bought is in the way',
  'message warning': 'the shop has something to say',
  'message error': 'the shop has something against it',
  'estimate asks': 'a country is missing',
  'estimate at-checkout': 'this version of the cart lists no ways of delivery',
  'estimate failed': 'the shop could not be asked',
  'estimate not-served': 'nothing is sent there',
  'estimate option-gone': 'the delivery chosen before is no longer available',
  'estimate ready': 'ways of delivery, taxes, a sum',
  'tax auto-failed': 'the tax is an estimate',
  'tax auto-deactivated': 'the tax is an estimate, as always at the moment',
  memberships: 'what pays for a line, and what cannot',
  'free shipping': 'how much is missing, and other products of the collections',
} as const satisfies Told<
  | `cart ${Exclude<CartState['status'], 'unloaded'> | 'empty' | 'kept'}` // unloaded: nothing is on the screen yet
  | `visit ${LastVisit}`
  | `order ${ToldOrder['outcome']}`
  | 'add clamped'
  | `line ${LineProblem['kind'] | PriceChange['kind'] | 'busy' | 'few' | 'sold out' | 'too many' | 'edited' | 'edit failed' | 'facts'}`
  | 'undo'
  | `coupon ${CouponState['status'] | 'empty' | 'applied'}`
  | `gift card ${GiftCardState['status'] | 'empty' | 'applied' | 'pays all'}`
  | `note ${NoteState['status']}`
  // ready: only in a frame that may open no page; covered by `hazard-policy.spec.ts`.
  | `checkout ${Exclude<CheckoutState['status'], 'ready'> | 'blocked'}`
  | `message ${CheckoutMessageView['severity']}`
  | `estimate ${ShippingProblem['kind'] | 'asks' | 'ready'}`
  // The others are one more sentence in the same place, which unit tests cover.
  | `tax ${Exclude<TaxNote, 'fallback' | 'not-collected' | 'failed' | 'no-destination'>}`
  | 'memberships'
  | 'free shipping'
>

const CART = {
  empty: 'nothing in it',
  lines: 'lines beside the sums',
  undo: 'a line was taken out',
  boxed: 'in the colours that its author chose',
  failed: 'nothing could be read',
} as const satisfies Told<string>

const PRODUCT_CARD = {
  loading: 'its place',
  ready: 'one thing to buy',
  missing: 'no such product: the author’s own content',
  failed: 'the shop is out of reach: the author’s own content',
  'sold-out': 'nothing is left',
  'pre-order': 'it comes later',
  'low-stock': 'few are left',
  promo: 'money off, or the shop’s ribbon',
  choose: 'colours, and something to pick',
  notify: 'the author offers to tell when it is back',
} as const satisfies Told<ProductState['status'] | Badge['kind'] | 'choose' | 'notify'>

const PRODUCT_FULL = {
  'details loading': 'the text is on its way',
  'details ready': 'text, sections, pictures',
  'details failed': 'the text did not come',
  'choice available': 'chips and swatches',
  'choice low-stock': 'few of it are left',
  'choice pre-order': 'it comes later',
  'choice sold-out': 'struck, and still to be looked at',
  'choice not-made': 'no such combination',
  'choice missing': 'what is to be picked is asked for',
  'list missing': 'the same where there are too many for chips',
  'words missing': 'something is to be written',
  'words short': 'more is to be written',
  film: 'a film among the pictures',
  plans: 'once, or again and again',
} as const satisfies Told<
  | `details ${Load<unknown>['status']}`
  | `choice ${ChoiceStatus | 'missing'}`
  | `words ${'missing' | 'short'}`
  | 'list missing'
  | 'film'
  | 'plans'
>

/** In a template of the author. */
const PIECES = {
  ready: 'each shows its part of one product',
  missing: 'what is to be picked is asked for',
  'sold-out': 'nothing is left',
} as const

const QUICK_VIEW = {
  open: 'the product over the page: it is not opened before the product is here',
  missing: 'what is to be picked is asked for',
  problem: 'an add that failed',
  enlarged: 'a picture over the whole screen',
  closer: 'a part of it',
} as const satisfies Told<string>

const COLLECTION = {
  loading: 'the places of cards',
  ready: 'cards, order, filters',
  renewing: 'another order is on its way',
  adding: 'more are on their way',
  failed: 'nothing could be read',
  'add-failed': 'no more could be read',
  missing: 'no such collection: the author’s own content',
  narrowed: 'filters are set',
  'nothing fits': 'filters that nothing fits',
} as const satisfies Told<GridState['status'] | 'renewing' | 'narrowed' | 'nothing fits'>

const SEARCH = {
  idle: 'an empty field',
  recent: 'the last searches',
  ready: 'suggestions, one of them chosen',
  results: 'the products that match',
  nothing: 'nothing matches',
} as const satisfies Told<Exclude<SuggestState['status'], 'loading' | 'failed'> | 'recent' | 'results' | 'nothing'>

const CURRENCY = {
  own: 'prices of the shop',
  converted: 'prices in another currency, and what the cart says of it',
  refused: 'the shop does not convert: the author’s own content',
} as const

const WISH_LIST = {
  empty: 'nothing is saved',
  saved: 'saved products',
  removed: 'one was removed, and can be put back',
} as const

const ACCOUNT = {
  'form LOG_IN': 'the first form',
  'form REGISTER': 'a new account, with fields of the shop’s own',
  'form FORGOT_PASSWORD': 'a mail is asked for',
  'form MENU': 'the member’s name, closed',
  'form CHANGE_PASSWORD': 'a new password for a member',
  'at INITIAL': 'no member is logged in',
  'at BUSY': 'the shop is asked',
  'at SUCCESS': 'the member’s tokens are on their way',
  'at FAILURE': 'a refusal beside its field',
  'at EMAIL_VERIFICATION_REQUIRED': 'a code was mailed',
  'at OWNER_APPROVAL_REQUIRED': 'the owner has to agree',
  'at USER_CAPTCHA_REQUIRED': 'a captcha to be solved',
  'at SILENT_CAPTCHA_REQUIRED': 'a captcha that asks nothing',
  'at RECOVERY_MAIL_SENT': 'a mail was sent',
  'at NEW_PASSWORD_REQUIRED': 'back from that mail',
  'at FACTOR_REQUIRED': 'one more proof',
  'at LOGGED_IN': 'the menu, open',
  'factor SMS': 'a code by text message, among other ways',
  'factor CALL': 'a code by phone',
  'factor EMAIL': 'a code by mail',
  'factor TOTP': 'a code of an app',
  'factor PUSH': 'an answer on a device',
  banner: 'a refusal over the form',
  checked: 'fields that are empty',
  hosted: 'a button to the shop’s own page',
  'part missing': 'a part of ours did not come',
  notice: 'the password is changed',
} as const satisfies Told<
  | `form ${VisitorForm | MemberForm}`
  | `at ${MemberScreen}`
  | `factor ${Exclude<MemberFactor, 'PASSWORD'>}` // the platform never asks for that one alone
  | 'banner'
  | 'checked'
  | 'hosted'
  | 'part missing'
  | 'notice'
>

/** By element. */
export const STATES = {
  'buy-button': BUY_BUTTON,
  'cart-toggle': CART_TOGGLE,
  toast: TOAST,
  drawer: DRAWER,
  cart: CART,
  'product-card': PRODUCT_CARD,
  'product-full': PRODUCT_FULL,
  pieces: PIECES,
  'quick-view': QUICK_VIEW,
  collection: COLLECTION,
  search: SEARCH,
  currency: CURRENCY,
  'wish-list': WISH_LIST,
  account: ACCOUNT,
} as const

type States = typeof STATES
/** For example `drawer: undo`. */
export type StateId = { [Element in keyof States]: `${Element}: ${Extract<keyof States[Element], string>}` }[keyof States]

export const STATE_IDS = Object.entries(STATES).flatMap(([element, states]) =>
  Object.keys(states).map((state) => `${element}: ${state}` as StateId),
)
