import { placeOrders } from '../../support/fixtures/past-orders'
import type { Journey } from './journey'

export const logsIn: Journey = {
  name: 'log-in',
  title: 'Logging in with a wrong and with a right password, and finding the menu',
  async walk({ open, press, seek, type }, url) {
    await open(url('/members'), /Page has/)
    await seek('Tab', /E-mail/)
    await press('Return', /Enter your e-mail address/)
    await type('ada@members.example')
    await seek('Tab', /Password/)
    await type('garden-gate')
    await press('Return', /The password is incorrect/)
    await press('ctrl+a')
    await type('garden-path')
    // Not awaited: when the form disappears, Orca searches the focus itself, and one time in ten it finds the new one before
    // Firefox announces it. Then it says nothing until the next key.
    await press('Return')
    await press('Tab', /Account:/)
    await press('shift+Tab')
    await press('Return')
    await press('Tab')
    await press('Tab')
    await press('Escape')
  },
}

export const buysAgain: Journey = {
  name: 'orders',
  title: 'Finding an order among one’s own, and putting it into the cart again',
  prepare: (platform) => placeOrders(platform, [[{ slug: 'blue-mug', quantity: 2 }], [{ slug: 'fig-candle' }]]),
  async walk({ open, press, seek, type }, url) {
    await open(url('/members'), /Page has/)
    await seek('Tab', /E-mail/)
    await type('ada@members.example')
    await seek('Tab', /Password/)
    await type('garden-path')
    await press('Return')
    await press('Tab', /Account:/)
    await press('shift+Tab')
    await press('Return')
    await seek('Tab', /My orders/)
    await press('Return')
    await seek('Tab', /Order 10001/)
    await press('Return', /expanded/)
    await seek('Tab', /Order again/)
    await press('Return', /2 items were added/)
    await seek('Tab', /View cart/)
    await press('Return')
    await press('Tab')
  },
}
