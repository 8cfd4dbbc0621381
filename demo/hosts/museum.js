/** Opening hours, and a line for every violation of the page's own policy. */
const opening = document.querySelector('#opening')
const weekend = [0, 6].includes(new Date().getDay())
opening.textContent = weekend ? 'Open today from 10 to 18.' : 'Open today from 12 to 20.'
opening.hidden = false

const violations = document.querySelector('#violations')
let count = 0
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
  count += 1
  violations.value = `${count}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`
})
