import { defineConfig } from 'astro/config'
import { cartlet } from './cartlet.mjs'

const { CLIENT_ID = 'CLIENT_ID', API = '' } = process.env

export default defineConfig({ integrations: [cartlet({ clientId: CLIENT_ID, api: API })] })
