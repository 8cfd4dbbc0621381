// Posts the authorization's result to the page that opened or framed this one, and to no other.
const main = document.querySelector('main[data-message]')
const receiver = window.opener ?? (window.parent === window ? null : window.parent)
if (main && receiver) {
  receiver.postMessage(JSON.parse(main.dataset.message), main.dataset.target)
  if (window.opener) window.close()
}
