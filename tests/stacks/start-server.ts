/** Starts an example that is a server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { PLAIN } from './stack'

export interface RunningServer {
  url: string
  /** Everything that it has written, line by line. */
  lines: string[]
  close(): Promise<void>
}

/** A path with the example's own commands: without npm in between, a signal reaches the server itself. */
const withBins = (folder: string) => `${folder}/node_modules/.bin:${process.env.PATH}`

/** The port in an address, or in the output of workerd. */
const PORT = /(?:localhost:|127\.0\.0\.1:|\[::1\]:|"port":)(\d+)/

/** Starts the command and waits until it has written its address; throws with its output when it ends before that. */
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
