/** Event type on the wire → type of the event for handlers (docs/platform.md §3 "Event payload shapes", §7). Types only. */
import type { Cart } from '../../cart/model'
import type { Customization } from '../../catalog/v3/customization-model'
import type { Brand, Ribbon } from '../../catalog/v3/label-model'
import type { InfoSection, ProductV3 } from '../../catalog/v3/v3-model'
import type { Category } from '../../category/model'
import type { AbandonedCheckout, BackInStockRequest } from '../../checkout/abandoned-model'
import type { Checkout } from '../../checkout/model'
import type { CheckoutSettings, CheckoutTemplate, OrdersSettings } from '../../checkout/settings-model'
import type { DiscountRule } from '../../discount/model'
import type { InventoryItemV3 } from '../../inventory/model'
import type { OrderFulfillments } from '../../order/fulfillment-model'
import type { Order } from '../../order/model'
import type { SubscriptionContract } from '../../order/subscription-model'
import type { RedirectSession } from '../../redirects/model'
import type { DeliveryProfile, DeliveryRegionChange, ShippingConfiguration, ShippingOptionRule } from '../../shipping/model'
import type { ActionEvent, CreatedEvent, DeletedEvent, LegacyEvent, UpdatedEvent } from './model'
import type {
  CategoryChange,
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
} from './payload-model'

export interface EventMap {
  'wix.ecom.v1.cart_created': CreatedEvent<Cart>
  'wix.ecom.v1.cart_updated': UpdatedEvent<Cart>
  'wix.ecom.v1.cart_deleted': DeletedEvent<Cart>
  'wix.ecom.v1.checkout_created': CreatedEvent<Checkout>
  'wix.ecom.v1.checkout_updated': UpdatedEvent<Checkout>
  'wix.ecom.v1.checkout_deleted': DeletedEvent<Checkout>
  'wix.ecom.v1.checkout_completed': ActionEvent<{ checkout?: Checkout }>
  'wix.ecom.v1.abandoned_checkout_created': CreatedEvent<AbandonedCheckout>
  'wix.ecom.v1.abandoned_checkout_updated': UpdatedEvent<AbandonedCheckout>
  'wix.ecom.v1.abandoned_checkout_deleted': DeletedEvent<AbandonedCheckout>
  'wix.ecom.v1.abandoned_checkout_recovered': ActionEvent<{ abandonedCheckout?: AbandonedCheckout }>
  'wix.ecom.v1.back_in_stock_notification_request_created': CreatedEvent<BackInStockRequest>
  'wix.ecom.v1.back_in_stock_notification_request_updated': UpdatedEvent<BackInStockRequest>
  'wix.ecom.v1.back_in_stock_notification_request_deleted': DeletedEvent<BackInStockRequest>
  'wix.ecom.v1.checkout_template_created': CreatedEvent<CheckoutTemplate>
  'wix.ecom.v1.checkout_template_updated': UpdatedEvent<CheckoutTemplate>
  'wix.ecom.v1.checkout_template_deleted': DeletedEvent<CheckoutTemplate>
  'wix.ecom.v1.checkout_template_used': ActionEvent<{ checkoutTemplate?: CheckoutTemplate; checkout?: Checkout }>
  'wix.ecom.v1.checkout_settings_updated': UpdatedEvent<CheckoutSettings>
  'wix.ecom.v1.orders_settings_updated': UpdatedEvent<OrdersSettings>
  'wix.headless.v1.redirect_session_created': CreatedEvent<RedirectSession>
  'wix.ecom.v1.order_created': CreatedEvent<Order>
  'wix.ecom.v1.order_updated': UpdatedEvent<Order>
  'wix.ecom.v1.order_approved': ActionEvent<OrderData>
  'wix.ecom.v1.order_canceled': ActionEvent<OrderData>
  'wix.ecom.v1.order_fulfilled': ActionEvent<OrderData>
  'wix.ecom.v1.order_imported': ActionEvent<OrderData>
  'wix.ecom.v1.order_imported_order_deleted': ActionEvent<OrderData>
  'wix.ecom.v1.order_payment_status_updated': ActionEvent<OrderPaymentStatusUpdated>
  'wix.ecom.v1.order_committed': ActionEvent<OrderCommitted>
  'wix.ecom.v1.fulfillments_updated': UpdatedEvent<OrderFulfillments>
  'wix.ecom.v1.order_transactions_updated': ActionEvent<TransactionsData>
  'wix.ecom.v1.order_transactions_details_updated': ActionEvent<TransactionsData>
  'wix.ecom.v1.order_transactions_refund_completed': ActionEvent<RefundCompleted>
  'wix.ecom.v1.order_transactions_chargeback_approved': ActionEvent<ChargebackData>
  'wix.ecom.v1.order_transactions_chargeback_reversed': ActionEvent<ChargebackData>
  'wix.ecom.subscription_contracts.v1.subscription_contract_created': CreatedEvent<SubscriptionContract>
  'wix.ecom.subscription_contracts.v1.subscription_contract_updated': UpdatedEvent<SubscriptionContract>
  'wix.ecom.subscription_contracts.v1.subscription_contract_deleted': DeletedEvent<SubscriptionContract>
  'wix.ecom.discounts.v1.discount_rule_created': CreatedEvent<DiscountRule>
  'wix.ecom.discounts.v1.discount_rule_updated': UpdatedEvent<DiscountRule>
  'wix.ecom.discounts.v1.discount_rule_deleted': DeletedEvent<DiscountRule>
  'wix.ecom.v1.shipping_option_created': CreatedEvent<ShippingOptionRule>
  'wix.ecom.v1.shipping_option_updated': UpdatedEvent<ShippingOptionRule>
  'wix.ecom.v1.shipping_option_deleted': DeletedEvent<ShippingOptionRule>
  'wix.ecom.v1.shippo_configuration_created': CreatedEvent<ShippingConfiguration>
  'wix.ecom.v1.shippo_configuration_updated': UpdatedEvent<ShippingConfiguration>
  'wix.ecom.v1.shippo_configuration_deleted': DeletedEvent<ShippingConfiguration>
  'wix.ecom.v1.delivery_profile_created': CreatedEvent<DeliveryProfile>
  'wix.ecom.v1.delivery_profile_updated': UpdatedEvent<DeliveryProfile>
  'wix.ecom.v1.delivery_profile_deleted': DeletedEvent<DeliveryProfile>
  'wix.ecom.v1.delivery_profile_region_added': ActionEvent<DeliveryRegionChange>
  'wix.ecom.v1.delivery_profile_region_updated': ActionEvent<DeliveryRegionChange>
  'wix.ecom.v1.delivery_profile_region_removed': ActionEvent<DeliveryRegionChange>
  'wix.stores.catalog.v3.product_created': CreatedEvent<ProductV3>
  'wix.stores.catalog.v3.product_updated': UpdatedEvent<ProductV3>
  'wix.stores.catalog.v3.product_deleted': DeletedEvent<ProductV3>
  'wix.stores.catalog.v3.info_section_created': CreatedEvent<InfoSection>
  'wix.stores.catalog.v3.info_section_updated': UpdatedEvent<InfoSection>
  'wix.stores.catalog.v3.info_section_deleted': DeletedEvent<InfoSection>
  'wix.stores.catalog.v3.ribbon_created': CreatedEvent<Ribbon>
  'wix.stores.catalog.v3.ribbon_updated': UpdatedEvent<Ribbon>
  'wix.stores.catalog.v3.ribbon_deleted': DeletedEvent<Ribbon>
  'wix.stores.catalog.v3.brand_created': CreatedEvent<Brand>
  'wix.stores.catalog.v3.brand_updated': UpdatedEvent<Brand>
  'wix.stores.catalog.v3.brand_deleted': DeletedEvent<Brand>
  'wix.stores.catalog.v3.customization_created': CreatedEvent<Customization>
  'wix.stores.catalog.v3.customization_updated': UpdatedEvent<Customization>
  'wix.stores.catalog.v3.customization_deleted': DeletedEvent<Customization>
  'wix.stores.catalog.v3.inventory_item_created': CreatedEvent<InventoryItemV3>
  'wix.stores.catalog.v3.inventory_item_updated': UpdatedEvent<InventoryItemV3>
  'wix.stores.catalog.v3.inventory_item_deleted': DeletedEvent<InventoryItemV3>
  'wix.stores.catalog.v3.inventory_item_stock_status_updated': ActionEvent<{ inStock?: boolean }>
  'wix.stores.catalog.v3.inventory_item_updated_with_reason': ActionEvent<InventoryItemUpdatedWithReason>
  'wix.categories.v1.category_created': CreatedEvent<Category>
  'wix.categories.v1.category_updated': UpdatedEvent<Category>
  'wix.categories.v1.category_deleted': DeletedEvent<Category>
  'wix.categories.v1.category_item_added_to_category': ActionEvent<CategoryItemAdded>
  'wix.categories.v1.category_item_removed_from_category': ActionEvent<CategoryItemRemoved>
  'wix.categories.v1.category_items_arranged_in_category': ActionEvent<CategoryChange>
  'wix.categories.v1.category_category_moved': ActionEvent<CategoryChange>
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': LegacyEvent<InventoryItemChanged>
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': LegacyEvent<InventoryVariantsChanged>
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': LegacyEvent<LegacyProductCreated>
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': LegacyEvent<LegacyProductChanged>
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': LegacyEvent<LegacyProductChanged>
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': LegacyEvent<LegacyProductChanged>
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': LegacyEvent<LegacyCollection>
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': LegacyEvent<LegacyCollection>
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': LegacyEvent<LegacyCollection>
}

export type EventType = keyof EventMap
