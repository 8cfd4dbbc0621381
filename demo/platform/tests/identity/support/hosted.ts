/** Hosted pages as a browser without scripts uses them: open, submit, stop at the first redirect. */
export const open = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}
export const submit = async (url: string, form: Record<string, string>) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  }
}
