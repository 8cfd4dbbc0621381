/** The parts of `cartlet/react` beyond buttons and the cart, as built, on React 18 and 19: grids, accounts and Suspense. */
import { expect, test } from '../../support/fixtures/fixtures'
import { logIn } from '../../support/fixtures/members'
import { stageReact, unexpected } from '../../support/pages/react-stage'
import { isFull } from '../../support/sample'

test.skip(!isFull, 'In the long run; the drawing and the hooks of the cart are in the short one.')

const GRIDS = `
import { useState } from 'react'
import { CartletProvider, Collection, useCollection } from 'cartlet/react'
function Own() {
  const [sort, setSort] = useState()
  const { status, products, total, name, hasMore, loadMore } = useCollection({ collection: 'home', limit: 3, sort })
  return <section className="own" data-status={status}>
    <h2>{name}</h2>
    <p>{products.length} of {total}, {hasMore ? 'more' : 'all'}</p>
    <ol>{products.map(({ id, name, price }) => <li key={id}>{name}: {price.value}</li>)}</ol>
    <button onClick={loadMore}>More of my own</button>
    <button onClick={() => setSort('price-asc')}>Cheapest first</button>
  </section>
}
function Missing() {
  const { status } = useCollection({ collection: 'no-such-collection' })
  return <p className="missing">{status}</p>
}
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <Collection collection="home" limit={3} columns={3} filters="none"><a href="https://shop.example/home">All for the home</a></Collection>
    <Own />
    <Missing />
  </CartletProvider>
)`

const MEMBERS = `
import { Account, CartletProvider, useSession } from 'cartlet/react'
function Who() {
  const { status, role, member, logout } = useSession()
  return <p className="who" data-status={status}>{role} {member?.email} <button onClick={() => logout()}>Leave</button></p>
}
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <Who />
    <section aria-label="Members"><Account><a href="https://shop.example/members">Log in at the shop</a></Account></section>
  </CartletProvider>
)`

const WAITING = `
import { Suspense, useState } from 'react'
import { BuyButton, CartDrawer, CartletProvider, useCart, useProduct } from 'cartlet/react'
const waits = new Map()
function Late({ name }) {
  const wait = waits.get(name)
  if (wait?.isDone) return <p className="late">{name}</p>
  if (wait) throw wait.promise
  const made = { isDone: false }
  made.promise = new Promise((resolve) => {
    globalThis.let_through = () => { made.isDone = true; resolve() }
  })
  waits.set(name, made)
  throw made.promise
}
function Own() {
  const { count } = useCart()
  const { product } = useProduct('herb-kit')
  return <p className="own">{count} {product?.name}</p>
}
function Shown() {
  const [name, setName] = useState('first')
  return <>
    <button onClick={() => setName('second')}>Wait again</button>
    <Suspense fallback={<p className="fallback">One moment</p>}>
      <BuyButton product="blue-mug">Mug</BuyButton>
      <Own />
      <Late name={name} />
    </Suspense>
  </>
}
export const App = () => <CartletProvider {...globalThis.settings}><Shown /><CartDrawer /></CartletProvider>`

const READERS = `
import { startTransition, useLayoutEffect, useState } from 'react'
import { BuyButton, CartletProvider, useCart, useProduct } from 'cartlet/react'
globalThis.seen = []
function Reader({ slug }) {
  const { count } = useCart()
  const { product } = useProduct(slug)
  const end = performance.now() + 1
  while (performance.now() < end);
  return <li>{count} {product?.slug}</li>
}
function Readers() {
  const [slug, setSlug] = useState('blue-mug')
  useLayoutEffect(() => {
    const list = document.querySelector('.readers')
    const look = () => globalThis.seen.push([...list.children].map(({ textContent }) => textContent))
    const observer = new MutationObserver(look)
    observer.observe(list, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
  return <>
    <button onClick={() => startTransition(() => setSlug((now) => (now === 'blue-mug' ? 'herb-kit' : 'blue-mug')))}>Another</button>
    <ul className="readers">{Array.from({ length: 30 }, (_, place) => <Reader key={place} slug={slug} />)}</ul>
  </>
}
export const App = () => (
  <CartletProvider {...globalThis.settings}>
    <BuyButton product="blue-mug">Mug</BuyButton>
    <Readers />
  </CartletProvider>
)`

for (const version of [18, 19] as const) {
  test.setTimeout(120_000)

  test(`a grid and useCollection() of React ${version} page through a collection, sort it, and report a missing one`, async ({
    page,
    shop,
  }) => {
    shop.expectCode('COLLECTION_NOT_FOUND')
    const lines = await stageReact(page, shop, GRIDS, version)
    const grid = page.locator('[data-cartlet-view="collection"]')
    await expect(grid.getByRole('article')).toHaveCount(3)
    await grid.getByRole('button', { name: 'Load more' }).click()
    await expect(grid.getByRole('article')).toHaveCount(6)

    const own = page.locator('.own')
    await expect(own).toHaveAttribute('data-status', 'ready')
    await expect(own.getByRole('listitem')).toHaveCount(3)
    await expect(own.getByRole('heading')).not.toHaveText('')
    await own.getByRole('button', { name: 'More of my own' }).click()
    await expect(own.getByRole('listitem')).toHaveCount(6)
    await own.getByRole('button', { name: 'Cheapest first' }).click()
    await expect(own.getByRole('listitem')).toHaveCount(3)
    const prices = (await own.getByRole('listitem').allTextContents()).map((text) => Number(text.split(': ')[1]))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    await expect(page.locator('.missing')).toHaveText('missing')
    expect(unexpected(lines)).toEqual([])
  })

  test(`an account and useSession() of React ${version} agree on the session`, async ({ page, shop }) => {
    const lines = await stageReact(page, shop, MEMBERS, version)
    const who = page.locator('.who')
    const members = page.getByRole('region', { name: 'Members' })
    await expect(who).toHaveAttribute('data-status', 'ready')
    await logIn(members, 'ada@members.example')
    await expect(who).toContainText('member ada@members.example')
    await expect(members.getByRole('button', { name: /^Account:/ })).toBeVisible()
    const back = page.waitForEvent('load')
    await who.getByRole('button', { name: 'Leave' }).click()
    await back
    await expect(who).toHaveAttribute('data-status', 'ready')
    await expect(who).not.toContainText('member')
    expect(unexpected(lines)).toEqual([])
  })

  test(`components of React ${version} sell inside a Suspense boundary, also after it has suspended twice`, async ({
    page,
    shop,
  }) => {
    const lines = await stageReact(page, shop, WAITING, version)
    const letThrough = () => page.evaluate(() => (globalThis as unknown as { let_through(): void }).let_through())
    await expect(page.locator('.fallback')).toBeVisible()
    await letThrough()
    await expect(page.locator('.late')).toHaveText('first')
    const button = page.locator('cartlet-view[product="blue-mug"]').getByRole('button')
    await button.click()
    await expect(page.locator('.own')).toHaveText('1 Window Herb Kit')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Wait again' }).click()
    await expect(page.locator('.fallback')).toBeVisible()
    await expect(button).toBeHidden()
    await letThrough()
    await expect(page.locator('.late')).toHaveText('second')
    await button.click()
    await expect(page.locator('.own')).toHaveText('2 Window Herb Kit')
    await expect.poll(() => shop.sent('add')).toHaveLength(2)
    expect(unexpected(lines)).toEqual([])
  })

  test(`hooks of React ${version} show one state in every commit while the cart changes during a transition`, async ({
    page,
    shop,
  }) => {
    const lines = await stageReact(page, shop, READERS, version)
    const readers = page.locator('.readers').getByRole('listitem')
    await expect(readers.first()).toHaveText('0 blue-mug')
    const adding = await shop.hold('add')
    await page.locator('cartlet-view').getByRole('button').click()
    await adding.arrived
    // Rendering thirty readers in a transition takes several slices, between which the response arrives.
    await page.getByRole('button', { name: 'Another' }).click()
    adding.release()
    await expect(readers.first()).toHaveText('1 herb-kit')
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[][] }).seen)
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter((texts) => new Set(texts).size > 1)).toEqual([])
    expect(unexpected(lines)).toEqual([])
  })
}
