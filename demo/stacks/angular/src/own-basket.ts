import { Component, DestroyRef, inject, signal } from '@angular/core'
import { CartletCartToggle } from './cartlet'

@Component({
  selector: 'own-basket',
  imports: [CartletCartToggle],
  template: `
    <p>
      <span class="count">{{ count() }} in the basket</span>
      <cartlet-cart-toggle />
    </p>
  `,
})
export class OwnBasket {
  readonly count = signal(0)

  constructor() {
    // Every change of the cart, wherever it was made.
    const follow = ({ detail }: DocumentEventMap['cartlet:cart-change']) => this.count.set(detail.cart.count)
    document.addEventListener('cartlet:cart-change', follow)
    inject(DestroyRef).onDestroy(() => document.removeEventListener('cartlet:cart-change', follow))
  }
}
