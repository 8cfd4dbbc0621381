/** Put in by the build: the exact version in package.json. */
declare const __VERSION__: string
