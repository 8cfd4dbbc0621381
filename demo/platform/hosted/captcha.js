// A stand-in for the captcha service's script, with the part of its interface that pages use. Like the real one it knows only what stands in the document.
{
  const script = document.currentScript.src
  const clientId = new URL(script).searchParams.get('clientId')
  const ask = async (path, body) => {
    const response = await fetch(new URL(path, script), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, ...body }),
    })
    if (!response.ok) throw new Error(`The captcha service answered ${response.status}`)
    return response.json()
  }
  const element = (tag, properties) => Object.assign(document.createElement(tag), properties)
  const widgets = []

  const drawQuestion = async (container, options) => {
    const { challengeId, question } = await ask('challenge', {})
    const label = element('label', { textContent: `${question} ` })
    const input = element('input', { name: 'captcha-answer', inputMode: 'numeric', autocomplete: 'off' })
    const button = element('button', { type: 'button', textContent: 'Check' })
    label.append(input)
    container.replaceChildren(label, button)
    button.addEventListener('click', async () => {
      try {
        const { token } = await ask('token', { siteKey: options.sitekey, challengeId, answer: input.value })
        options.callback(token)
      } catch {
        drawQuestion(container, options)
      }
    })
  }

  const enterprise = {
    ready: (task) => queueMicrotask(task),
    render(container, options) {
      if (!document.contains(container)) throw new Error('The container is not in the document')
      if (options.size !== 'invisible') drawQuestion(container, options).catch(options['error-callback'])
      return widgets.push(options) - 1
    },
    async execute(widget) {
      const options = widgets[widget]
      try {
        options.callback((await ask('token', { siteKey: options.sitekey })).token)
      } catch {
        options['error-callback']()
      }
    },
  }
  window.grecaptcha = { enterprise }
}
