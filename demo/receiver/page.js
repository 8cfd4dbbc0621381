/** Shows events as they arrive. What they hold is text and never anything else. */
const list = document.getElementById('events')
const state = document.getElementById('state')
const MOST = 200

const element = (name, className, text) => {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

function show({ type, at, about, actor, refused, detail }) {
  const item = element('li', refused ? 'refused' : '')
  const details = element('details')
  const summary = element('summary')
  const time = element('time', '', new Date(at).toLocaleTimeString())
  time.dateTime = at
  summary.append(element('span', 'type', type), element('span', 'about', about), element('span', 'actor', actor), time)
  details.append(summary, element('pre', '', detail))
  item.append(details)
  list.prepend(item)
  while (list.children.length > MOST) list.lastElementChild.remove()
}

const source = new EventSource('/stream')
source.onopen = () => {
  // The stream begins with what came before: a connection that was lost shows it once, not twice.
  list.replaceChildren()
  state.textContent = 'Listening.'
}
source.onmessage = ({ data }) => show(JSON.parse(data))
source.onerror = () => {
  state.textContent = 'The receiver does not answer. Trying again…'
}
