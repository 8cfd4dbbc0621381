import { configure } from 'cartlet/elements'
import { mount } from 'svelte'
import App from './App.svelte'

configure({ clientId: import.meta.env.VITE_CLIENT_ID, api: import.meta.env.VITE_API, catalog: 'v1' })
mount(App, { target: document.getElementById('app') as HTMLElement })
