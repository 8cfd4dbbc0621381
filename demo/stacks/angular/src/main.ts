import { bootstrapApplication } from '@angular/platform-browser'
import { configure } from 'cartlet/elements'
import { App } from './app'

configure({ clientId: CLIENT_ID, api: API, catalog: 'v1' })
bootstrapApplication(App)
