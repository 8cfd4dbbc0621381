/** What a simulated screen reader says for our components. A real screen reader is recorded in the long run (docs/transcripts). */
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, describe, expect, it } from 'vitest'
import { enCart } from '../../../src/i18n/compiled/english/en-cart'
import { LiveRegion } from '../../../src/widget/LiveRegion'
import { Price } from '../../../src/widget/Price'
import { ChoiceGroup } from '../../../src/widget/product/choose/ChoiceGroup'
import { QuantityStepper } from '../../../src/widget/QuantityStepper'
import { anAmount } from '../../support/fixtures/views'
import { renderInShop } from '../../support/pages/render'

const MOST_STEPS = 60
const noop = () => {}

afterEach(() => virtual.stop())

/** Reads until the screen reader is back at its starting point. */
async function readAll(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container })
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    await virtual.next()
    const log = await virtual.spokenPhraseLog()
    if (log.length > 1 && log.at(-1) === log[0]) return log.slice(0, -1)
  }
  throw new Error(`The reader does not come back to its beginning: ${await virtual.spokenPhraseLog()}`)
}

/** The phrases for controls, without the texts inside them. */
const controlsIn = (log: readonly string[]) => log.filter((phrase) => /^(radio|button|spinbutton|textbox|group)\b/.test(phrase))

describe('simulated screen reader', () => {
  it('a screen reader says “Was” before the old price and “Now” before the current one', async () => {
    const { container } = renderInShop(<Price price={anAmount(12)} comparePrice={anAmount(16)} />)
    expect(await readAll(container)).toEqual(['Was', '€16.00', 'Now', '€12.00'])
  })

  it('a screen reader reads each choice of an option once, and says which one is sold out', async () => {
    const choices = [
      { value: 'S', label: 'S', status: 'available', words: '', note: '' },
      { value: 'L', label: 'L', status: 'sold-out', words: 'sold out', note: '' },
    ] as const
    const { container } = renderInShop(<ChoiceGroup title="Size" look="text" choices={choices} picked="S" onPick={noop} />)
    expect(controlsIn(await readAll(container)).map((phrase) => phrase.split(', ').slice(0, 2))).toEqual([
      ['group', 'Size : S'],
      ['radio', 'S'],
      ['radio', 'L (sold out)'],
    ])
  })

  it('a screen reader reads the product name at every control of the quantity stepper, and no group', async () => {
    const { container } = renderInShop(
      <QuantityStepper messages={enCart} name="Blue Mug" quantity={2} onQuantity={noop} onRemove={noop} />,
    )
    expect(controlsIn(await readAll(container)).map((phrase) => phrase.split(', ').slice(0, 2))).toEqual([
      ['button', 'Decrease quantity for Blue Mug'],
      ['spinbutton', 'Quantity of Blue Mug'],
      ['button', 'Increase quantity for Blue Mug'],
    ])
  })

  it('a screen reader announces a new sentence of the live region politely', async () => {
    const { container, redraw } = renderInShop(<LiveRegion className="hidden" sentence="" />)
    await virtual.start({ container })
    redraw(<LiveRegion className="hidden" sentence="Added: Blue Mug, 1 in cart." />)
    await expect.poll(() => virtual.spokenPhraseLog()).toContain('polite: Added: Blue Mug, 1 in cart.')
  })
})
