/** A visitor with the real client; answers of the network are scripted, hidden frames and navigations are recorded. */
import type { FrameMessage } from '../../../../src/platform/environment'
import type { CartletError } from '../../../../src/platform/http/errors'
import * as entryParts from '../../../../src/store/members/entry/entry.chunk'
import { createMembers, type MembersPorts } from '../../../../src/store/members/member-actions'
import * as workParts from '../../../../src/store/members/work/work.chunk'
import { settled } from '../../../support/fakes/fake-shop'
import { aDevice, CLIENT_ID, json, type Seen, storedTokens, TOKENS_KEY, tokenReply } from '../../platform/fake-platform'

export const PAGE = 'https://page.example/shop?p=1#top'
export const LOGIN_ORIGIN = 'https://login.example'
export const LOGIN_KEY = `cartlet:${CLIENT_ID}:login`

export const AUTH = {
  register: '/v2/register',
  login: '/v2/login',
  verify: '/auth/verify',
  resend: '/auth/resend',
  mail: '/send-email',
  recover: '/v1/recover',
  password: '/v2/change-password',
  redirect: '/redirect-session',
  user: '/user-info',
}

export const ADA = { email: 'ada@members.example', password: 'garden-path' }
export const anIdentity = (more: object = {}) => ({
  id: 'identity-1',
  email: { address: ADA.email },
  identityProfile: { firstName: 'Ada', lastName: 'Lovelace', picture: 'https://pictures.example/ada.png' },
  ...more,
})
export const success = (more: object = {}) =>
  json({ state: 'SUCCESS', sessionToken: 'secret-session', identity: anIdentity(), ...more })

interface Frame {
  url: string
  isOpen: boolean
  hear(message: FrameMessage): void
}

interface VisitorOptions extends Partial<Pick<MembersPorts, 'loadWork' | 'loadEntry' | 'isKept'>> {
  role?: 'none' | 'visitor' | 'member'
  /** `answered`: the platform answers a hidden frame at once; `silent`: never; `none`: frames cannot be opened. */
  frames?: 'answered' | 'silent' | 'none'
  /** Whether the page passes only what it must. */
  isBare?: boolean
  tabStorage?: { read(key: string): string | null; write(key: string, text: string): boolean; remove(key: string): void }
}

export function aVisitor({ role = 'visitor', frames: answering = 'answered', isBare, ...ports }: VisitorOptions = {}) {
  const device = aDevice()
  const { environment } = device
  if (role !== 'none') environment.storage.write(TOKENS_KEY, storedTokens({ role, receivedAt: environment.now() }))
  const kept = new Map<string, string>()
  const tabStorage = ports.tabStorage ?? {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => Boolean(kept.set(key, text)),
    remove: (key: string) => void kept.delete(key),
  }
  const frames: Frame[] = []
  const visited: string[] = []
  const errors: CartletError[] = []
  const identities: string[] = []
  let refuseFrame = () => {}
  const authRequest = () => {
    const sessions = device.seen.filter(({ path }) => path.endsWith(AUTH.redirect))
    const last = sessions[sessions.length - 1]?.body as { auth?: { authRequest: { state: string } } } | undefined
    return last?.auth?.authRequest as { state: string; redirectUri?: string; sessionToken?: string; codeChallenge: string }
  }
  device.answerAt(AUTH.redirect, () => json({ redirectSession: { fullUrl: `${LOGIN_ORIGIN}/authorize?x=1` } }))
  device.answerAt('/oauth2/token', ({ body }) =>
    (body as { grantType: string }).grantType === 'authorization_code' ? tokenReply('secret-member') : undefined,
  )
  const client = device.tab({
    environment: {
      ...environment,
      openHiddenFrame:
        answering === 'none'
          ? undefined
          : (url, hear) => {
              const frame = { url, isOpen: true, hear }
              frames.push(frame)
              if (answering === 'answered')
                void Promise.resolve().then(() =>
                  hear({ data: { code: 'secret-code', state: authRequest().state }, origin: LOGIN_ORIGIN, isFromFrame: true }),
                )
              return () => {
                frame.isOpen = false
              }
            },
    },
  })
  const listening: Partial<MembersPorts> = {
    language: 'en',
    onFrameRefused: (giveUp) => {
      refuseFrame = giveUp
      return () => {
        refuseFrame = () => {}
      }
    },
    loadWork: async () => workParts,
    loadEntry: async () => entryParts,
    onIdentity: (next) => identities.push(next),
    onError: (error) => errors.push(error),
  }
  const members = createMembers({
    client,
    tabStorage,
    currentPage: () => PAGE,
    navigate: (url) => visited.push(url),
    ...(!isBare && listening),
    ...ports,
  })
  const screens: string[] = [members.store.getState().screen]
  members.store.subscribe(({ screen }) => screens.push(screen))

  return {
    device,
    client,
    members,
    frames,
    visited,
    errors,
    identities,
    kept,
    screens,
    authRequest,
    state: () => members.store.getState(),
    refuseFrame: () => refuseFrame(),
    answer: (path: string, handler: (seen: Seen, count: number) => Response | Promise<Response> | undefined) =>
      device.answerAt(path, handler),
    sent: (path: string) => device.seen.filter((seen) => seen.path.endsWith(path)).map(({ body }) => body),
    settle: device.settle,
    settled,
  }
}
