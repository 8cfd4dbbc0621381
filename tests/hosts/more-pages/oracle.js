/* A short form of the host pages' oracle: reports errors, rejections, policy violations, navigations and leaked keystrokes. */
;(() => {
  const H = { errors: [], rejections: [], csp: [], keys: [], navs: [] }
  addEventListener('error', (e) => H.errors.push(e.message || `load ${e.target.src || e.target.href}`), true)
  addEventListener('unhandledrejection', (e) => H.rejections.push(String(e.reason)))
  document.addEventListener('securitypolicyviolation', (e) => H.csp.push(e.effectiveDirective))
  const all = Document.prototype.querySelectorAll
  const look = () => {
    const root = all.call(document, 'html')[0]
    const body = all.call(document, 'body')[0]
    return {
      html: `${root.getAttribute('class') ?? ''}|${root.getAttribute('style') ?? ''}`,
      body: `${body?.getAttribute('class') ?? ''}|${body?.getAttribute('style') ?? ''}`,
      url: location.href,
      scroll: Math.round(scrollY),
      host: [...all.call(document, '[data-host]')].map((e) => e.outerHTML + getComputedStyle(e).color),
    }
  }
  let before, globals
  H.arm = () => {
    before = look()
    globals = new Set(Object.getOwnPropertyNames(window))
  }
  H.report = () => {
    const now = look()
    const rootChanged = Object.keys(before)
      .filter((k) => k !== 'host' && before[k] !== now[k])
      .map((k) => `${k}: ${before[k]} => ${now[k]}`)
    return {
      ...H,
      rootChanged,
      hostChanged: before.host.filter((text, place) => text !== now.host[place]),
      newGlobals: Object.getOwnPropertyNames(window).filter((k) => !globals.has(k) && !/^\d+$/.test(k)),
    }
  }
  Object.defineProperty(window, '__host', { value: H })
})()
