import { describe, expect, it } from 'vitest'
import { enButton } from '../../../../src/i18n/compiled/english/en-button'
import { enPage } from '../../../../src/i18n/compiled/english/en-page'
import { CartletError } from '../../../../src/platform/http/errors'
import { addErrorText } from '../../../../src/widget/button/add-error'
import { addProblemText } from '../../../../src/widget/overlay/add-problem'

const error = (code: string, data?: unknown) => new CartletError(code, 'for the author', { data })
const passing = (code: string) => new CartletError(code, 'for the author', { retryable: true })
const { addFailed, checkoutFailed, tryAgain, outOfReach, checkConnection } = enButton

describe('failed add', () => {
  it.each([
    ['MAX_IN_CART with a quantity', error('MAX_IN_CART', { quantity: 3 }), enButton.maxInCartStatus('Mug', 3)],
    ['MAX_IN_CART without a quantity', error('MAX_IN_CART'), enButton.maxInCartStatus('Mug', 0)],
    ['CHECKOUT_FAILED that may pass', passing('CHECKOUT_FAILED'), checkoutFailed + tryAgain],
    ['NETWORK that may pass', passing('NETWORK'), outOfReach + checkConnection],
    ['TIMEOUT', passing('TIMEOUT'), outOfReach + checkConnection],
    ['HTTP_503', passing('HTTP_503'), addFailed + tryAgain],
    // A retry does not help here: a refused client, a domain that is not allowed, a policy.
    ['CHECKOUT_FAILED that lasts', error('CHECKOUT_FAILED'), checkoutFailed],
    ['NETWORK that lasts', error('NETWORK'), outOfReach],
    ['TOKEN_REJECTED', error('TOKEN_REJECTED'), addFailed],
    ['HTTP_403', error('HTTP_403'), addFailed],
    ['NOT_ADDED', error('NOT_ADDED'), addFailed],
    ['of our own code', new TypeError('x is not a function'), addFailed + tryAgain],
  ])('the failure %s has the same text beside the button and in a toast', (_, thrown, sentence) => {
    expect(addErrorText(thrown, 'Mug', enButton)).toBe(sentence)
    expect(addProblemText({ name: 'Mug', error: thrown as CartletError }, enButton, enPage)).toBe(sentence)
  })

  it('addProblemText says how many items were added when that is less than requested', () => {
    expect(addProblemText({ name: 'Mug', added: 2 }, enButton, enPage)).toBe(enPage.clampedStatus('Mug', 2))
  })

  it.each(['loginFailed', 'loggedOutHere'] as const)('addProblemText says %s in the language in which it is asked', (says) => {
    const page = { ...enPage, [says]: 'Auf Deutsch' }
    expect(addProblemText({ name: '', says }, enButton, page)).toBe('Auf Deutsch')
  })

  it('addProblemText returns a text for an unknown reason', () => {
    expect(addProblemText({ name: 'Mug' }, enButton, enPage)).toBe(addFailed + tryAgain)
  })
})
