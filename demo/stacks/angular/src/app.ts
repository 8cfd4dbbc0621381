import { Component, signal } from '@angular/core'
import { CartletBuyButton, CartletCart, CartletProduct } from './cartlet'
import { OwnBasket } from './own-basket'

@Component({
  selector: 'app-root',
  imports: [CartletBuyButton, CartletCart, CartletProduct, OwnBasket],
  template: `
    <header>
      <nav>
        <button type="button" (click)="page.set('shop')">shop</button>
        <button type="button" (click)="page.set('cart')">cart</button>
      </nav>
      <own-basket />
    </header>
    <main>
      @if (page() === 'shop') {
        <h1>The harbour shop</h1>
        <cartlet-buy-button product="blue-mug">
          <a href="https://shop.example/product-page/blue-mug">Buy the Blue Mug</a>
        </cartlet-buy-button>
        <cartlet-product [product]="kit()" layout="card" after-add="toast" />
        <button type="button" (click)="kit.set('gift-box')">Show the gift box</button>
      } @else {
        <cartlet-cart />
      }
    </main>
  `,
})
export class App {
  readonly page = signal<'shop' | 'cart'>('shop')
  readonly kit = signal('herb-kit')
}
