/** The elements of Cartlet as components with typed inputs: a misspelt name or value is an error of the template. Generated from the manifest of the elements. */
import { Component, input } from '@angular/core'
import type { CartletAttributes as Attributes } from 'cartlet/elements'

@Component({
  selector: 'cartlet-buy-button',
  template: '<ng-content />',
  host: {
    '[attr.product]': 'product()',
    '[attr.variant]': 'variant()',
    '[attr.quantity]': 'quantity()',
    '[attr.action]': 'action()',
    '[attr.label]': 'label()',
    '[attr.price]': 'price()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletBuyButton {
  readonly product = input<Attributes['cartlet-buy-button']['product']>(undefined)
  readonly variant = input<Attributes['cartlet-buy-button']['variant']>(undefined)
  readonly quantity = input<Attributes['cartlet-buy-button']['quantity']>(undefined)
  readonly action = input<Attributes['cartlet-buy-button']['action']>(undefined)
  readonly label = input<Attributes['cartlet-buy-button']['label']>(undefined)
  readonly price = input<Attributes['cartlet-buy-button']['price']>(undefined)
  readonly clientId = input<Attributes['cartlet-buy-button']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-buy-button']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-buy-button']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-buy-button']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-buy-button']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-buy-button']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-product',
  template: '<ng-content />',
  host: {
    '[attr.product]': 'product()',
    '[attr.variant]': 'variant()',
    '[attr.layout]': 'layout()',
    '[attr.notify-url]': 'notifyUrl()',
    '[attr.seo]': "seo() === true ? '' : seo() === false ? null : seo()",
    '[attr.product-link]': 'productLink()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletProduct {
  readonly product = input<Attributes['cartlet-product']['product']>(undefined)
  readonly variant = input<Attributes['cartlet-product']['variant']>(undefined)
  readonly layout = input<Attributes['cartlet-product']['layout']>(undefined)
  readonly notifyUrl = input<Attributes['cartlet-product']['notify-url']>(undefined, { alias: 'notify-url' })
  readonly seo = input<Attributes['cartlet-product']['seo']>(undefined)
  readonly productLink = input<Attributes['cartlet-product']['product-link']>(undefined, { alias: 'product-link' })
  readonly clientId = input<Attributes['cartlet-product']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-product']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-product']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-product']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-product']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-product']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-collection',
  template: '<ng-content />',
  host: {
    '[attr.collection]': 'collection()',
    '[attr.source]': 'source()',
    '[attr.limit]': 'limit()',
    '[attr.rows]': 'rows()',
    '[attr.columns]': 'columns()',
    '[attr.layout]': 'layout()',
    '[attr.sort]': 'sort()',
    '[attr.filters]': 'filters()',
    '[attr.product]': 'product()',
    '[attr.product-link]': 'productLink()',
    '[attr.category-link]': 'categoryLink()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletCollection {
  readonly collection = input<Attributes['cartlet-collection']['collection']>(undefined)
  readonly source = input<Attributes['cartlet-collection']['source']>(undefined)
  readonly limit = input<Attributes['cartlet-collection']['limit']>(undefined)
  readonly rows = input<Attributes['cartlet-collection']['rows']>(undefined)
  readonly columns = input<Attributes['cartlet-collection']['columns']>(undefined)
  readonly layout = input<Attributes['cartlet-collection']['layout']>(undefined)
  readonly sort = input<Attributes['cartlet-collection']['sort']>(undefined)
  readonly filters = input<Attributes['cartlet-collection']['filters']>(undefined)
  readonly product = input<Attributes['cartlet-collection']['product']>(undefined)
  readonly productLink = input<Attributes['cartlet-collection']['product-link']>(undefined, { alias: 'product-link' })
  readonly categoryLink = input<Attributes['cartlet-collection']['category-link']>(undefined, { alias: 'category-link' })
  readonly clientId = input<Attributes['cartlet-collection']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-collection']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-collection']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-collection']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-collection']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-collection']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-search',
  template: '<ng-content />',
  host: {
    '[attr.results-url]': 'resultsUrl()',
    '[attr.label]': 'label()',
    '[attr.limit]': 'limit()',
    '[attr.columns]': 'columns()',
    '[attr.product-link]': 'productLink()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletSearch {
  readonly resultsUrl = input<Attributes['cartlet-search']['results-url']>(undefined, { alias: 'results-url' })
  readonly label = input<Attributes['cartlet-search']['label']>(undefined)
  readonly limit = input<Attributes['cartlet-search']['limit']>(undefined)
  readonly columns = input<Attributes['cartlet-search']['columns']>(undefined)
  readonly productLink = input<Attributes['cartlet-search']['product-link']>(undefined, { alias: 'product-link' })
  readonly clientId = input<Attributes['cartlet-search']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-search']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-search']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-search']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-search']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-search']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-currency',
  template: '<ng-content />',
  host: {
    '[attr.label]': 'label()',
    '[attr.currencies]': 'currencies()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletCurrency {
  readonly label = input<Attributes['cartlet-currency']['label']>(undefined)
  readonly currencies = input<Attributes['cartlet-currency']['currencies']>(undefined)
  readonly clientId = input<Attributes['cartlet-currency']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-currency']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-currency']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-currency']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-currency']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-currency']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-wish-list',
  template: '<ng-content />',
  host: {
    '[attr.product-link]': 'productLink()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletWishList {
  readonly productLink = input<Attributes['cartlet-wish-list']['product-link']>(undefined, { alias: 'product-link' })
  readonly clientId = input<Attributes['cartlet-wish-list']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-wish-list']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-wish-list']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-wish-list']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-wish-list']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-wish-list']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-cart',
  template: '<ng-content />',
  host: {
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletCart {
  readonly clientId = input<Attributes['cartlet-cart']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-cart']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-cart']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-cart']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-cart']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-cart']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-cart-toggle',
  template: '<ng-content />',
  host: {
    '[attr.hide-when-empty]': "hideWhenEmpty() === true ? '' : hideWhenEmpty() === false ? null : hideWhenEmpty()",
    '[attr.account]': "account() === true ? '' : account() === false ? null : account()",
    '[attr.sections]': 'sections()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletCartToggle {
  readonly hideWhenEmpty = input<Attributes['cartlet-cart-toggle']['hide-when-empty']>(undefined, { alias: 'hide-when-empty' })
  readonly account = input<Attributes['cartlet-cart-toggle']['account']>(undefined)
  readonly sections = input<Attributes['cartlet-cart-toggle']['sections']>(undefined)
  readonly clientId = input<Attributes['cartlet-cart-toggle']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-cart-toggle']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-cart-toggle']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-cart-toggle']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-cart-toggle']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-cart-toggle']['catalog']>(undefined)
}

@Component({
  selector: 'cartlet-account',
  template: '<ng-content />',
  host: {
    '[attr.mode]': 'mode()',
    '[attr.fields]': 'fields()',
    '[attr.sections]': 'sections()',
    '[attr.providers]': 'providers()',
    '[attr.client-id]': 'clientId()',
    '[attr.locale]': 'locale()',
    '[attr.theme]': 'theme()',
    '[attr.api]': 'api()',
    '[attr.after-add]': 'afterAdd()',
    '[attr.catalog]': 'catalog()',
  },
})
export class CartletAccount {
  readonly mode = input<Attributes['cartlet-account']['mode']>(undefined)
  readonly fields = input<Attributes['cartlet-account']['fields']>(undefined)
  readonly sections = input<Attributes['cartlet-account']['sections']>(undefined)
  readonly providers = input<Attributes['cartlet-account']['providers']>(undefined)
  readonly clientId = input<Attributes['cartlet-account']['client-id']>(undefined, { alias: 'client-id' })
  readonly locale = input<Attributes['cartlet-account']['locale']>(undefined)
  readonly theme = input<Attributes['cartlet-account']['theme']>(undefined)
  readonly api = input<Attributes['cartlet-account']['api']>(undefined)
  readonly afterAdd = input<Attributes['cartlet-account']['after-add']>(undefined, { alias: 'after-add' })
  readonly catalog = input<Attributes['cartlet-account']['catalog']>(undefined)
}
