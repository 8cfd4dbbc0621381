/** The page's own switch between light and dark is followed within a frame, and nothing is ever painted in the wrong colours. */
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/fixtures/fixtures'

const MUG =
  '<cartlet-buy-button product="blue-mug"><a href="%%API%%/product-page/blue-mug">Buy the Blue Mug</a></cartlet-buy-button>'

/** Runs `act` and resolves with the theme that the button has in the next frame. */
const themeAfter = (page: Page, act: () => void) =>
  page.evaluate(
    (source) =>
      new Promise<string | undefined>((resolve) => {
        const root = document.querySelector('cartlet-buy-button')?.shadowRoot?.querySelector<HTMLElement>('.root')
        requestAnimationFrame(() => {
          new Function(`(${source})()`)()
          // This frame's callbacks are over when the next frame's run: what they read is what was painted.
          requestAnimationFrame(() => resolve(root?.dataset.theme))
        })
      }),
    act.toString(),
  )

const WAYS: Record<string, { style: string; around?: string; turn(): void; back(): void }> = {
  'a class on the root': {
    style: 'body { background: #fff; color: #111 } .dark body { background: #111; color: #eee }',
    turn: () => document.documentElement.classList.add('dark'),
    back: () => document.documentElement.classList.remove('dark'),
  },
  'a class on the root, in colours of Tailwind 4': {
    style: 'body { background: #fff; color: #111 } .dark body { background: oklch(21% .034 264.665); color: #eee }',
    turn: () => document.documentElement.classList.add('dark'),
    back: () => document.documentElement.classList.remove('dark'),
  },
  'an attribute of the body': {
    style: 'body { background: #fff; color: #111 } [data-bs-theme=dark] { background: #212529; color: #dee2e6 }',
    turn: () => document.body.setAttribute('data-bs-theme', 'dark'),
    back: () => document.body.removeAttribute('data-bs-theme'),
  },
  'a class on a wrapper': {
    style: '.night { background: #000; color: #fff }',
    around: '<div id="wrapper"><div>%</div></div>',
    turn: () => void (document.getElementById('wrapper') as HTMLElement).classList.add('night'),
    back: () => void (document.getElementById('wrapper') as HTMLElement).classList.remove('night'),
  },
  'a class, and the background fades': {
    style: 'body { background: #fff; transition: background-color 5s } .dark body { background: #111; color: #eee }',
    turn: () => document.documentElement.classList.add('dark'),
    back: () => document.documentElement.classList.remove('dark'),
  },
  'a box that is checked': {
    style: 'body { background: #fff } body:has(:checked) { background: #111; color: #eee }',
    around: '<label><input type="checkbox" id="night"> Night</label>%',
    turn: () => (document.getElementById('night') as HTMLElement).click(),
    back: () => (document.getElementById('night') as HTMLElement).click(),
  },
}

for (const [name, { style, around = '%', turn, back }] of Object.entries(WAYS))
  test(`a button follows ${name} within a frame`, async ({ page, shop }) => {
    await shop.show(around.replace('%', MUG), { head: `<style>${style}</style>%%SNIPPET%%` })
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    await page.evaluate(() => cartlet.ready)
    expect(await themeAfter(page, () => {})).toBe('light')
    expect(await themeAfter(page, turn)).toBe('dark')
    expect(await themeAfter(page, back)).toBe('light')
  })

test('a button follows the visitor’s preferred colour scheme within a frame', async ({ page, shop, browserName }) => {
  test.skip(browserName === 'firefox', 'Playwright does not emulate media in the plain Firefox.')
  await shop.show(MUG, {
    head: '<style>:root { color-scheme: light dark } body { background: light-dark(#fff, #111) }</style>%%SNIPPET%%',
  })
  await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeAfter(page, () => {})).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await themeAfter(page, () => {})).toBe('light')
})

const DRAWN_IN: Record<string, { style: string; script?: string; theme: string }> = {
  'a dark page in rgb()': { style: 'body { background: #111; color: #eee }', theme: 'dark' },
  'a dark page in lab()': { style: 'body { background: lab(5% 0 0); color: #eee }', theme: 'dark' },
  'a page of middle grey': { style: 'body { background: #777; color: #fff }', theme: 'light' },
  'a dark page whose colours are asked for': {
    style: 'body { background: #012; color: #eee }',
    script: 'data-theme="host"',
    theme: 'dark',
  },
  'a theme file that says dark': { style: '', script: 'data-theme="/t/theme.json"', theme: 'dark' },
}

for (const [name, { style, script, theme }] of Object.entries(DRAWN_IN))
  test(`a button is never painted in the wrong colours: ${name}`, async ({ page, shop }) => {
    await page.route('**/t/theme.json', (route) =>
      route.fulfill({ json: { theme: 'dark', '--cartlet-color-primary': '#f2a7c0' } }),
    )
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const root = document.querySelector('cartlet-buy-button')?.shadowRoot?.querySelector<HTMLElement>('.root')
        const button = root?.querySelector('button')
        const now = button && `${root?.dataset.theme} ${getComputedStyle(button).backgroundColor}`
        if (now && seen[seen.length - 1] !== now) seen.push(now)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await shop.show(MUG, { script, head: `<style>${style}</style>%%SNIPPET%%` })
    await expect(page.getByRole('button', { name: 'Buy the Blue Mug €18.00' })).toBeVisible()
    await page.evaluate(() => cartlet.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toContain(theme)
  })
