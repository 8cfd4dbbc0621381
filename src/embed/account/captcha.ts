/**
 * Captchas (specification §9 "Captcha site keys"; product contract §6): in the page's own document through a slot, because they look for themselves there and
 * not in shadow roots; fetched when one is asked for and not before. Where a policy, a blocker or a modal dialog stands in the way, the hosted login takes over.
 */
import { captchaSiteKeys } from '../../platform/identity/login/captcha'
import type { CaptchaKind } from '../../widget/account/account-context'
import { unclobbered } from '../../widget/dialog/unclobbered'

/** The service whose keys the platform uses. */
const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/enterprise.js'
const PATIENCE_MS = 15_000
/** The service's own width, less than which it has a smaller form. */
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

/** By document: whatever its policy says of the script, it says for ever; a broken connection may be tried again. */
const scripts = new WeakMap<Document, Promise<void>>()

function loadScript(document: Document, src: string): Promise<void> {
  const known = scripts.get(document)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = unclobbered(document).createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', reject)
    script.src = src // throws where the page trusts no address that it has not made itself
    unclobbered(document).head.append(script)
  })
  scripts.set(document, loading)
  loading.catch(() => scripts.delete(document))
  return loading
}

/** A captcha's questions open over the page, where a modal dialog leaves nothing to be clicked. */
const isUnderModal = (host: HTMLElement): boolean => host.closest('dialog')?.matches(':modal') ?? false

export interface CaptchaRequest {
  /** Where the service's script stands. @default the service whose keys the platform uses */
  src: string
  kind: CaptchaKind
  theme: 'light' | 'dark'
  /** One of the two is called at most once, and never after the undo. */
  onToken(token: string): void
  onUnavailable(): void
}

/** Shows it in the slot `captcha` of `host`; returns its undo. */
export function captchaIn(host: HTMLElement, view: ServicePage, request: CaptchaRequest): () => void {
  const { kind, theme } = request
  const { ownerDocument } = host
  const document = unclobbered(ownerDocument)
  const box = document.createElement('div')
  box.slot = 'captcha'
  let over = false
  const end = (tell?: () => void) => {
    if (over) return
    over = true
    view.clearTimeout(timer)
    document.removeEventListener('securitypolicyviolation', refused)
    tell?.()
  }
  const giveUp = () => end(request.onUnavailable)
  /** Its script came, its frame did not. */
  const refused = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'report' && /^(frame|child)-src$/.test(effectiveDirective)) giveUp()
  }
  const timer = view.setTimeout(giveUp, PATIENCE_MS)
  document.addEventListener('securitypolicyviolation', refused)
  host.append(box)

  const show = (service: CaptchaService) => {
    if (over) return
    const widget = service.render(box, {
      sitekey: captchaSiteKeys()[kind],
      size: kind === 'invisible' ? kind : host.clientWidth < NARROW_PX ? 'compact' : 'normal',
      theme,
      callback: (token) => end(() => request.onToken(token)),
      'error-callback': giveUp,
    })
    // People take their time; whoever is not asked anything must not wait for ever.
    if (kind === 'invisible') service.execute(widget)
    else view.clearTimeout(timer)
  }
  const start = async () => {
    if (isUnderModal(host)) throw new Error('A modal dialog is open')
    const src = new URL(request.src || CAPTCHA_SCRIPT)
    src.searchParams.set('render', 'explicit')
    await loadScript(ownerDocument, src.href)
    const service = view.grecaptcha?.enterprise
    if (!service) throw new Error('The script is none of a captcha')
    service.ready(() => show(service))
  }
  start().catch(giveUp)
  return () => {
    end()
    box.remove()
  }
}
