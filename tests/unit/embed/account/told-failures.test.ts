/** A login or logout that fails on a page where no element shows it. */
import { afterEach, expect, it } from 'vitest'
import { membersOf } from '../../../../src/embed/account/account.chunk'
import type { Page } from '../../../../src/embed/page/page'
import { aFakeShop, dropped } from '../../../support/fakes/fake-shop'

afterEach(() => document.body.replaceChildren())

function aPage(...names: string[]) {
  const fake = aFakeShop()
  const pageShop = { shop: fake.shop, storage: fake.storage, tabStorage: fake.storage }
  const page = {
    config: { locale: 'en', storage: 'local', returnParameters: '' },
    life: new AbortController(),
    view: window,
    document,
    embeds: new Set(names.map((name) => ({ host: document.createElement(name) }))),
    shopFor: () => pageShop,
  } as unknown as Page
  fake.device.answer(dropped)
  return { ...fake, told: () => fake.state().addProblem, members: () => membersOf(page, pageShop as never) }
}

it('a login that cannot reach the shop is a problem that the page shows', async () => {
  const { members, settle, told } = aPage('cartlet-buy-button')
  await settle((await settle(members())).loginByRedirect())
  await settle(Promise.resolve())
  expect(told()).toMatchObject({ name: '', says: 'loginFailed' })
})

it('a logout that did not reach the shop’s own pages is one, too', async () => {
  const { members, settle, told } = aPage()
  const former = { role: 'member', accessToken: 'a', refreshToken: 'b', expiresAt: 0 } as never
  await settle((await settle(members())).logout(undefined, former))
  await settle(Promise.resolve())
  expect(told()?.says).toBe('loggedOutHere')
})

it('an account in the page tells of it itself', async () => {
  const { members, settle, told } = aPage('cartlet-account')
  await settle((await settle(members())).loginByRedirect())
  await settle(Promise.resolve())
  expect(told()).toBeUndefined()
})
