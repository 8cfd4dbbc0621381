/** `cartlet/admin`: calls that need an elevated credential. For servers; it refuses to run in a page. */
export { type AdminClient, type AdminConfig, createAdminClient } from './platform/admin/client'
export {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from './platform/catalog/collection-write-api'
export {
  addProductMedia,
  addProductMediaToChoices,
  removeProductMedia,
  removeProductMediaFromChoices,
} from './platform/catalog/v1-media-write-api'
export {
  bulkAdjustProducts,
  bulkUpdateProducts,
  createProduct,
  deleteProduct,
  deleteProductOptions,
  removeProductBrand,
  removeProductRibbon,
  resetProductVariants,
  updateProduct,
  updateProductVariants,
} from './platform/catalog/v1-product-write-api'
export type {
  Adjustment,
  AdjustProperties,
  BulkResponse,
  BulkResult,
  ChoiceMedia,
  NewCollection,
  NewMedia,
  NewProduct,
  SetProperties,
  VariantOverride,
} from './platform/catalog/v1-write-model'
export { createProductV3, deleteProductV3, type NewProductV3, updateProductV3 } from './platform/catalog/v3-write-api'
export type { TokenSource } from './platform/http/transport'
export {
  type AppIdentity,
  type AppInstallation,
  type AppInstance,
  createAppTokens,
  handleAppCallback,
} from './platform/identity/app-credentials'
export { signOn } from './platform/identity/authentication-api'
export type { SignOnReply, SignOnRequest } from './platform/identity/authentication-model'
export { requestExternalMemberTokens, requestExternalMemberTokensWithSession } from './platform/identity/external-login'
export { sendActivationEmail } from './platform/identity/recovery-api'
export {
  createInventoryItem,
  decrementInventory,
  deleteInventoryItem,
  incrementInventory,
  type StockChange,
  updateInventoryItem,
  updateInventoryVariants,
} from './platform/inventory/write-api'
