/** What the package shows to those who install it: a change of it shows up here, in the diff. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as events from '../src/events-entry'
import * as headless from '../src/index'
import * as store from '../src/store-entry'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
}
const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T

describe('cartlet', () => {
  it('exports exactly the documented names', () => {
    expect(Object.keys(headless).sort()).toMatchInlineSnapshot(`
      [
        "AbandonedCheckoutActor",
        "ActorIdentityType",
        "AdditionalFeeSource",
        "AddressTag",
        "AggregationType",
        "AppliedDiscountType",
        "AttachPagesStatus",
        "AuthenticationState",
        "BorderStyle",
        "CHARGE_SENTENCES",
        "CallbackType",
        "CartletError",
        "CatalogVersion",
        "CategoryField",
        "CheckoutIdentityType",
        "ChoiceType",
        "DEFAULT_CAPTCHA_SITE_KEYS",
        "DEFAULT_PAGE_SIZE",
        "DecorationType",
        "DeliveryMethod",
        "DescriptionLineType",
        "DigitalFileType",
        "DimensionsUnit",
        "DiscountType",
        "DiscountTypeV3",
        "EmailTag",
        "FactorStatus",
        "FactorType",
        "FontSizeUnit",
        "FulfillmentStatus",
        "GalleryLayout",
        "IDENTITY_PROVIDERS",
        "IdentityStatus",
        "Interval",
        "InventoryChangeReason",
        "InventoryStatus",
        "ItemAvailability",
        "ItemType",
        "LOGIN_APPLICATION_CODES",
        "LOGIN_ERROR_SENTENCES",
        "LinkTarget",
        "LocationTypeV3",
        "LoginErrorCode",
        "LoginState",
        "MapType",
        "MeasurementUnit",
        "MeasurementUnitV3",
        "MediaType",
        "MediaTypeV3",
        "MembersAccountSection",
        "MissingValues",
        "ModifierRenderType",
        "NON_CAPTURABLE_SENTENCES",
        "NON_REFUNDABLE_SENTENCES",
        "NodeType",
        "ORDER_VALIDATION_SENTENCES",
        "OptionRenderType",
        "OptionType",
        "OrderActorType",
        "OrderPaymentStatus",
        "OrderStatus",
        "PaymentOption",
        "PhoneTag",
        "PickupMethod",
        "PluginAlignment",
        "PluginWidth",
        "PollVoteVisibility",
        "PreorderAvailability",
        "PreorderStatus",
        "PrivacyStatus",
        "ProductAvailability",
        "ProductField",
        "ProductType",
        "ProductTypeV3",
        "Prompt",
        "RULE_TYPE_SENTENCES",
        "RedirectLocationType",
        "RedirectStatus",
        "RibbonField",
        "RoundingStrategy",
        "RuleType",
        "SILENT_LOGIN_TIMEOUT_MS",
        "ScalarType",
        "SearchMode",
        "SiteDeletionState",
        "SiteNamespace",
        "SiteOptInOrigin",
        "SiteOrigin",
        "SiteStatus",
        "SortOrder",
        "SortType",
        "StatusReason",
        "StockAvailability",
        "SubscriptionInterval",
        "TenantType",
        "TextAlignment",
        "Toggle",
        "TokenRole",
        "VERIFIER_LENGTH",
        "VariantField",
        "VerificationTarget",
        "VerticalAlignment",
        "Visibility",
        "WeightUnitV3",
        "addToCurrentCart",
        "allItems",
        "and",
        "ascending",
        "assertNavigable",
        "base64",
        "between",
        "captchaSiteKeys",
        "changePassword",
        "completeLogin",
        "contains",
        "cookies",
        "countCategories",
        "countProductsV3",
        "createAnonymousClient",
        "createAuthUrl",
        "createCheckout",
        "createClient",
        "createLoginAttempt",
        "createOAuth",
        "createRedirectSession",
        "defaultEnvironment",
        "deleteCurrentCart",
        "descending",
        "endsWith",
        "eq",
        "errorKind",
        "estimateTotals",
        "exists",
        "ge",
        "getAllProductsCategory",
        "getBrand",
        "getCatalogVersion",
        "getCategory",
        "getCollection",
        "getCollectionBySlug",
        "getCollectionBySlugV1",
        "getCurrentCart",
        "getCustomization",
        "getInfoSection",
        "getInventoryItem",
        "getInventoryVariants",
        "getOrder",
        "getProduct",
        "getProductBySlugV3",
        "getProductOptionsAvailability",
        "getProductV3",
        "getProductVariants",
        "getRibbon",
        "getStoreVariant",
        "gt",
        "hasAll",
        "hasSome",
        "hiddenFrameIn",
        "imageSrcSet",
        "imageUrl",
        "isAbortError",
        "isApplicationError",
        "isCartletError",
        "isEmpty",
        "isNetworkError",
        "isNotEmpty",
        "isSystemError",
        "isTimeoutError",
        "isValidationError",
        "jwks",
        "le",
        "logInMember",
        "logInSilently",
        "logOut",
        "login",
        "logout",
        "lt",
        "mediaUrl",
        "memoryStorage",
        "ne",
        "not",
        "oneOf",
        "or",
        "pageByCursor",
        "pageByOffset",
        "parseAuthCallback",
        "parseMediaUri",
        "path",
        "queryBrands",
        "queryCategories",
        "queryCollections",
        "queryCustomizations",
        "queryInfoSections",
        "queryInventory",
        "queryInventoryItems",
        "queryProducts",
        "queryProductsV3",
        "queryRibbons",
        "queryStoreVariants",
        "queryVariantsV3",
        "rawToken",
        "recover",
        "recoverPassword",
        "register",
        "registerMember",
        "removeCoupon",
        "removeLineItems",
        "requestMemberTokens",
        "requestMemberTokensSilently",
        "resendDuringAuthentication",
        "resendVerification",
        "searchCategories",
        "searchInventoryItems",
        "searchProductsV3",
        "searchVariantsV3",
        "sendPasswordResetEmail",
        "sendRecoveryEmail",
        "ssoCallback",
        "ssoLogin",
        "ssoLoginWithTokenParams",
        "startVerification",
        "startsWith",
        "toLoginResult",
        "toMediaUri",
        "tokenInfo",
        "updateCurrentCart",
        "updateLineItemsQuantity",
        "userInfo",
        "validateEmail",
        "verifyDuringAuthentication",
        "verifyFactor",
        "verifyMember",
        "webStorage",
      ]
    `)
  })
})

describe('cartlet/store', () => {
  it('exports exactly the documented names', () => {
    expect(Object.keys(store).sort()).toMatchInlineSnapshot(`
      [
        "createShop",
        "findVariant",
        "needsChoices",
        "selectBlockedLines",
        "selectBuyState",
        "selectCart",
        "selectCount",
        "selectPrice",
      ]
    `)
  })
})

describe('cartlet/events', () => {
  it('exports exactly the documented names', () => {
    const definitions = Object.entries(events).filter(([, value]) => typeof value === 'object' && 'type' in value)
    const names = new Set(definitions.map(([name]) => name))
    expect(
      Object.keys(events)
        .filter((name) => !names.has(name))
        .sort(),
    ).toMatchInlineSnapshot(`
      [
        "AbandonedCheckoutActivityType",
        "AbandonedCheckoutActor",
        "AbandonedCheckoutStatus",
        "AdditionalFeeChargeType",
        "AttributionSource",
        "BackInStockStatus",
        "ChargebackStatus",
        "CheckoutIdentityType",
        "CheckoutMessageSeverity",
        "CheckoutTemplateItemType",
        "CheckoutTemplateStatus",
        "DEFAULT_LEEWAY_MS",
        "DEFAULT_MAX_AGE_MS",
        "DepositType",
        "DestinationScope",
        "DiscountRuleStatus",
        "DiscountRuleType",
        "DiscountScopeType",
        "DiscountTriggerType",
        "DomesticService",
        "EventError",
        "EventErrorCode",
        "EventIdentityType",
        "FulfillmentRecordStatus",
        "FulfillmentStatus",
        "HandlingFeeType",
        "InternationalService",
        "InventoryChangeReason",
        "InvoiceCustomFieldGroup",
        "InvoiceCustomFieldType",
        "InvoiceSourceType",
        "InvoiceStatus",
        "ManualTaxReason",
        "ManuallyRefundableReason",
        "MembershipChargeResult",
        "NonRefundableReason",
        "OrderActionType",
        "OrderActivityType",
        "OrderActorType",
        "OrderChannelType",
        "OrderHistoryType",
        "OrderPaymentStatus",
        "OrderStatus",
        "OrderValidationReason",
        "PackageType",
        "PaymentNonRefundableReason",
        "PaymentRecordStatus",
        "RefundStatus",
        "ScheduledAction",
        "ShippingRuleOperator",
        "ShippingRuleSubject",
        "StockAvailability",
        "SubdivisionType",
        "SuggestedFix",
        "TaxFallbackReason",
        "TaxJurisdiction",
        "TaxRateType",
        "TaxableAddressType",
        "TipDistribution",
        "TipSettingType",
        "TipSource",
        "TipType",
        "VatIdType",
        "allEvents",
        "createEventReceiver",
        "createEventVerifier",
        "isEventError",
        "memorySeenEvents",
        "when",
      ]
    `)
    expect(definitions).toHaveLength(events.allEvents.length)
  })

  it('knows every event by a name of its own', () => {
    const types = events.allEvents.map(({ type }) => type)
    const exported = Object.values(events).flatMap((value) =>
      typeof value === 'object' && 'type' in value ? [value.type as string] : [],
    )
    expect([...exported].sort()).toEqual([...types].sort())
  })
})

describe('cartlet/elements', () => {
  it('does nothing on a server', { timeout: 30_000 }, async () => {
    const before = Object.getOwnPropertyNames(globalThis).sort()
    expect(Object.keys(await import('../src/elements-entry'))).toEqual([])
    expect(Object.getOwnPropertyNames(globalThis).sort()).toEqual(before)
    expect('customElements' in globalThis).toBe(false)
  })
})

describe('what is built', () => {
  const built = (folder: string): string[] => {
    if (!existsSync(folder)) throw new Error(`There is no ${folder}: run "npm run build" before these tests.`)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
  }
  /** The modules that the bundles of a folder were made of, folders below left out. */
  const modulesOf = (folder: string) => {
    const maps = built(folder).filter((file) => /^[^/]*\.js\.map$/.test(file.slice(folder.length + 1)))
    expect(maps).not.toEqual([])
    return maps.flatMap((map) => read<{ sources: string[] }>(map).sources)
  }

  it('is there for every entry of package.json', () => {
    built('dist')
    const targets = Object.values(read<Manifest>('package.json').exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    expect(targets.length).toBeGreaterThan(5)
    expect(targets.filter((target) => !target.includes('*') && !existsSync(target))).toEqual([])
  })

  it('draws with one preact and no react', () => {
    const packages = modulesOf('dist').filter((source) => source.includes('node_modules/'))
    expect(packages.filter((source) => /node_modules\/(react|react-dom|scheduler)\//.test(source))).toEqual([])
    expect(packages.filter((source) => /node_modules\/preact\/(dist|src)\//.test(source))).toHaveLength(1)
  })

  it('brings no package besides preact and zustand to a page', () => {
    const packages = modulesOf('dist').flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [])
    expect([...new Set(packages)].sort()).toEqual(['preact', 'zustand'])
  })

  it('leaves preact and zustand out of the npm entries, for the host’s own copy', () => {
    expect(modulesOf('dist/npm').filter((source) => source.includes('node_modules/'))).toEqual([])
  })

  it('loads with a classic script: the loader imports nothing by itself', () => {
    expect(built('dist')).toContain('dist/loader.js')
    expect(readFileSync('dist/loader.js', 'utf8')).not.toMatch(/^\s*(import|export)\b(?!\s*\()/m)
  })
})
