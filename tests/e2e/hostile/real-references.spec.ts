/** Ids and slugs that were pasted with something in or around them. */
import { quantity } from '../../support/fixtures/cart'
import { expect, test } from '../../support/fixtures/fixtures'

// hazard 97
test('slugs and a client id that were pasted with invisible and encoded characters sell, and the author is told', async ({
  page,
  shop,
}) => {
  shop.expectConsoleError(/"blue\[U\+200B\]-mug\[U\+200E\]" is read as "blue-mug"/)
  shop.expectConsoleError(/"%62lue%2Dmug" is read as "blue-mug"/)
  shop.expectConsoleError(/"“blue-mug”" is read as "blue-mug"/)
  shop.expectConsoleError(/A client id contains an invisible character/)
  shop.expectAnyAnswer() // the loader asks for a token ahead, with the id as it is written
  await shop.show(
    `<cartlet-buy-button product="blue\u200b-mug\u200e" label="Buy the mug"></cartlet-buy-button>
     <cartlet-buy-button product="%62lue%2Dmug" label="Buy the same mug"></cartlet-buy-button>
     <button data-cartlet-add="“blue-mug”">Take the mug</button>`,
    {
      head: `<script async crossorigin src="/dist/loader.js" data-client-id="%%CLIENT_ID%%\u200b" data-api="%%API%%"></script>`,
    },
  )
  await page.getByRole('button', { name: /^Buy the mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Buy the same mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('2')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take the mug' }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('3')
})

test('a snippet whose values are in the quotes of a text processor sells', async ({ page, shop }) => {
  shop.expectConsoleError(/"“blue-mug”" is read as "blue-mug"/)
  shop.expectConsoleError(/A client id contains an invisible character, or typographic quotes/)
  shop.expectAnyAnswer() // the loader asks for a token ahead, with the id as it is written
  await shop.show('<cartlet-buy-button product=“blue-mug” label="Buy the mug"></cartlet-buy-button>', {
    head: '<script async crossorigin src="/dist/loader.js" data-client-id=“%%CLIENT_ID%%” data-api="%%API%%"></script>',
  })
  await page.getByRole('button', { name: /^Buy the mug/ }).click()
  await expect(quantity(page, 'Blue Mug')).toHaveValue('1')
})

test('a page that asks for products and collections by pasted references gets them', async ({ page, shop }) => {
  shop.expectConsoleError(/"%62lue%2Dmug" is read as "blue-mug"/)
  shop.expectConsoleError(/"\[U\+200B\]blue-mug" is read as "blue-mug"/)
  await shop.show('<cartlet-cart-toggle></cartlet-cart-toggle>')
  const found = await page.evaluate(async () => {
    await cartlet.ready
    const product = (await cartlet.products.get('%62lue%2Dmug')) as { slug?: string }
    const collection = (await cartlet.collections.get('all%2Dproducts\u200b')) as { slug?: string }
    const { outcome } = await cartlet.cart.add({ product: '\u200bblue-mug' })
    return [product.slug, collection.slug, outcome]
  })
  expect(found).toEqual(['blue-mug', 'all-products', 'added'])
})
