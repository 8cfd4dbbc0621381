/** Buttons with long prices, which are put into answers of catalog version 1. */
import { expect, test } from '../../support/fixtures/fixtures'
import { HARD_PRICES, hardenCatalogue } from '../../support/fixtures/hard-catalogue'

for (const place of ['a line', 'a column of 160px'])
  test(`no price lies over its label or the edge of its button in ${place}, however long it is`, async ({ page, shop }) => {
    await hardenCatalogue(page, HARD_PRICES)
    await page.setViewportSize({ width: 1280, height: 4000 }) // all of them near the viewport
    const labels = ['Buy', 'In den Warenkorb']
    const buttons = Object.keys(HARD_PRICES).flatMap((slug) =>
      labels.map((label) => `<p><cartlet-buy-button product="${slug}">${label}</cartlet-buy-button></p>`),
    )
    const style = place === 'a line' ? '' : '<style>p { width: 160px }</style>'
    await shop.show(style + buttons.join(''))
    await expect(page.locator('cartlet-buy-button .price')).toHaveCount(buttons.length)
    const boxes = await page.locator('cartlet-buy-button .button').evaluateAll((all) =>
      all.map((button) => {
        const around = (boxes: DOMRect[]) => ({
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          top: Math.min(...boxes.map(({ top }) => top)),
          bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        })
        const words = document.createRange()
        words.selectNodeContents(button.querySelector('.label .over') ?? (button.querySelector('.label slot') as Element))
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return {
          words: button.textContent,
          button: { left, right, top, bottom },
          label: around([words.getBoundingClientRect()]),
          price: around([...button.querySelectorAll('.price bdi')].map((one) => one.getBoundingClientRect())),
        }
      }),
    )
    const wrong = boxes.filter(({ button, label, price }) => {
      const isBeside = label.bottom > price.top + 8 && price.bottom > label.top + 8
      const isOver = isBeside && label.right > price.left - 4 && price.right > label.left - 4
      const isOut =
        price.left < button.left + 4 || price.right > button.right - 4 || price.bottom > button.bottom || label.top < button.top
      const isUneven = isBeside && Math.abs(label.left - button.left - (button.right - price.right)) > 3
      return isOver || isOut || isUneven
    })
    expect(wrong).toEqual([])
  })
