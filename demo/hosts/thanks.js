/* What a site does with the order: its id, and what was bought where the platform says it. */
window.cartlet ||= []
window.cartlet.push((cartlet) => {
  cartlet.on('checkout-return', ({ status, orderId, order }) => {
    if (status !== 'SUCCESS') return
    const bought = order
      ? `${order.items.map(({ name }) => name).join(', ')}: ${order.total?.formatted ?? order.value.formatted}`
      : ''
    document.querySelector('#order').textContent = [orderId && `Your order ${orderId}.`, bought].filter(Boolean).join(' ')
  })
})
