/** An example that is a server of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { PLAIN } from './stack'

export interface RunningServer {
  url: string
  /** Everything that it has written, line by line. */
  lines: string[]
  close(): Promise<void>
}

/** The package's own commands, without npm between: a signal reaches the server itself. */
const withBins = (folder: string) => `${folder}/node_modules/.bin:${process.env.PATH}`

/** In an address, or as workerd writes it. */
const PORT = /(?:localhost:|"port":)(\d+)/

/** Starts the command and waits until it has written its address; throws with what it wrote when it ends before. */
export async function startServer(
  folder: string,
  environment: Record<string, string>,
  command: string,
  ...values: string[]
): Promise<RunningServer> {
  const child: ChildProcess = spawn(command, values, {
    cwd: folder,
    env: { ...process.env, ...PLAIN, PATH: withBins(folder), ...environment },
  })
  const lines: string[] = []
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      lines.push(...`${part}`.split('\n').filter(Boolean))
      const [, port] = PORT.exec(`${part}`) ?? []
      if (port) resolve(`http://localhost:${port}/`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`${command} ended with ${code}:\n${lines.join('\n')}`)))
  })
  return {
    url,
    lines,
    close() {
      child.kill()
      return ended
    },
  }
}
