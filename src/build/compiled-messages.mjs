/** The compiler of the messages, for configurations: they are not compiled from TypeScript themselves. */
import { tsImport } from 'tsx/esm/api'

/** Returns the files of the languages. */
export async function compileMessages() {
  const compiler = await tsImport('./messages/compile.ts', import.meta.url)
  return compiler.compileMessages()
}

/** Compiles the messages before the modules are read, and again when a language's file changes. */
export const compiledMessages = {
  name: 'compiled-messages',
  async buildStart() {
    for (const file of await compileMessages()) this.addWatchFile(file)
  },
}
