import { configure } from 'cartlet/elements'

/** In the page only: a server sends the elements as they are written, with their links. */
export default defineNuxtPlugin(() => {
  const { clientId, api } = useRuntimeConfig().public
  configure({ clientId, api, catalog: 'v1' })
})
