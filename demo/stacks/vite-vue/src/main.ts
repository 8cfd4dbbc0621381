import { configure } from 'cartlet/elements'
import { createApp } from 'vue'
import App from './App.vue'

configure({ clientId: import.meta.env.VITE_CLIENT_ID, api: import.meta.env.VITE_API, catalog: 'v1' })
createApp(App).mount('#app')
