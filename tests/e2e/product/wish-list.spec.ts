/** The wish list of a visitor: hearts, the element, consent, other tabs. */
import { expect, test } from '../../support/fixtures/fixtures'
import { wishListJourneys } from '../../support/pages/wish-list-journeys'

wishListJourneys('v1')

for (const [lang, badge, name] of [
  ['de', 'Ausverkauft', /^Merkzettel/],
  ['he', 'אזל מהמלאי', /^רשימת משאלות/],
] as const)
  test(`on a narrow card the badge is read whole beside or below the heart, in ${lang}`, async ({ page, shop }) => {
    await shop.show('<main style="inline-size: 150px"><cartlet-product product="brass-lamp"></cartlet-product></main>', {
      script: 'data-wish-list="on"',
      lang,
      ...(lang === 'he' && { dir: 'rtl' as const }),
    })
    const [tag, heartButton] = [page.locator('[part~=badge]').filter({ hasText: badge }), page.getByRole('button', { name })]
    await expect(heartButton).toBeVisible()
    await expect(tag).toBeVisible()
    const words = tag.getByText(badge, { exact: true })
    expect(await words.evaluate((one) => one.getClientRects().length), 'lines of the badge').toBe(1)
    expect(await tag.evaluate((one) => one.scrollWidth - one.clientWidth), 'what is cut off').toBe(0)
    const [box, other] = [await tag.boundingBox(), await heartButton.boundingBox()]
    if (!box || !other) throw new Error('not drawn')
    const isApart = box.y >= other.y + other.height || box.x >= other.x + other.width || other.x >= box.x + box.width
    expect(isApart, 'badge and heart lie apart').toBe(true)
  })
