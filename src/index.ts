/** `cartlet`: the headless client for browsers, workers and Node. Calls are functions that take a client. */

export type { AnyStoragePort, AsyncStoragePort } from './platform/async-storage'
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
export { BorderStyle, DecorationType, FontSizeUnit, GalleryLayout, LinkTarget, MapType, NodeType, PluginAlignment, PluginWidth, PollVoteVisibility, TextAlignment, VerticalAlignment } from './platform/catalog/content/rich-content-constants'
export type { Decoration, DocumentStyle, RichContent, RichContentNode } from './platform/catalog/content/rich-content-model'
export { getCollection, getCollectionBySlug, getCollectionBySlugV1, queryCollections } from './platform/catalog/v1/collection-api'
export { getProduct, getProductVariants, queryProducts, type VariantQueryOptions } from './platform/catalog/v1/v1-api'
export { DimensionsUnit, DiscountType, InventoryStatus, MeasurementUnit, MediaType, OptionType, ProductType } from './platform/catalog/v1/v1-constants'
export type { Choice, Collection, CollectionPage, CostAndProfitData, Dimensions, Media, MediaFile, MediaItem, NumberRange, PriceData, Product, ProductOption, ProductPage, Stock, Variant, VariantPage } from './platform/catalog/v1/v1-model'
export { getProductOptionsAvailability, getStoreVariant, queryStoreVariants } from './platform/catalog/v1/v1-variant-api'
export type { OptionsAvailability, SelectedVariant, StoreVariant, StoreVariantPage } from './platform/catalog/v1/v1-variant-model'
export { type CustomizationPage, getCustomization, queryCustomizations } from './platform/catalog/v3/customization-api'
export type { Customization, CustomizationChoice } from './platform/catalog/v3/customization-model'
export { getInfoSection, type InfoSectionPage, queryInfoSections } from './platform/catalog/v3/info-section-api'
export type { InfoSection } from './platform/catalog/v3/info-section-model'
export { type BrandPage, getBrand, getRibbon, queryBrands, queryRibbons, type RibbonPage } from './platform/catalog/v3/label-api'
export type { Brand, Ribbon } from './platform/catalog/v3/label-model'
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
export type { Breadcrumb, ProductPhysicalProperties, ProductV3, SeoData, Subscription } from './platform/catalog/v3/v3-model'
export type { ChoiceV3, MediaItemV3, MediaV3, Modifier, ModifierChoice, OptionV3 } from './platform/catalog/v3/v3-option-model'
export type { MoneyV3, PriceRangeV3, ReadOnlyVariant, VariantChoice, VariantPhysicalProperties, VariantPrice, VariantV3 } from './platform/catalog/v3/v3-variant-model'
export { CatalogVersion, getCatalogVersion } from './platform/catalog/version-api'
export { type CategoryListOptions, type CategoryPage, type CategoryReadOptions, countCategories, getCategory, getCategoryBySlug, queryCategories, searchCategories } from './platform/category/api'
export type { CategoriesOfItem, CategoriesOfListedItem, ItemReference } from './platform/category/item-model'
export { type CategoryItemPage, type CategoryItemQuery, getArrangedItems, listCategoriesForItem, listCategoriesForItems, listCategoryTrees, listItemsInCategory } from './platform/category/items-api'
export { type Category, CategoryField, type TreeReference } from './platform/category/model'
export { AbandonedCheckoutActor } from './platform/checkout/abandoned-model'
export { getCheckout, getCheckoutByCartId } from './platform/checkout/api'
export { type Checkout, CheckoutIdentityType, type CheckoutLineItem } from './platform/checkout/model'
export { type Client, type ClientConfig, type ConnectionConfig, createAnonymousClient, createClient, type PageClientConfig, type WireForm } from './platform/client'
export { base64 } from './platform/encoding/base64-bytes'
export { type CookieJar, type CookieOptions, cookies } from './platform/encoding/cookies'
export { type CryptoPort, defaultEnvironment, type Environment, type FrameMessage, memoryStorage, type OpenHiddenFrame, type StoragePort, webStorage } from './platform/environment'
export type { Call, Caller, CallOptions, ReadOptions } from './platform/http/call'
export { type ApplicationError, type ErrorKind, errorKind, isAbortError, isApplicationError, isNetworkError, isSystemError, isTimeoutError, isValidationError, type SystemError, type ValidationError } from './platform/http/error-kind'
export { CartletError, type ErrorDetails, type FieldViolation, isCartletError } from './platform/http/errors'
export type { Service } from './platform/http/gateway/gateway'
export { type Path, path } from './platform/http/request-target'
export { RULE_TYPE_MESSAGES, RuleType } from './platform/http/rule-type'
export { type AuthCallback, type AuthUrlOptions, createAuthUrl, createLoginAttempt, IDENTITY_PROVIDERS, type LoginAttempt, parseAuthCallback } from './platform/identity/authorize/authorize'
export { type FramePage, hiddenFrameIn } from './platform/identity/authorize/hidden-frame'
export { completeLogin, requestMemberTokens } from './platform/identity/authorize/member-tokens'
export { jwks, type RawRequest, rawToken, tokenInfo, userInfo } from './platform/identity/authorize/oauth-module-api'
export { logInSilently, requestMemberTokensSilently, SILENT_LOGIN_TIMEOUT_MS, type SilentLoginOptions } from './platform/identity/authorize/silent-login'
export { changePassword, login, logout, register, ssoCallback, ssoLogin, ssoLoginWithTokenParams, validateEmail, verifyFactor } from './platform/identity/login/authentication-api'
export { type AuthenticationReply, AuthenticationState, type CaptchaToken, type FactorRequest, type LoginId, type LoginRequest, type RawReply, type RecoveryEmailRequest, type RegisterRequest, type SsoLoginRequest, type TokenInfo } from './platform/identity/login/authentication-model'
export { type CaptchaSiteKeys, captchaSiteKeys, DEFAULT_CAPTCHA_SITE_KEYS } from './platform/identity/login/captcha'
export { logOut } from './platform/identity/login/log-out'
export { type Credentials, logInMember, recoverPassword, registerMember, resendVerification, sendPasswordResetEmail, verifyMember } from './platform/identity/login/login-api'
export { LOGIN_APPLICATION_CODES, LOGIN_ERROR_MESSAGES, LoginErrorCode } from './platform/identity/login/login-errors'
export { type ApprovalRequired, type LoginFailure, type LoginResult, LoginState, type LoginSuccess, toLoginResult, type VerificationRequired } from './platform/identity/login/login-result'
export { AddressTag, type CustomField, type CustomValue, DeliveryMethod, EmailTag, type Factor, FactorStatus, FactorType, type Identity, type IdentityProfile, IdentityStatus, PhoneTag, PrivacyStatus, StatusReason, TenantType, VerificationTarget } from './platform/identity/model'
export { recover, resendDuringAuthentication, sendRecoveryEmail, startVerification, verifyDuringAuthentication } from './platform/identity/recovery/recovery-api'
export { ActorIdentityType, TokenRole } from './platform/identity/roles'
export { getInventoryItem, type InventoryItemPage, queryInventoryItems, searchInventoryItems } from './platform/inventory/api'
export { InventoryChangeReason, type InventoryItem, type InventoryItemV2, type InventoryVariantV2, type PreorderInfo, StockAvailability } from './platform/inventory/model'
export { getInventoryVariants, type InventoryPageV2, type InventoryQueryV2, queryInventory } from './platform/inventory/v2-api'
export { getOrder } from './platform/order/api'
export { FulfillmentStatus, OrderActorType, OrderPaymentStatus, OrderStatus } from './platform/order/enums-model'
export type { Order, OrderLineItem } from './platform/order/model'
export { CHARGE_MESSAGES, NON_CAPTURABLE_MESSAGES, NON_REFUNDABLE_MESSAGES, ORDER_VALIDATION_MESSAGES } from './platform/order/reason-sentences'
export type { AggregationData, AggregationResult, NestedResult, RangeCount, ScalarResult, ValueCount } from './platform/query/aggregation-data'
export { AggregationType, Interval, MissingValues, ScalarType, SearchMode, SortOrder, SortType } from './platform/query/constants'
export { and, ascending, between, contains, descending, endsWith, eq, exists, gt, gte, hasAll, hasSome, isEmpty, isNotEmpty, lt, lte, ne, not, oneOf, or, startsWith } from './platform/query/filter'
export {
  type Aggregated,
  type Aggregation,
  type Condition,
  type CursorPage,
  type CursorPaging,
  type CursorQuery,
  type DateHistogramAggregation,
  DEFAULT_PAGE_SIZE,
  type Filter,
  type FlatAggregation,
  type NestedAggregation,
  type OffsetMetadata,
  type OffsetQuery,
  type RangeAggregation,
  type Scalar,
  type ScalarAggregation,
  type Search,
  type SearchText,
  type Sort,
  type ValueAggregation,
} from './platform/query/model'
export { allItems, type ListCall, type Page, type PageByCursor, type PageByOffset, pageByCursor, pageByOffset } from './platform/query/pages'
export { assertNavigable, createRedirectSession, requestRedirectSession } from './platform/redirects/api'
export type { AuthRequest, RedirectCallbacks, RedirectParams, RedirectPreferences, RedirectReply, RedirectSession } from './platform/redirects/model'
export { AttachPagesStatus, CallbackType, MembersAccountSection, Prompt, RedirectLocationType, RedirectStatus } from './platform/redirects/model'
export { readTokens } from './platform/session/given-tokens'
export { createOAuth, type OAuthOptions, type TokenGrant } from './platform/session/oauth'
export { VERIFIER_LENGTH } from './platform/session/pkce'
export type { Session } from './platform/session/session'
export type { Tokens } from './platform/session/tokens'
export { SiteDeletionState, SiteNamespace, SiteOptInOrigin, SiteOrigin, SiteStatus, Toggle, Visibility } from './platform/site/model'
export type { Open, ValueOf } from './platform/wire/enum'
export { type ImageSize, type ImageSource, imageSrcSet, imageUrl } from './platform/wire/image-url'
export type { Audio, DocumentFile, Image, MediaValue, Poster, Video } from './platform/wire/media'
export { parseMediaUri, toMediaUri } from './platform/wire/media-uri'
export { mediaUrl } from './platform/wire/media-url'
export type { Address, ExtendedFields, MultiCurrencyPrice, PageUrl, Paging, TranslatableString } from './platform/wire/primitives'
