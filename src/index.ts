/**
 * `cartlet`: the headless client for browsers, workers and Node. Calls are functions that take a client. Names of the product catalog end in the
 * catalog version (V1 or V3) that a shop must have for them; `getCatalogVersion` tells which one it has.
 */

export type { AnyStoragePort, AsyncStoragePort } from './platform/async-storage'
export { createBackInStockRequest, getBackInStockSettings } from './platform/back-in-stock/api'
export type { BackInStockItemDetails, BackInStockSettings, NewBackInStockRequest } from './platform/back-in-stock/model'
export { addToCurrentCart, getCurrentCart } from './platform/cart/api'
export { createCheckout, deleteCurrentCart, estimateTotals, removeCoupon, removeLineItems, updateCurrentCart, updateLineItemsQuantity } from './platform/cart/changes-api'
export { AdditionalFeeSource, AppliedDiscountType, DescriptionLineType, ItemType, PaymentOption, PickupMethod } from './platform/cart/enums-model'
export type { AdditionalFee, CalculatedLineItem, CalculationError, CartEstimate, CartViolation, DeliveryLogistics, Membership, MembershipOptions, PriceSummary, PricesBreakdown, ShippingInformation, ShippingOption, TaxDetails } from './platform/cart/estimate-model'
export {
  type AddToCart,
  type AppliedDiscount,
  type Availability,
  type BuyerInfo,
  type Cart,
  type CartPatch,
  type CatalogOverrideFields,
  type CatalogReference,
  type ChannelType,
  type CheckoutOptions,
  type ContactInfo,
  type DescriptionLine,
  type EstimateOptions,
  ItemAvailability,
  type LineItem,
  type ModifierGroup,
  type NewCustomLineItem,
  type NewLineItem,
  type SelectedShippingOption,
  type SubscriptionFrequency,
  type SubscriptionOptionInfo,
  type ViolationSeverity,
  type WeightUnit,
} from './platform/cart/model'
export {
  addCouponV2,
  addGiftCardV2,
  addLineItemsV2,
  calculateCartV2,
  createCartV2,
  deleteCartV2,
  estimateCartV2,
  getCartV2,
  getCheckoutUrlV2,
  getUpsellOptionsV2,
  placeOrderV2,
  refreshCartV2,
  removeCouponV2,
  removeDeliveryMethodV2,
  removeGiftCardV2,
  removeLineItemsV2,
  setDeliveryMethodV2,
  updateCartV2,
  updateFormSubmissionsV2,
  updateLineItemsV2,
} from './platform/cart/v2/by-id-api'
export {
  addCouponToCurrentCartV2,
  addGiftCardToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  calculateCurrentCartV2,
  createCurrentCartV2,
  deleteCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getUpsellOptionsForCurrentCartV2,
  refreshCurrentCartV2,
  removeCouponFromCurrentCartV2,
  removeDeliveryMethodFromCurrentCartV2,
  removeGiftCardFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  setDeliveryMethodForCurrentCartV2,
  updateCurrentCartV2,
  updateFormSubmissionsInCurrentCartV2,
  updateLineItemsInCurrentCartV2,
} from './platform/cart/v2/current-api'
export {
  type AmountV2,
  type CartGiftCardV2,
  type CartPatchV2,
  type CartV2,
  type CatalogItemV2,
  type ContactV2,
  CouponReasonV2,
  type CustomItemV2,
  type DeliveryMethodV2,
  type DiscountSourceV2,
  type FormSubmissionV2,
  GiftCardReasonV2,
  LineItemStatusV2,
  type LineItemUpdateV2,
  type LineItemV2,
  type ModifierGroupV2,
  type NewCartV2,
  type NewDeliveryMethodV2,
  type NewGiftCardV2,
  type NewLineItemsV2,
} from './platform/cart/v2/model'
export {
  type CalculatedCartV2,
  type CartSummaryV2,
  type CouponProblemV2,
  type EstimateOptionsV2,
  type GiftCardProblemV2,
  type PaymentSummaryV2,
  type PlacedOrderV2,
  type PlaceOrderV2,
  type PriceSummaryV2,
  type TaxSummaryV2,
  type UpsellsV2,
  ValidationsV2,
  ViolationCodeV2,
  ViolationScopeV2,
  type ViolationV2,
} from './platform/cart/v2/summary-model'
export type { Decoration, DocumentStyle, RichContent, RichContentNode } from './platform/catalog/content/rich-content-model'
export { getCollection, getCollectionBySlug, queryCollections } from './platform/catalog/v1/collection-api'
export { allowsOneTimePurchaseV1, getSubscriptionOptionV1, listSubscriptionOptionsV1, type SubscriptionOption, type SubscriptionOptionOfProduct } from './platform/catalog/v1/subscription-option-api'
/** `getProduct` is the older name of `getProductV1`, kept for pages that use it. */
export { getProductV1 as getProduct, getProductV1, getProductVariantsV1, queryProductsV1, type VariantQueryOptions } from './platform/catalog/v1/v1-api'
export { DimensionsUnit, DiscountTypeV1, InventoryStatus, MeasurementUnitV1, MediaTypeV1, OptionType, ProductTypeV1 } from './platform/catalog/v1/v1-constants'
export type { ChoiceV1, Collection, CollectionPage, CostAndProfitData, Dimensions, MediaFile, MediaItemV1, MediaV1, NumberRange, OptionV1, PriceData, ProductPageV1, ProductV1, Stock, VariantPageV1, VariantV1 } from './platform/catalog/v1/v1-model'
export { getProductOptionsAvailabilityV1, getStoreVariantV1, queryStoreVariantsV1 } from './platform/catalog/v1/v1-variant-api'
export type { OptionsAvailability, SelectedVariant, StoreVariant, StoreVariantPage } from './platform/catalog/v1/v1-variant-model'
export { type CustomizationPage, getCustomization, queryCustomizations } from './platform/catalog/v3/customization-api'
export type { Customization, CustomizationChoice } from './platform/catalog/v3/customization-model'
export { getInfoSection, type InfoSectionPage, queryInfoSections } from './platform/catalog/v3/info-section-api'
export { type BrandPage, getBrand, getRibbon, queryBrands, queryRibbons, type RibbonPage } from './platform/catalog/v3/label-api'
export type { Brand, Ribbon } from './platform/catalog/v3/label-model'
export { getProductGroup, type ProductGroupOptions, queryProductGroups, searchProductGroups } from './platform/catalog/v3/product-group-api'
export type { ProductGroup, ProductGroupMember, ProductGroupPage, ProductGroupSearchPage } from './platform/catalog/v3/product-group-model'
export { getPromotion, queryPromotions, resolvePromotions, searchPromotions } from './platform/catalog/v3/promotion-api'
export type { PositionedPromotion, Promotion, PromotionPage, PromotionSearchPage } from './platform/catalog/v3/promotion-model'
export { countProductsV3, getAllProductsCategory, getProductBySlugV3, getProductV3, type ProductPageV3, type ProductReadOptions, type ProductSearchPage, queryProductsV3, queryVariantsV3, type ReadOnlyVariantPage, searchProductsV3, searchVariantsV3 } from './platform/catalog/v3/v3-api'
export {
  ChoiceType,
  DigitalFileType,
  DiscountTypeV3,
  LocationTypeV3,
  MeasurementUnitV3,
  MediaTypeV3,
  ModifierRenderType,
  OptionRenderType,
  PreorderAvailability,
  PreorderStatus,
  ProductAvailability,
  ProductField,
  ProductTypeV3,
  RibbonField,
  RoundingStrategy,
  SubscriptionInterval,
  VariantField,
  WeightUnitV3,
} from './platform/catalog/v3/v3-constants'
export type { Breadcrumb, InfoSection, ProductPhysicalProperties, ProductV3, SeoData, Subscription } from './platform/catalog/v3/v3-model'
export type { ChoiceV3, MediaItemV3, MediaV3, Modifier, ModifierChoice, OptionV3 } from './platform/catalog/v3/v3-option-model'
export type { MoneyV3, PriceRangeV3, ReadOnlyVariant, VariantChoice, VariantPhysicalProperties, VariantPrice, VariantV3 } from './platform/catalog/v3/v3-variant-model'
export { CatalogVersion, getCatalogVersion } from './platform/catalog/version-api'
export { type CategoryListOptions, type CategoryPage, type CategoryReadOptions, countCategories, getCategory, getCategoryBySlug, queryCategories, searchCategories } from './platform/category/api'
export { type CategoryItemPage, type CategoryItemQuery, getArrangedItems, listCategoriesForItem, listCategoriesForItems, listCategoryTrees, listItemsInCategory } from './platform/category/items-api'
export type { CategoriesOfItem, CategoriesOfListedItem, ItemReference } from './platform/category/model'
export { type Category, CategoryField, type TreeReference } from './platform/category/model'
export type { BackInStockRequest } from './platform/checkout/abandoned-model'
export { getCheckout, getCheckoutByCartId } from './platform/checkout/api'
export { type Checkout, CheckoutIdentityType, type CheckoutLineItem } from './platform/checkout/model'
export { type CheckoutAdditions, type CheckoutPatch, createCheckoutOfItems, getCheckoutUrl, type NewCheckout, removeCheckoutCoupon, removeCheckoutGiftCard, removeCheckoutLineItems, updateCheckout, updateCheckoutLineItemsQuantity } from './platform/checkout/write-api'
export { type Client, type ClientConfig, createClient, type PageClientConfig } from './platform/client'
export { convertCurrency, getConversionRate } from './platform/currency/api'
export { listCurrencies } from './platform/currency/list-api'
export type { ConversionRate, ConvertedAmounts, Currency, CurrencyPair, DecimalValue } from './platform/currency/model'
export { base64 } from './platform/encoding/base64-bytes'
export { type CookieJar, type CookieOptions, cookies } from './platform/encoding/cookies'
export { type CryptoPort, defaultEnvironment, type Environment, type FrameMessage, memoryStorage, type OpenHiddenFrame, type StoragePort, webStorage } from './platform/environment'
export { type GiftCard, type GiftCardQuestion, getGiftCard } from './platform/gift-card/api'
export type { Caller, CallOptions, ReadOptions } from './platform/http/call'
export type { ConnectionConfig } from './platform/http/connection'
export { type ApplicationError, type ErrorKind, errorKind, isAbortError, isApplicationError, isNetworkError, isSystemError, isTimeoutError, isValidationError, type SystemError, type ValidationError } from './platform/http/error-kind'
export { CartletError, type CartletErrorCode, type ErrorDetails, type FieldViolation, isCartletError } from './platform/http/errors'
export { type AuthCallback, type AuthUrlOptions, createAuthUrl, createLoginAttempt, IDENTITY_PROVIDERS, type LoginAttempt, parseAuthCallback } from './platform/identity/authorize/authorize'
export { type FramePage, hiddenFrameIn } from './platform/identity/authorize/hidden-frame'
export { completeLogin } from './platform/identity/authorize/member-tokens'
export { loginSilently, type SilentLoginOptions } from './platform/identity/authorize/silent-login'
export { changePassword } from './platform/identity/login/authentication-api'
export { logout } from './platform/identity/login/log-out'
export { type Credentials, type FactorProof, login, recoverPassword, register, resendVerification, sendPasswordResetEmail, verifyMember, verifyMemberFactor } from './platform/identity/login/login-api'
export { LoginErrorCode } from './platform/identity/login/login-errors'
export { type ApprovalRequired, type FactorRequired, type LoginFailure, type LoginResult, LoginState, type LoginSuccess, type VerificationRequired } from './platform/identity/login/login-result'
export type { Identity, IdentityProfile } from './platform/identity/model'
export { getInventoryItemV3, type InventoryPageV3, queryInventoryItemsV3, searchInventoryItemsV3 } from './platform/inventory/api'
export { InventoryChangeReason, type InventoryItemV1, type InventoryItemV3, type InventoryVariantV1, type PreorderInfo, StockAvailability } from './platform/inventory/model'
export { getInventoryVariantsV1, type InventoryPageV1, type InventoryQueryV1, queryInventoryV1 } from './platform/inventory/v2-api'
export { getOrder } from './platform/order/api'
export { FulfillmentStatus, OrderActorType, OrderPaymentStatus, OrderStatus } from './platform/order/enums-model'
export type { Fulfillment, OrderFulfillments } from './platform/order/fulfillment-model'
export type { Order, OrderLineItem } from './platform/order/model'
export { listFulfillments, listFulfillmentsOfOrders, listInvoicesOfOrders, searchOrders } from './platform/order/search-api'
export type { OrderInvoices, OrderPage, OrderSearch } from './platform/order/search-model'
export { getSubscriptionContract, querySubscriptionContracts, type SubscriptionPage } from './platform/order/subscription-api'
export type { SubscriptionContract } from './platform/order/subscription-model'
export { getRecommendation, listRecommendationAlgorithms } from './platform/recommendations/api'
export type { AlgorithmReference, Recommendation, RecommendationAlgorithm, RecommendationRequest } from './platform/recommendations/model'
export { assertNavigable, createRedirectSession } from './platform/redirects/api'
export { MembersAccountSection, Prompt, type RedirectCallbacks, type RedirectParams, type RedirectPreferences, type RedirectPurpose, type RedirectPurposes, type RedirectReturn, type RedirectSession } from './platform/redirects/model'
export { readTokens } from './platform/session/given-tokens'
export type { Session } from './platform/session/session'
export type { Tokens } from './platform/session/tokens'
export { type DeliverableItem, type DeliveryQuestion, type DeliverySolution, type DeliverySolutions, getDeliverySolutions } from './platform/shipping/solutions-api'
export { getSiteMetadata, getSiteProperties, type SiteLanguage, type SiteLocale, type SiteMetadata, type SiteProperties } from './platform/site/api'
export type { Open, ValueOf } from './platform/wire/enum'
export { type ImageSize, type ImageSource, imageSrcSet, imageUrl } from './platform/wire/image-url'
export type { Audio, DocumentFile, Image, MediaValue, Poster, Video } from './platform/wire/media'
export { parseMediaUri, toMediaUri } from './platform/wire/media-uri'
export { mediaUrl } from './platform/wire/media-url'
export type { Address, ExtendedFields, MultiCurrencyPrice, PageUrl, Paging, TranslatableString } from './platform/wire/primitives'
export { addWishListItem, getWishList, removeWishListItem, type WishListOptions } from './platform/wish-list/api'
export type { WishList, WishListItem } from './platform/wish-list/model'
