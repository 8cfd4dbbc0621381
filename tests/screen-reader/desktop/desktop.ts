/** A virtual desktop: a display, the accessibility bus, a window manager, and Orca speaking to a recorder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { listen, type Speech } from './speech'

export interface Desktop {
  speech: Speech
  /** A new folder for a browser's profile, removed with the desktop. */
  folder(name: string): string
  start(program: string, args: readonly string[]): ChildProcess
  stop(child: ChildProcess): Promise<void>
  /** Presses and releases each key, as a keyboard does. */
  press(keys: readonly string[]): void
  type(text: string): void
  close(): Promise<void>
}

/** A message bus that starts nothing but the accessibility bus: the desktop's own services would mount folders and outlive the test. */
const busConfig = (folder: string) => `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=${folder}</listen>
  <servicedir>${folder}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>`
const ACCESSIBILITY_BUS = '/usr/share/dbus-1/services/org.a11y.Bus.service'
const RECORDER = fileURLToPath(new URL('recorder.py', import.meta.url))
const SCREEN = '1280x900x24'
const KEY_DELAY_MS = '60'

const firstLine = (stream: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    stream.on('data', (bytes) => {
      text += String(bytes)
      if (text.includes('\n')) resolve(text.split('\n')[0] as string)
    })
    stream.once('end', () => reject(new Error(`ended without a line: ${text}`)))
  })

export async function startDesktop(): Promise<Desktop> {
  // Holds sockets, whose paths must be short.
  const root = mkdtempSync(join(tmpdir(), 'orca-'))
  const children: ChildProcess[] = []
  const speech = await listen()
  const folder = (name: string) => {
    const path = join(root, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return path
  }
  const home = folder('home')
  let env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C.UTF-8',
    XDG_RUNTIME_DIR: folder('run'),
    CARTLET_SPEECH_PORT: String(speech.port),
    GNOME_ACCESSIBILITY: '1',
    GSETTINGS_BACKEND: 'keyfile',
    GTK_USE_PORTAL: '0',
    NO_AT_BRIDGE: '0',
  }
  const start = (program: string, args: readonly string[], stdio: ('ignore' | 'pipe')[] = ['ignore', 'ignore', 'ignore']) => {
    const child = spawn(program, args, { env, stdio, detached: true })
    children.push(child)
    return child
  }
  const stop = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return resolve()
      child.once('exit', () => resolve())
      process.kill(-child.pid, 'SIGKILL')
    })
  const close = async () => {
    for (const child of children.reverse()) await stop(child)
    speech.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    const display = start(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
      ['ignore', 'ignore', 'ignore', 'pipe'],
    )
    env = { ...env, DISPLAY: `:${await firstLine(display.stdio[3] as Readable)}` }
    const busFolder = folder('bus')
    const busFile = join(busFolder, 'session.conf')
    writeFileSync(busFile, busConfig(busFolder))
    copyFileSync(ACCESSIBILITY_BUS, join(busFolder, 'org.a11y.Bus.service'))
    const bus = start('dbus-daemon', [`--config-file=${busFile}`, '--nofork', '--print-address=1'], ['ignore', 'pipe', 'ignore'])
    env = { ...env, DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout as Readable) }
    start('openbox', [])
    // Browsers build their accessibility tree only when an assistive program is enabled.
    execFileSync('gsettings', ['set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'], { env })
    execFileSync('gsettings', ['set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true'], { env })
    copyFileSync(RECORDER, join(folder('home/.local/share/orca'), 'orca-customizations.py'))
    // Orca's own log of every event shows why something was said or not.
    start('orca', process.env.ORCA_DEBUG_FILE ? [`--debug-file=${process.env.ORCA_DEBUG_FILE}`] : [])
    await speech.said(0, /Screen reader on/)
  } catch (thrown) {
    await close()
    throw thrown
  }

  const keyboard = (...args: string[]) => void execFileSync('xdotool', args, { env })
  return {
    speech,
    folder,
    start,
    stop,
    press: (keys) => keyboard('key', '--delay', KEY_DELAY_MS, ...keys),
    type: (text) => keyboard('type', '--delay', KEY_DELAY_MS, text),
    close,
  }
}
