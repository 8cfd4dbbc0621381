import { describe, expect, it } from 'vitest'
import { enButton } from '../../../../src/i18n/english/en'
import { enPage } from '../../../../src/i18n/english/en-page'
import { CartletError } from '../../../../src/platform/http/errors'
import { addErrorText } from '../../../../src/widget/button/add-error'
import { addProblemText } from '../../../../src/widget/overlay/add-problem'

const error = (code: string, data?: unknown) => new CartletError(code, 'for the author', { data })

describe('A failed add', () => {
  it.each([
    [error('MAX_IN_CART', { quantity: 3 }), enButton.maxInCartStatus('Mug', 3)],
    [error('MAX_IN_CART'), enButton.maxInCartStatus('Mug', 0)],
    [error('CHECKOUT_FAILED'), enButton.checkoutFailed],
    [error('NETWORK'), enButton.offline],
    [error('TIMEOUT'), enButton.offline],
    [error('HTTP_503'), enButton.addFailed],
    [new TypeError('x is not a function'), enButton.addFailed],
  ])('%s has one text, the same beside the button and in a toast', (thrown, sentence) => {
    expect(addErrorText(thrown, 'Mug', enButton)).toBe(sentence)
    expect(addProblemText({ name: 'Mug', error: thrown as CartletError }, enButton, enPage)).toBe(sentence)
  })

  it('says how many were added when some were', () => {
    expect(addProblemText({ name: 'Mug', added: 2 }, enButton, enPage)).toBe(enPage.clampedStatus('Mug', 2))
  })

  it('has a text when its reason is unknown', () => {
    expect(addProblemText({ name: 'Mug' }, enButton, enPage)).toBe(enButton.addFailed)
  })
})
