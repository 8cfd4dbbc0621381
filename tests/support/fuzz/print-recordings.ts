/** Prints the recordings as JSON: run by `record-apart.ts`. */
Object.assign(globalThis, { __VERSION__: 'recording' }) // which a build fills in

const { recordAll } = await import('./record')
process.stdout.write(JSON.stringify(await recordAll()))
