/** What Cartlet leaves in memory on pages whose router discards its elements two hundred times. */
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'
import { instrument } from '../../support/pages/held'

const TURNS = 200
/** Turns before the first measurement, since the first mounts load code that stays. */
const WARM_UP = 20
/**
 * Bytes. Growth that happens once: compiled code, caches, the recorder's data. Two leaked hosts per turn would cost several
 * times this.
 */
const HEAP_TOLERANCE = 400_000
/** The last removed hosts may still be referenced by the frame that drew them. */
const REMEMBERED = 6

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'
const TOTE_BY_DATA =
  '<div data-cartlet="buy-button" data-product="canvas-tote"><a href="%%API%%/product-page/canvas-tote">Buy the tote</a></div>'

interface Figures {
  /** Hosts of earlier pages that are still in memory. */
  alive: number
  /** Bytes. */
  heap: number
  listeners: number
  nodes: number
}

async function measure(page: Page, session: CDPSession): Promise<Figures> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const alive = await page.evaluate(
    () => (window as unknown as { refs: WeakRef<Element>[] }).refs.filter((ref) => ref.deref()).length,
  )
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage')
  const { jsEventListeners: listeners, nodes } = await session.send('Memory.getDOMCounters')
  return { alive, heap, listeners, nodes }
}

function expectNoMore(before: Figures, after: Figures): void {
  const grown = after.heap - before.heap
  console.log(
    `after ${TURNS} pages: heap ${(before.heap / 1e6).toFixed(2)} → ${(after.heap / 1e6).toFixed(2)} MB, listeners ${before.listeners} → ${after.listeners}, nodes ${before.nodes} → ${after.nodes}, old hosts alive ${after.alive}`,
  )
  expect(after.alive).toBeLessThanOrEqual(REMEMBERED)
  expect(grown).toBeLessThan(HEAP_TOLERANCE)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
}

// hazard 73
test('200 page changes of a router leave no listeners, channels, observers, timers or memory behind', async ({ page, shop }) => {
  test.setTimeout(120_000)
  const held = await instrument(page)
  await shop.show(
    `<template>${MUG}${TOTE_BY_DATA}<cartlet-cart-toggle><a href="/cart">Your cart</a></cartlet-cart-toggle></template><main>${MUG}${TOTE_BY_DATA}</main>`,
    { script: 'data-on-add="none"' },
  )
  await expect(page.getByRole('button', { name: 'Buy the tote €22.00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  const turn = (times: number) =>
    page.evaluate(async (count) => {
      const refs: WeakRef<Element>[] = []
      const frame = () => new Promise((next) => requestAnimationFrame(next))
      for (let time = 0; time < count; time += 1) {
        const next = document.createElement('main')
        next.append(document.importNode((document.querySelector('template') as HTMLTemplateElement).content, true))
        document.querySelector('main')?.replaceWith(next)
        const hosts = [...next.children]
        for (const host of hosts) refs.push(new WeakRef(host))
        const drawn = (host: Element) => host.shadowRoot?.querySelector('button')
        for (let tries = 0; !hosts.every(drawn); tries += 1) {
          if (tries > 300) throw new Error(`Page ${time} was never drawn`)
          await frame()
        }
      }
      document.querySelector('main')?.replaceChildren()
      await frame()
      Object.assign(window, { refs })
    }, times)
  const session = await page.context().newCDPSession(page)
  await turn(WARM_UP)
  await expect.poll(async () => (await held()).timers).toBe(0)
  const heldBefore = await held()
  const before = await measure(page, session)
  await turn(TURNS)
  await expect.poll(held).toEqual(heldBefore)
  expectNoMore(before, await measure(page, session))
  expect(shop.sent('products')).toHaveLength(1)
  expect(shop.sent('token')).toHaveLength(1)
})

/** Follows the demo router's links in turn; a page counts as shown once all its buttons in view are drawn. */
async function walk(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const ROUND = ['/spa/shelf', '/spa/journal', '/spa/lookbook', '/spa']
    const HOSTS = 'main cartlet-buy-button, main [data-cartlet]'
    const refs: WeakRef<Element>[] = []
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    const drawn = (host: Element) => host.shadowRoot?.querySelector('.button')
    for (let time = 0; time < count; time += 1) {
      for (const host of document.querySelectorAll(HOSTS)) refs.push(new WeakRef(host))
      const path = ROUND[time % ROUND.length]
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
      if (!link) throw new Error(`No link to ${path} on ${location.pathname}`)
      link.click()
      const isNear = (host: Element) => host.getBoundingClientRect().top < innerHeight
      for (let tries = 0; ![...document.querySelectorAll(HOSTS)].filter(isNear).every(drawn); tries += 1) {
        if (tries > 300) throw new Error(`${path} was never drawn`)
        await frame()
      }
    }
    Object.assign(window, { refs })
  }, times)
}

test('the single-page demo holds no more after 200 page changes than before them', async ({ page, shop }) => {
  test.setTimeout(180_000)
  const held = await instrument(page)
  await shop.open('/spa')
  await expect(page.getByRole('button', { name: 'Add the candle €24.00' })).toBeVisible()
  await expect(page.locator('cartlet-overlay[data-away=own]')).toBeAttached()
  const session = await page.context().newCDPSession(page)
  await walk(page, WARM_UP)
  await expect.poll(async () => (await held()).timers).toBe(0)
  const heldBefore = await held()
  const before = await measure(page, session)
  shop.platform.journal.clear()
  await walk(page, TURNS)
  await expect.poll(held).toEqual(heldBefore)
  expectNoMore(before, await measure(page, session))
  expect(shop.platform.journal.requests()).toEqual([])
  await page.getByRole('button', { name: 'Add the candle' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).last()).toBeAttached()
})
