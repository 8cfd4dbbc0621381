/** The cookie bar of the page goes away for good when it is told to. */
const bar = document.querySelector('.cookie')
document.querySelector('#cookie-ok').addEventListener('click', () => bar.remove())
