import { cartlet } from './cartlet.mjs'

const { CLIENT_ID = 'CLIENT_ID', API = '' } = process.env

export default function configure(config) {
  config.addPlugin(cartlet, { clientId: CLIENT_ID, api: API })
  return { dir: { input: 'content', output: 'dist' } }
}
