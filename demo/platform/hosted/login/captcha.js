// A stand-in for the captcha service's script, with the same functions. The visible kind asks for a sum, the other nothing.
// Like the real one, it looks up its container in the document, and so does not find one inside a shadow root.
{
  const { src } = document.currentScript
  const clientId = new URL(src).searchParams.get('client-id')
  const widgets = []

  const post = async (path, body) => {
    const answer = await fetch(new URL(`/captcha/${path}`, src), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, ...body }),
    })
    const said = await answer.json()
    return answer.ok ? said : { ...said, wrong: said.details?.applicationError?.code === 'WRONG_ANSWER' }
  }

  const make = (tag, properties) => Object.assign(document.createElement(tag), properties)

  const settle = ({ callback, 'error-callback': fail }, said) => (said?.token ? callback?.(said.token) : fail?.())

  const ask = async (container, options, notice = '') => {
    const { challengeId, question } = await post('challenge', {})
    if (!challengeId) return options['error-callback']?.()
    const id = `captcha-answer-${widgets.length}`
    const label = make('label', { htmlFor: id, textContent: `${notice}${question} ` })
    const field = make('input', { id, name: 'captcha-answer', inputMode: 'numeric', autocomplete: 'off' })
    const button = make('button', { type: 'button', textContent: 'I am human' })
    container.replaceChildren(label, field, button)
    button.addEventListener('click', async () => {
      button.disabled = true
      const said = await post('token', { siteKey: options.sitekey, challengeId, answer: field.value }).catch(() => undefined)
      if (said?.wrong) return ask(container, options, 'That was not the answer. ')
      if (said?.token) container.replaceChildren(make('span', { textContent: 'You are human.' }))
      settle(options, said)
    })
  }

  const enterprise = {
    ready: (task) => void Promise.resolve().then(task),
    render(place, options) {
      const container = typeof place === 'string' ? document.getElementById(place) : place
      if (!document.contains(container)) throw new Error('The captcha must stand in the document, by its element or its id')
      const widget = widgets.push({ container, options }) - 1
      if (options.size !== 'invisible') ask(container, options).catch(() => options['error-callback']?.())
      return widget
    },
    async execute(widget = 0) {
      const { options } = widgets[widget]
      settle(options, await post('token', { siteKey: options.sitekey }).catch(() => undefined))
    },
  }
  window.grecaptcha = { enterprise }
}
