/**
 * Captchas (docs/platform.md §9 "Captcha site keys"; docs/behaviour.md §8). They are rendered in the host document and shown
 * through a slot, because the service does not look into shadow roots. Where a policy, a blocker or a modal dialog prevents them,
 * the hosted login is used instead.
 */

import { captchaSiteKeys } from '../../platform/identity/login/captcha'
import type { CaptchaKind } from '../../widget/account/account-context'
import { unclobbered } from '../../widget/dialog/unclobbered'
import { closestAcross } from '../dom/closest-across'
import { onPolicyRefusal } from '../report/csp'

/** The service whose keys the platform uses. */
const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/enterprise.js'
const MAX_WAIT_MS = 15_000
/** Width of the service's normal form; narrower hosts get its compact form. */
const NARROW_PX = 304

interface CaptchaOptions {
  sitekey: string
  size: 'normal' | 'compact' | 'invisible'
  theme: 'light' | 'dark'
  callback(token: string): void
  'error-callback'(): void
}

interface CaptchaService {
  ready(task: () => void): void
  render(container: HTMLElement, options: CaptchaOptions): number
  execute(widget: number): unknown
}

type ServicePage = Window & { grecaptcha?: { enterprise?: CaptchaService } }

/** By document. A failed load is removed, so that the next captcha tries again. */
const scripts = new WeakMap<Document, Promise<void>>()

function loadScript(document: Document, src: string): Promise<void> {
  const cached = scripts.get(document)
  if (cached) return cached
  const loading = new Promise<void>((resolve, reject) => {
    const script = unclobbered(document).createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', reject)
    script.src = src // throws where the page requires Trusted Types
    unclobbered(document).head.append(script)
  })
  scripts.set(document, loading)
  loading.catch(() => scripts.delete(document))
  return loading
}

/** A captcha opens its challenge in the host document, which is inert while a modal dialog is open. */
const isUnderModal = (host: HTMLElement): boolean => closestAcross(host, 'dialog')?.matches(':modal') ?? false

export interface CaptchaRequest {
  /** Address of the service's script. @default the service whose keys the platform uses */
  src: string
  /** Site keys of the visible and the invisible captcha, separated by a space. @default the platform's */
  keys: string
  kind: CaptchaKind
  theme: 'light' | 'dark'
  /** Only one of the two is called, once, and neither after the returned function was called. */
  onToken(token: string): void
  onUnavailable(): void
}

/** Shows the captcha in the slot `captcha` of `host`; returns a function that removes it. */
export function captchaIn(host: HTMLElement, view: ServicePage, request: CaptchaRequest): () => void {
  const { kind, theme } = request
  const [visible, invisible] = request.keys.trim().split(/\s+/)
  const { ownerDocument } = host
  const document = unclobbered(ownerDocument)
  const box = document.createElement('div')
  box.slot = 'captcha'
  const life = new AbortController()
  const end = (tell?: () => void) => {
    if (life.signal.aborted) return
    life.abort()
    view.clearTimeout(timer)
    tell?.()
  }
  const giveUp = () => end(request.onUnavailable)
  /** For policies that allow the service's script, but not its frame. */
  const refused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (/^(frame|child)-src$/.test(effectiveDirective)) giveUp()
  }
  const timer = view.setTimeout(giveUp, MAX_WAIT_MS)
  onPolicyRefusal(document, refused, life)
  host.append(box)

  const show = (service: CaptchaService) => {
    if (life.signal.aborted) return
    const widget = service.render(box, {
      sitekey: captchaSiteKeys({ visible, invisible })[kind],
      size: kind === 'invisible' ? kind : host.clientWidth < NARROW_PX ? 'compact' : 'normal',
      theme,
      callback: (token) => end(() => request.onToken(token)),
      'error-callback': giveUp,
    })
    // Solving a visible captcha may take any time. An invisible one needs no input, so its time limit stays.
    if (kind === 'invisible') service.execute(widget)
    else view.clearTimeout(timer)
  }
  const start = async () => {
    if (isUnderModal(host)) throw new Error('A modal dialog is open')
    const src = new URL(request.src || CAPTCHA_SCRIPT)
    src.searchParams.set('render', 'explicit')
    await loadScript(ownerDocument, src.href)
    const service = view.grecaptcha?.enterprise
    if (!service) throw new Error('The captcha script has no grecaptcha.enterprise')
    service.ready(() => show(service))
  }
  start().catch(giveUp)
  return () => {
    end()
    box.remove()
  }
}
