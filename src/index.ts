/** `cartlet`: the headless client for browsers, workers and Node. Calls are functions that take a client. */
export { addToCurrentCart, getCurrentCart } from './platform/cart/api'
export {
  createCheckout,
  deleteCurrentCart,
  estimateTotals,
  removeCoupon,
  removeLineItems,
  updateCurrentCart,
  updateLineItemsQuantity,
} from './platform/cart/changes-api'
export type {
  AdditionalFee,
  CalculatedLineItem,
  CalculationError,
  CartEstimate,
  CartViolation,
  DeliveryLogistics,
  Membership,
  MembershipOptions,
  PriceSummary,
  PricesBreakdown,
  ShippingInformation,
  ShippingOption,
  TaxDetails,
} from './platform/cart/estimate-model'
export {
  type AdditionalFeeSource,
  type AddToCart,
  type AppliedDiscount,
  type AppliedDiscountType,
  type Availability,
  type BuyerInfo,
  type Cart,
  type CartPatch,
  type CatalogReference,
  type ChannelType,
  type CheckoutOptions,
  type ContactInfo,
  type DescriptionLine,
  type EstimateOptions,
  ItemAvailability,
  type ItemType,
  type LineItem,
  type ModifierGroup,
  type NewCustomLineItem,
  type NewLineItem,
  type PaymentOption,
  type PickupMethod,
  type SelectedShippingOption,
  type SubscriptionFrequency,
  type SubscriptionOptionInfo,
  type ViolationSeverity,
  type WeightUnit,
} from './platform/cart/model'
export type { Filter, Query, Sort } from './platform/catalog/query-model'
export {
  getCollection,
  getCollectionBySlug,
  getProduct,
  getProductVariants,
  queryCollections,
  queryProducts,
} from './platform/catalog/v1-api'
export {
  type Choice,
  type Collection,
  type CollectionPage,
  type CostAndProfitData,
  type DiscountType,
  InventoryStatus,
  type MeasurementUnit,
  type Media,
  type MediaFile,
  type MediaItem,
  type MediaType,
  type NumberRange,
  type OptionType,
  type PriceData,
  type Product,
  type ProductOption,
  type ProductPage,
  type ProductType,
  type Stock,
  type Variant,
  type VariantPage,
} from './platform/catalog/v1-model'
export { type Client, type ClientConfig, createClient } from './platform/client'
export { defaultEnvironment, type Environment, memoryStorage, type StoragePort, webStorage } from './platform/environment'
export type { Call, Caller, ReadOptions } from './platform/http/call'
export { CartletError, type ErrorDetails, type FieldViolation, isCartletError } from './platform/http/errors'
export { type Path, path, type Service } from './platform/http/request-target'
export { assertNavigable, createRedirectSession } from './platform/redirects/api'
export type {
  AuthRequest,
  RedirectCallbacks,
  RedirectParams,
  RedirectPreferences,
  RedirectSession,
} from './platform/redirects/model'
export type { Session } from './platform/session/session'
export type { TokenRole } from './platform/session/tokens'
export type { Open, ValueOf } from './platform/wire/enum'
export type {
  Address,
  ExtendedFields,
  Image,
  MultiCurrencyPrice,
  PageUrl,
  Paging,
  TranslatableString,
} from './platform/wire/primitives'
