import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CartletError } from '../../../../../src/platform/http/errors'
import { StockRequest, type StockRequestProps } from '../../../../../src/widget/product/stock/StockRequest'
import { renderInShop, turn } from '../../../../support/pages/render'

const LABEL = 'Notify me when available'
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail address' })
const button = () => screen.getByRole('button', { name: LABEL })

async function aRequest(props: Partial<StockRequestProps> = {}) {
  const send = vi.fn(async (_: string) => true)
  const draw = (item: string) => (
    <StockRequest item={item} label={LABEL} knownEmail={async () => undefined} send={send} {...props} />
  )
  const view = renderInShop(draw('one'))
  await turn()
  const type = (value: string) => fireEvent.input(field(), { target: { value } })
  const press = async () => {
    fireEvent.submit(field().form as HTMLFormElement)
    await turn()
  }
  return { send: props.send ?? send, type, press, other: () => view.redraw(draw('two')) }
}

describe('StockRequest', () => {
  it('sends the trimmed address once, and the answer takes the focus', async () => {
    let answer: (isTaken: boolean) => void = () => {}
    const send = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const { type, press } = await aRequest({ send })
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(/receives this address/).id)
    type(' ada@example.com ')
    await press()
    await press()
    expect(send.mock.calls).toEqual([['ada@example.com']])
    expect(button().getAttribute('aria-busy')).toBe('true')
    const left = vi.fn(({ relatedTarget }: FocusEvent) => relatedTarget)
    field().addEventListener('blur', left)
    await act(async () => answer(true))
    expect(document.activeElement).toBe(screen.getByText('The shop will write to you when this is available again.'))
    expect(screen.queryByRole('textbox')).toBeNull()
    // It has moved, and was not lost first: a screen reader says where it is.
    expect(left.mock.results).toEqual([{ type: 'return', value: document.activeElement }])
  })

  it.each([
    '',
    'ada',
    'ada@example',
    'a b@example.com',
  ])('asks for a valid address in place of "%s", and sends nothing', async (text) => {
    const { send, type, press } = await aRequest()
    type(text)
    await press()
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid e-mail address.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
    // Told by its alert, and not again as a description of the field that has the focus.
    const described = () => field().getAttribute('aria-describedby')?.split(' ')
    expect(described()).toEqual([screen.getByText(/receives this address/).id])
    fireEvent.blur(field())
    expect(described()).toContain(screen.getByRole('alert').id)
    type('ada@example.com')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('an address that the platform refuses is wrong, and any other failure can be tried again with what was typed', async () => {
    const violations = [{ field: 'request.email', description: 'no' }]
    const send = vi
      .fn()
      .mockRejectedValueOnce(new CartletError('INVALID_ARGUMENT', 'no', { violations }))
      .mockRejectedValueOnce(new CartletError('HTTP_500', 'no'))
      .mockResolvedValue(true)
    const { type, press } = await aRequest({ send })
    type('ada@example.invalid')
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid e-mail address.')
    await press()
    expect(screen.getByRole('alert').textContent).toBe('Your request could not be sent. Please try again.')
    expect(field().value).toBe('ada@example.invalid')
    await press()
    expect(screen.getByText(/will write to you/)).toBeTruthy()
  })

  it('starts with the member’s own address, which can be replaced', async () => {
    const { send, type, press } = await aRequest({ knownEmail: async () => 'ada@example.com' })
    expect(field().value).toBe('ada@example.com')
    type('work@example.com')
    await press()
    expect(send).toHaveBeenCalledWith('work@example.com')
  })

  it('asks again for another item, with the same address', async () => {
    const { type, press, other } = await aRequest()
    type('ada@example.com')
    await press()
    other()
    expect(field().value).toBe('ada@example.com')
  })

  it('asks for no other item in a shop that takes no requests', async () => {
    const { type, press, other } = await aRequest({ send: async () => false })
    type('ada@example.com')
    await press()
    other()
    expect(screen.getByText('This shop does not take such requests at the moment.')).toBeTruthy()
  })
})
