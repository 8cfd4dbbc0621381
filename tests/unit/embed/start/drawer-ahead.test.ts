import { expect, it } from 'vitest'
import type { Page } from '../../../../src/embed/page/page'
import type { PageShop } from '../../../../src/embed/page/page-shop'
import { drawerAhead } from '../../../../src/embed/start/drawer-ahead'
import { aFakeShop, settled } from '../../../support/fakes/fake-shop'

/** A browser that is always idle. */
const view = { navigator: {}, requestIdleCallback: (task: () => void) => task() }

it('a page whose cart leaves it later draws the drawer ahead from then on', async () => {
  const { shop, settle } = aFakeShop({ lines: [] })
  const embeds = new Set([{ host: document.createElement('div') }])
  const page = { view, document, embeds, life: new AbortController(), config: { cart: 'drawer', onAdd: 'drawer' } }
  shop.store.setState({ inlineCart: {} })
  let isDue = false
  const ahead = drawerAhead(page as unknown as Page, { shop } as PageShop).then(() => {
    isDue = true
  })
  await settle(shop.prepareDrawer())
  await settled()
  expect(isDue).toBe(false)
  shop.store.setState({ inlineCart: undefined })
  await settle(ahead)
  page.life.abort()
})
