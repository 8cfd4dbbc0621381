/** Journeys in the open cart. */
import type { Visitor } from '../visitor'
import type { Journey } from './journey'

async function addMug({ open, press, seek }: Visitor, url: (path: string) => string): Promise<void> {
  await open(url('/plain'), /Page has/)
  await seek('Tab', /Blue Mug/)
  await press('Return', /Subtotal €18.00/)
}

export const changesQuantity: Journey = {
  name: 'quantity',
  title: 'Changing a quantity with the arrow keys and with a button, to more than there are',
  async walk(visitor, url) {
    const { press, seek, type } = visitor
    await addMug(visitor, url)
    await seek('Tab', /spin button/)
    await press('Up', /quantity 2/)
    await press('Tab')
    await press('Return', /quantity 3/)
    await press('shift+Tab')
    await press('ctrl+a')
    await type('999', /quantity 24/)
    await press('Escape')
  },
}

export const usesCoupons: Journey = {
  name: 'coupons',
  title: 'A wrong and a right promo code, and taking it off again',
  async walk(visitor, url) {
    const { press, seek, type } = visitor
    await addMug(visitor, url)
    await seek('Tab', /Add a promo code/)
    await press('Return')
    await seek('Tab', /Promo code/)
    await type('SUMMER99')
    await press('Return', /This code is not valid/)
    await press('ctrl+a')
    await type('WELCOME10')
    await press('Return', /applied/)
    // Focus is on the button that removes the code.
    await press('Return', /Promo code removed/)
  },
}

/** In a shop that has version 2 of the cart. */
export const usesGiftCards: Journey = {
  name: 'gift-card',
  title: 'A gift card that has expired and one that pays a part, taking it off and using it again',
  async walk(visitor, url) {
    const { press, seek, type } = visitor
    await addMug(visitor, url)
    await seek('Tab', /Add a gift card/)
    await press('Return')
    await seek('Tab', /Gift card code/)
    await type('SUMMER24-GIFT')
    await press('Return', /This gift card has expired/)
    await press('ctrl+a')
    await type('FERN-10-GIFT')
    await press('Return', /Gift card applied/)
    // Focus is on the button that removes the card.
    await press('Return', /Gift card removed/)
    await seek('Tab', /use the gift card again/)
    await press('Return', /Gift card applied/)
  },
}

export const undoesRemoval: Journey = {
  name: 'undo',
  title: 'Removing a line and putting it back',
  async walk(visitor, url) {
    const { press, seek } = visitor
    await addMug(visitor, url)
    await seek('Tab', /^Remove Blue Mug(?!.*spin)/)
    await press('Return', /You can undo this/)
    await seek('Tab', /Undo/)
    await press('Return', /Added/)
    await press('Tab')
  },
}

export const estimatesDelivery: Journey = {
  name: 'delivery',
  title: 'Estimating delivery and choosing another way',
  async walk(visitor, url) {
    const { press, seek, type } = visitor
    await addMug(visitor, url)
    await seek('Tab', /Estimate shipping and taxes/)
    await press('Return')
    await seek('Tab', /Country/)
    await type('United K')
    await seek('Tab', /Postal code/)
    await type('SW1Y 4JH')
    await press('Return', /Total with shipping and taxes/)
    await seek('Tab', /Delivery|delivery/)
    await press('Down')
    await seek('Tab', /Checkout/)
  },
}

export const goesToCheckout: Journey = {
  name: 'checkout-and-back',
  title: 'Going to the checkout and coming back',
  async walk(visitor, url) {
    const { press, seek } = visitor
    await addMug(visitor, url)
    await seek('Tab', /Checkout/)
    await press('Return', /Page has/)
    // Chromium shows the page as it was left, with the cart open; Firefox loads it again.
    await press('alt+Left')
    await seek('Tab', /Cart, 1 item|Quantity of Blue Mug 1|Buy the Blue Mug/)
  },
}
