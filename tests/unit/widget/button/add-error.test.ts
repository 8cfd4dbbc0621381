import { describe, expect, it } from 'vitest'
import { enButton } from '../../../../src/i18n/english/en'
import { enPage } from '../../../../src/i18n/english/en-page'
import { CartletError } from '../../../../src/platform/http/errors'
import { addErrorText } from '../../../../src/widget/button/add-error'
import { addProblemText } from '../../../../src/widget/overlay/add-problem'

const error = (code: string, data?: unknown) => new CartletError(code, 'for the author', { data })

describe('an add that failed', () => {
  it.each([
    [error('MAX_IN_CART', { quantity: 3 }), enButton.maxInCartStatus('Mug', 3)],
    [error('MAX_IN_CART'), enButton.maxInCartStatus('Mug', 0)],
    [error('CHECKOUT_FAILED'), enButton.checkoutFailed],
    [error('NETWORK'), enButton.offline],
    [error('TIMEOUT'), enButton.offline],
    [error('HTTP_503'), enButton.addFailed],
    [new TypeError('x is not a function'), enButton.addFailed],
  ])('%s is said in one sentence, the same beside the button and in a note of the page', (thrown, sentence) => {
    expect(addErrorText(thrown, 'Mug', enButton)).toBe(sentence)
    expect(addProblemText({ name: 'Mug', error: thrown as CartletError }, enButton, enPage)).toBe(sentence)
  })

  it('that put some into the cart says how many', () => {
    expect(addProblemText({ name: 'Mug', added: 2 }, enButton, enPage)).toBe(enPage.clampedStatus('Mug', 2))
  })

  it('whose reason nobody knows has a sentence, too', () => {
    expect(addProblemText({ name: 'Mug' }, enButton, enPage)).toBe(enButton.addFailed)
  })
})
