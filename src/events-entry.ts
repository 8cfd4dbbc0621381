/** `cartlet/events`: signed platform events as a web-standard handler, in any runtime with `Request`, `Response` and WebCrypto. */
export type { Cart, LineItem } from './platform/cart/model'
export type { Customization } from './platform/catalog/v3/customization-model'
export type { Brand, Ribbon } from './platform/catalog/v3/label-model'
export type { InfoSection, ProductV3 } from './platform/catalog/v3/v3-model'
export type { Category } from './platform/category/model'
export { type AbandonedCheckout, AbandonedCheckoutActivityType, AbandonedCheckoutActor, AbandonedCheckoutStatus, type BackInStockRequest, BackInStockStatus } from './platform/checkout/abandoned-model'
export {
  type CarrierOption,
  type Checkout,
  type CheckoutCreator,
  type CheckoutFee,
  CheckoutIdentityType,
  type CheckoutLineItem,
  type CheckoutLogistics,
  CheckoutMessageSeverity,
  type CheckoutPrices,
  type CheckoutShippingInfo,
  type CustomField,
  type DeliveryAllocation,
  type GiftCardPayment,
  type SelectedCarrierOption,
  SuggestedFix,
} from './platform/checkout/model'
export { type BackgroundFill, type CatalogOverrideFields, type CheckoutBrand, type CheckoutPolicy, type CheckoutSettings, type CheckoutTemplate, CheckoutTemplateItemType, CheckoutTemplateStatus, type OrdersSettings, type TemplateCustomItem } from './platform/checkout/settings-model'
export { AdditionalFeeChargeType, type ItemTax, ManualTaxReason, type TaxableAddress, TaxableAddressType, type TaxBreakdown, TaxFallbackReason, TaxJurisdiction, TaxRateType, type TaxSummary, VatIdType } from './platform/checkout/tax-model'
export { type DiscountRule, DiscountRuleStatus, DiscountRuleType, type DiscountScope, DiscountScopeType, type DiscountTrigger, DiscountTriggerType, type RuleDiscount } from './platform/discount/model'
export { type ClaimRules, DEFAULT_LEEWAY_MS, DEFAULT_MAX_AGE_MS } from './platform/events/receive/claims'
export { EventError, EventErrorCode, isEventError } from './platform/events/receive/errors'
export type { JwkSet, JwkSource, KeySetRules } from './platform/events/receive/key-set'
export type { PublicKey } from './platform/events/receive/keys'
export { createEventReceiver, createEventVerifier, type EventReceiverConfig, type VerifyConfig } from './platform/events/receive/receive'
export { memorySeenEvents, type SeenEvents, type SeenState } from './platform/events/receive/seen'
export { allEvents } from './platform/events/types/all-events'
export {
  brandCreated,
  brandDeleted,
  brandUpdated,
  categoryCreated,
  categoryDeleted,
  categoryItemAdded,
  categoryItemRemoved,
  categoryItemsArranged,
  categoryMoved,
  categoryUpdated,
  customizationCreated,
  customizationDeleted,
  customizationUpdated,
  infoSectionCreated,
  infoSectionDeleted,
  infoSectionUpdated,
  inventoryItemCreated,
  inventoryItemDeleted,
  inventoryItemStockStatusUpdated,
  inventoryItemUpdated,
  inventoryItemUpdatedWithReason,
  productCreated,
  productDeleted,
  productUpdated,
  ribbonCreated,
  ribbonDeleted,
  ribbonUpdated,
} from './platform/events/types/catalog-events'
export {
  abandonedCheckoutCreated,
  abandonedCheckoutDeleted,
  abandonedCheckoutRecovered,
  abandonedCheckoutUpdated,
  backInStockRequestCreated,
  backInStockRequestDeleted,
  backInStockRequestUpdated,
  cartCreated,
  cartDeleted,
  cartUpdated,
  checkoutCompleted,
  checkoutCreated,
  checkoutDeleted,
  checkoutSettingsUpdated,
  checkoutTemplateCreated,
  checkoutTemplateDeleted,
  checkoutTemplateUpdated,
  checkoutTemplateUsed,
  checkoutUpdated,
  ordersSettingsUpdated,
  redirectSessionCreated,
} from './platform/events/types/checkout-events'
export { type EventDefinition, type EventHandler, type HandlerContext, when } from './platform/events/types/definition'
export type { RawEvent } from './platform/events/types/envelope'
export type { EventMap, EventType } from './platform/events/types/event-map'
export { legacyCollectionChanged, legacyCollectionCreated, legacyCollectionDeleted, legacyInventoryItemChanged, legacyInventoryVariantsChanged, legacyProductChanged, legacyProductCreated, legacyProductDeleted, legacyVariantsChanged } from './platform/events/types/legacy-events'
export type { ActionEvent, CreatedEvent, DeletedEvent, EventAccount, EventIdentity, EventMetadata, LegacyEvent, LegacyEventMetadata, OtherEvent, UpdatedEvent } from './platform/events/types/model'
export {
  fulfillmentsUpdated,
  orderApproved,
  orderCanceled,
  orderCommitted,
  orderCreated,
  orderFulfilled,
  orderImported,
  orderImportedOrderDeleted,
  orderPaymentStatusUpdated,
  orderTransactionsChargebackApproved,
  orderTransactionsChargebackReversed,
  orderTransactionsDetailsUpdated,
  orderTransactionsRefundCompleted,
  orderTransactionsUpdated,
  orderUpdated,
  subscriptionContractCreated,
  subscriptionContractDeleted,
  subscriptionContractUpdated,
} from './platform/events/types/order-events'
export type {
  CategoryChange,
  CategoryItem,
  CategoryItemAdded,
  CategoryItemRemoved,
  ChargebackData,
  InventoryItemChanged,
  InventoryItemUpdatedWithReason,
  InventoryVariantsChanged,
  LegacyCollection,
  LegacyProductChanged,
  LegacyProductCreated,
  OrderCommitted,
  OrderData,
  OrderPaymentStatusUpdated,
  RefundCompleted,
  TransactionsData,
  VariantStock,
} from './platform/events/types/payload-model'
export {
  deliveryProfileCreated,
  deliveryProfileDeleted,
  deliveryProfileRegionAdded,
  deliveryProfileRegionRemoved,
  deliveryProfileRegionUpdated,
  deliveryProfileUpdated,
  discountRuleCreated,
  discountRuleDeleted,
  discountRuleUpdated,
  shippingConfigurationCreated,
  shippingConfigurationDeleted,
  shippingConfigurationUpdated,
  shippingOptionCreated,
  shippingOptionDeleted,
  shippingOptionUpdated,
} from './platform/events/types/shop-events'
export { ActorIdentityType } from './platform/identity/roles'
export { InventoryChangeReason, type InventoryItemV3, StockAvailability } from './platform/inventory/model'
export { AttributionSource, FulfillmentStatus, InvoiceSourceType, InvoiceStatus, OrderActionType, OrderActivityType, OrderActorType, OrderChannelType, OrderHistoryType, OrderPaymentStatus, OrderStatus, SubdivisionType } from './platform/order/enums-model'
export { type Fulfillment, FulfillmentRecordStatus, type OrderFulfillments } from './platform/order/fulfillment-model'
export { DepositType, InvoiceCustomFieldGroup, InvoiceCustomFieldType, TipDistribution, TipSettingType, TipSource, TipType } from './platform/order/invoice-model'
export type { Order, OrderActivity, OrderBalance, OrderChanges, OrderDiscount, OrderFee, OrderItemTax, OrderLineItem, OrderLogistics, OrderPrice, OrderPriceSummary, OrderShippingInfo, OrderTaxInfo, PlatformFeeSummary, SubscriptionSettings } from './platform/order/model'
export { type Chargeback, ChargebackStatus, type OrderTransactions, type Payment, type PaymentAuthorization, PaymentRecordStatus, type Refund, type RefundSideEffects, RefundStatus, type RefundTransaction, type RegularPayment, ScheduledAction } from './platform/order/payment-model'
export { ManuallyRefundableReason, MembershipChargeResult, NonRefundableReason, OrderValidationReason, PaymentNonRefundableReason } from './platform/order/reasons-model'
export type { SubscriptionContract } from './platform/order/subscription-model'
export type { RedirectSession } from './platform/redirects/model'
export {
  type CarrierService,
  type DeliveryCarrier,
  type DeliveryProfile,
  type DeliveryRegion,
  type DeliveryRegionChange,
  DestinationScope,
  DomesticService,
  HandlingFeeType,
  InternationalService,
  PackageType,
  type ShippingConfiguration,
  type ShippingOptionRule,
  ShippingRuleOperator,
  ShippingRuleSubject,
} from './platform/shipping/model'
export type { Image, Video } from './platform/wire/media'
export type { Address, MultiCurrencyPrice, PageUrl, TranslatableString } from './platform/wire/primitives'
