/** One test for each reason to refuse a login: an action causes it, and its sentence is shown once. */
import type { Page } from '@playwright/test'
import { enAccount } from '../../../src/i18n/compiled/english/en-account'
import type { MemberFailureKey } from '../../../src/store/members/member-failures'
import { expect, type Shop, test } from '../fixtures/fixtures'
import { button, onPage } from '../fixtures/members'

export const at = (name: string) => `${name}@members.example`
export const LOGIN = '/_api/iam/authentication/v2/login'

export interface Refusal {
  key: MemberFailureKey
  /** The code that the platform answers, if it is asked. */
  code?: string
  act(page: Page, shop: Shop): Promise<unknown>
  /** Where the sentence is shown. @default the element with the forms */
  where?: typeof onPage
  /** The line in the author's console. */
  author?: RegExp
}

export function testRefusals(refusals: readonly Refusal[]): void {
  for (const { key, code, act, where = onPage, author } of refusals)
    test(`${key} is shown as "${enAccount.failures[key]}"`, async ({ page, shop }) => {
      if (code) shop.expectCode(code)
      if (author) shop.expectConsoleError(author)
      await shop.open('/members')
      await expect(button(onPage(page), 'Log in')).toBeVisible()
      await act(page, shop)
      await expect(where(page).getByRole('alert').filter({ hasText: enAccount.failures[key] })).toBeVisible()
      await expect(where(page).getByRole('alert')).toHaveCount(1)
    })
}
