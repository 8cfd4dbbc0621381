/** Renders logins with a broken response of the platform: the screen must show some text and must not be busy for ever. */
import { cleanup, render } from '@testing-library/react'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Account } from '../../../../src/widget/account/Account'
import * as forms from '../../../../src/widget/account/forms/account-forms.chunk'
import { MemberMenu } from '../../../../src/widget/account/menu/account-menu.chunk'
import { ShopProvider, type ShopSurroundings } from '../../../../src/widget/shop-context'
import { aFakeShop } from '../../../support/fakes/fake-shop'
import { drawnWhile } from '../../../support/fuzz/drawn-while'
import { FUZZ_RUNS, fuzz } from '../../../support/fuzz/fuzz-run'
import { isMistake } from '../../../support/fuzz/mappers'
import { type Json, mutate, spots, written } from '../../../support/fuzz/mutations'
import { wrongOn } from '../../../support/fuzz/oracle'
import { vectorAnswers } from '../../../support/fuzz/recorded'
import { ADA, AUTH, aVisitor } from '../../store/members/members'

const answers = vectorAnswers().filter(({ kind }) => ['login', 'claims', 'error', 'redirect'].includes(kind))
const bodiesOf = (wanted: string) => answers.filter(({ kind }) => kind === wanted).map(({ body }) => body)
const BODIES = { login: bodiesOf('login'), claims: bodiesOf('claims'), error: bodiesOf('error'), redirect: bodiesOf('redirect') }
const ELEMENT_KINDS = Object.keys(BODIES) as (keyof typeof BODIES)[]

/** Renders the account and logs in with the given response. */
async function logIn(kind: keyof typeof BODIES, text: string) {
  const visitor = aVisitor()
  const { members, settle } = visitor
  if (kind !== 'login') visitor.answer(AUTH.login, () => new Response(JSON.stringify(BODIES.login[0])))
  const path = { login: AUTH.login, claims: AUTH.user, error: AUTH.login, redirect: AUTH.redirect }[kind]
  visitor.answer(path, () => new Response(text, { status: kind === 'error' ? 400 : 200 }))
  const surroundings: ShopSurroundings = { shop: aFakeShop().shop, adoptStyles() {}, setFallback() {}, checkout: () => undefined }
  const { container } = render(
    <ShopProvider value={surroundings}>
      <Account
        mode="page"
        fields=""
        providers=""
        showCaptcha={() => () => {}}
        loadMembers={async () => members}
        loadForms={async () => forms}
        loadMenu={async () => ({ MemberMenu: (given) => <MemberMenu {...given} links={[]} /> })}
      />
    </ShopProvider>,
  )
  await drawnWhile(() => settle(members.login(ADA)))
  await drawnWhile(() => settle(members.member()))
  await drawnWhile(visitor.settled)
  // The page was left for the hosted login: the visitor returns with the Back button.
  if (visitor.visited.length) await drawnWhile(async () => members.stayed())
  return { ...visitor, container }
}

const RUNS = Math.ceil(FUZZ_RUNS / 100)
const MS_PER_RUN = 600

it.each(ELEMENT_KINDS)('a login with an intact response of the kind "%s" ends on a screen that is not busy', async (kind) => {
  for (const body of BODIES[kind].slice(0, 4)) {
    const { container, state } = await logIn(kind, JSON.stringify(body))
    expect([state().screen === 'BUSY', wrongOn(container)]).toEqual([false, undefined])
    expect(container.textContent).not.toBe('')
    cleanup()
  }
})

it(
  `a login with a broken response ends on a screen that has text and is not busy, in ${RUNS} runs`,
  async () => {
    await fuzz(fc.tuple(fc.constantFrom(...ELEMENT_KINDS), fc.nat(), spots), RUNS, async ([kind, which, places]) => {
      const body = BODIES[kind][which % BODIES[kind].length] as Json
      const { broken, done } = mutate(body, places)
      const { container, state, errors } = await logIn(kind, written(broken))
      const { screen } = state()
      const wrong =
        screen === 'BUSY'
          ? 'busy for ever'
          : (wrongOn(container) ??
            errors.filter(isMistake).map(String)[0] ??
            (container.textContent ? undefined : 'nothing on it'))
      cleanup()
      if (wrong) throw new Error(`${kind}, ${done.join(', ')} → ${screen}: ${wrong}`, { cause: errors[0] })
    })
  },
  30_000 + RUNS * MS_PER_RUN,
)
