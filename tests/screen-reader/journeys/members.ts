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
