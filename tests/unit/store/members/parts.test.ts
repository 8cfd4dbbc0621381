/** The chunks of member requests are loaded at the first press, which can fail. */
import { describe, expect, it, vi } from 'vitest'
import * as entryParts from '../../../../src/store/members/entry/entry.chunk'
import * as workParts from '../../../../src/store/members/work/work.chunk'
import { json } from '../../platform/fake-platform'
import { ADA, AUTH, aVisitor, LOGIN_KEY, LOGIN_ORIGIN, PAGE, success } from './members'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const FAILED = { screen: 'FAILURE', failure: { key: 'loadFailed', code: 'LOAD_FAILED', field: '', retryable: true } }

/** A chunk whose download completes when `come` is called. */
function held<T>(part: T) {
  let come = () => {}
  return { load: () => new Promise<T>((resolve) => (come = () => resolve(part))), come: () => come() }
}

/** A chunk whose download fails until `mend` is called. */
function broken<T>(part: T) {
  let isGone = true
  return { load: () => (isGone ? gone() : Promise.resolve(part)), mend: () => (isGone = false) }
}

describe('the chunk with the member requests', () => {
  it('the state is busy from the press on while the chunk is loading', async () => {
    const { load, come } = held(workParts)
    const { members, state, answer, settle, settled, sent } = aVisitor({ loadWork: load })
    answer(AUTH.login, () => success())
    const login = members.login(ADA)
    await settled()
    expect([state(), sent(AUTH.login)]).toMatchObject([{ screen: 'BUSY', task: 'LOG_IN' }, []])
    come()
    await settle(login)
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('sends no login when another form was opened while the chunk was loading', async () => {
    const { load, come } = held(workParts)
    const loadEntry = vi.fn(async () => entryParts)
    const { members, state, settle, settled, sent } = aVisitor({ loadWork: load, loadEntry })
    const login = members.login(ADA)
    await settled()
    members.show('FORGOT_PASSWORD')
    come()
    await settle(login)
    expect([state(), sent(AUTH.login)]).toEqual([{ screen: 'INITIAL', form: 'FORGOT_PASSWORD' }, []])
    expect(loadEntry).not.toHaveBeenCalled()
  })

  it('redeems the code of a redirect although another form is open by then, and removes the verifier', async () => {
    const { load, come } = held(workParts)
    const { members, kept, settle, settled, client } = aVisitor({ loadWork: load })
    kept.set(LOGIN_KEY, JSON.stringify({ codeVerifier: 'verifier', codeChallenge: 'challenge', state: 'state' }))
    const back = members.finishRedirect(`${PAGE}&code=code&state=state`)
    await settled()
    members.show('REGISTER')
    come()
    await settle(back)
    expect([client.session.role(), kept.has(LOGIN_KEY)]).toEqual(['member', false])
  })

  it.each<[string, (visitor: ReturnType<typeof aVisitor>) => Promise<unknown>]>([
    ['a login', ({ members }) => members.login(ADA)],
    ['a registration', ({ members }) => members.register(ADA)],
    ['a mail', ({ members }) => members.sendRecoveryMail(ADA.email)],
    ['the way to the hosted login', ({ members }) => members.loginByRedirect()],
    ['the way back', ({ members }) => members.finishRedirect(`${PAGE}&code=c&state=s`)],
  ])('reports LOAD_FAILED and sends nothing when the chunk of %s does not load', async (_, act) => {
    const visitor = aVisitor({ loadWork: gone })
    await visitor.settle(act(visitor))
    expect(visitor.state()).toMatchObject(FAILED)
    expect([visitor.errors.map(({ code }) => code), visitor.device.seen]).toEqual([['LOAD_FAILED'], []])
  })

  it('the next press loads a failed chunk again', async () => {
    const { load, mend } = broken(workParts)
    const { members, answer, settle, state } = aVisitor({ loadWork: load })
    answer(AUTH.login, () => success())
    await settle(members.login(ADA))
    mend()
    await settle(members.login(ADA))
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('prepare() loads the chunk ahead, and a login that of its tokens', async () => {
    const [loadWork, loadEntry] = [vi.fn(async () => workParts), vi.fn(async () => entryParts)]
    const { members, settled, answer, device } = aVisitor({ loadWork, loadEntry })
    answer(AUTH.login, () => new Promise(() => {}))
    members.prepare()
    await settled()
    expect([loadWork.mock.calls.length, loadEntry.mock.calls.length, device.seen]).toEqual([1, 0, []])
    void members.login(ADA)
    await settled()
    expect([loadWork.mock.calls.length, loadEntry.mock.calls.length]).toEqual([1, 1])
  })

  it('prepare() reports nothing when the chunk does not load', async () => {
    const { members, state, errors, settled } = aVisitor({ loadWork: gone })
    members.prepare()
    await settled()
    expect([state().screen, errors]).toEqual(['INITIAL', []])
  })

  it('logs out locally although the chunk does not load', async () => {
    const { members, settle, client, state, errors, visited } = aVisitor({ role: 'member', loadWork: gone })
    await settle(members.logout())
    expect([client.session.role(), errors.map(({ code }) => code), visited]).toEqual(['none', ['LOAD_FAILED'], []])
    expect(state()).toMatchObject({ failure: { key: 'loggedOutHereOnly', code: 'LOAD_FAILED' }, at: { screen: 'INITIAL' } })
  })

  it('a member stays logged in without a name when the chunk does not load, and a later request gets the name', async () => {
    const { load, mend } = broken(workParts)
    const { members, settle, state, errors, answer } = aVisitor({ role: 'member', loadWork: load })
    answer(AUTH.user, () => json({ name: 'Ada' }))
    expect(await settle(members.member())).toBeUndefined()
    expect([state().screen, errors.length]).toEqual(['LOGGED_IN', 1])
    mend()
    expect(await settle(members.member())).toMatchObject({ name: 'Ada' })
  })

  it('lookForMember() reports nothing when the chunk does not load', async () => {
    const { members, settle, state, errors } = aVisitor({ loadWork: gone })
    await settle(members.lookForMember())
    expect([state(), errors]).toEqual([{ screen: 'INITIAL', form: 'LOG_IN' }, []])
  })
})

describe('the chunk that turns a login into tokens', () => {
  it('a login fails when its token chunk does not load, and can be tried again', async () => {
    const { load, mend } = broken(entryParts)
    const { members, answer, settle, state } = aVisitor({ loadEntry: load })
    answer(AUTH.login, () => success())
    await settle(members.login(ADA))
    expect(state()).toMatchObject(FAILED)
    mend()
    await settle(members.login(ADA))
    expect(state().screen).toBe('LOGGED_IN')
  })

  it('loginByRedirect() does not leave the page when the token chunk does not load, and can be tried again', async () => {
    const { load, mend } = broken(entryParts)
    const { members, settle, state, visited } = aVisitor({ loadEntry: load })
    await settle(members.loginByRedirect())
    expect([state(), visited]).toMatchObject([FAILED, []])
    mend()
    await settle(members.loginByRedirect())
    expect(visited).toEqual([`${LOGIN_ORIGIN}/authorize?x=1`])
  })
})
