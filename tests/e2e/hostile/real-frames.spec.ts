/** Buttons in frames that have no address of their own, or one that no visitor should come back to. */
import { expect, test } from '../../support/fixtures/fixtures'

const BUTTON = '<cartlet-buy-button product="blue-mug" label="Buy the mug" action="checkout"></cartlet-buy-button>'

const FRAMES = {
  'a srcdoc frame': `frame.srcdoc = html`,
  'a blob: frame': `frame.src = URL.createObjectURL(new Blob([html], { type: 'text/html' }))`,
} as const

// hazard 101
for (const [what, fill] of Object.entries(FRAMES))
  test(`a visitor who buys in ${what} comes back to the page around it`, async ({ page, shop }) => {
    await shop.show(
      `<template id="content">%%SNIPPET%%${BUTTON}</template><iframe id="frame" width="600" height="400"></iframe>
       <script>
         const html = '<!doctype html><title>A frame</title>' + content.innerHTML.replace('src="/', 'src="' + location.origin + '/')
         ${fill}
       </script>`,
      { head: '' },
    )
    const address = page.url()
    await page
      .frameLocator('#frame')
      .getByRole('button', { name: /^Buy the mug/ })
      .click()
    await page.waitForURL(/\/checkout/)
    const [session] = shop.platform.journal.requests({ path: '/_api/redirects-api/v1/redirect-session' })
    expect(session?.body).toMatchObject({ callbacks: { postFlowUrl: address } })
  })

test('a visitor who buys in a blank frame inside of a srcdoc frame comes back to the page around both', async ({
  page,
  shop,
}) => {
  await shop.show(
    `<template id="content">%%SNIPPET%%${BUTTON}</template><iframe id="frame" width="640" height="440" srcdoc="<!doctype html><iframe width='600' height='400'></iframe>"></iframe>
     <script>
       frame.onload = () => {
         const outer = frame.contentDocument
         const inner = outer.querySelector('iframe').contentDocument
         inner.body.append(inner.importNode(content.content, true))
         for (const script of inner.querySelectorAll('script')) {
           const again = inner.createElement('script')
           for (const { name, value } of script.attributes) again.setAttribute(name, value.replace(/^\\/dist/, location.origin + '/dist'))
           script.replaceWith(again)
         }
       }
     </script>`,
    { head: '' },
  )
  const address = page.url()
  await page
    .frameLocator('#frame')
    .frameLocator('iframe')
    .getByRole('button', { name: /^Buy the mug/ })
    .click()
  await page.waitForURL(/\/checkout/)
  const [session] = shop.platform.journal.requests({ path: '/_api/redirects-api/v1/redirect-session' })
  expect(session?.body).toMatchObject({ callbacks: { postFlowUrl: address } })
})
