/** Prints the recordings as JSON; run by `record-apart.ts`. */
Object.assign(globalThis, { __VERSION__: 'recording' }) // set by a build otherwise

const { recordAll } = await import('./record')
process.stdout.write(JSON.stringify(await recordAll()))
