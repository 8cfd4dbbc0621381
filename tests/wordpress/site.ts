/** A real WordPress of Debian's packages in a temporary folder, with a database and a web server of its own. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const run = promisify(execFile)
const SOURCE = '/usr/share/wordpress'
const HERE = fileURLToPath(new URL('./', import.meta.url))
const THEMES = ['twentytwentythree', 'twentytwentyone']

const PATHS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
const isCommand = (name: string) => PATHS.some((folder) => existsSync(join(folder, name)))

const hasModule = (name: string) => new RegExp(`^${name}$`, 'm').test(`${spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout}`)

/** One line about what is missing, and how to get it. */
export function lackOfWordPress(): string | undefined {
  const packages = [
    [existsSync(SOURCE), 'wordpress'],
    ...THEMES.map((theme) => [existsSync(`${SOURCE}/wp-content/themes/${theme}`), `wordpress-theme-${theme}`] as const),
    [isCommand('php'), 'php-cli'],
    [hasModule('mysqli'), 'php-mysql'],
    // Writes amounts in other languages.
    [hasModule('intl'), 'php-intl'],
    [isCommand('mariadbd') && isCommand('mariadb-install-db'), 'mariadb-server'],
  ] as const
  const missing = packages.filter(([isThere]) => !isThere).map(([, name]) => name)
  return missing.length
    ? `WordPress cannot run. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`
    : undefined
}

export const ADMINISTRATOR = { name: 'admin', password: 'keeper of the harbour' }
/** A network of sites, or a role without `unfiltered_html`: WordPress cleans what this author writes. */
export const AUTHOR = { name: 'author', password: 'writes of mugs' }

export interface WordPress {
  url: string
  /** Runs PHP inside of WordPress and resolves with its output. */
  php(code: string): Promise<string>
  /** Runs what WordPress has scheduled. */
  cron(): Promise<void>
  folder: string
  close(): Promise<void>
}

/** A port that was free a moment ago. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

/** Resolves when a line of the program matches, and rejects with all lines if it ends before. */
const whenSaid = (child: ChildProcess, words: RegExp): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        said += part
        if (words.test(said)) resolve()
      })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${said}`)))
  })

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()))

const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const configuration = (url: string, socket: string, constants: Readonly<Record<string, string>>) => {
  const defined = {
    ...{
      DB_NAME: 'site',
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_HOST: `localhost:${socket}`,
      DB_CHARSET: 'utf8mb4',
      DB_COLLATE: '',
    },
    ...{ WP_HOME: url, WP_SITEURL: url, FS_METHOD: 'direct', WP_ACCESSIBLE_HOSTS: 'localhost', WP_ENVIRONMENT_TYPE: 'local' },
    ...Object.fromEntries(
      ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE']
        .flatMap((name) => [`${name}_KEY`, `${name}_SALT`])
        .map((name) => [name, `test ${name}`]),
    ),
    ...constants,
  }
  const lines = Object.entries(defined).map(([name, value]) => `define( '${name}', ${literal(value)} );`)
  const flags = ['DISABLE_WP_CRON', 'AUTOMATIC_UPDATER_DISABLED', 'WP_HTTP_BLOCK_EXTERNAL', 'WP_DEBUG', 'WP_DEBUG_LOG']
  return `<?php
${lines.join('\n')}
${flags.map((name) => `define( '${name}', true );`).join('\n')}
define( 'WP_DEBUG_DISPLAY', false );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`
}

/** @param constants more constants of wp-config.php */
export async function startWordPress(constants: Readonly<Record<string, string>>): Promise<WordPress> {
  const lack = lackOfWordPress()
  if (lack) throw new Error(lack)
  const folder = mkdtempSync(join(tmpdir(), 'cartlet-wordpress-'))
  const site = join(folder, 'site')
  const data = join(folder, 'data')
  const socket = join(folder, 'db.sock')
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.reverse())
      if (child.exitCode === null) {
        const over = ended(child)
        // With its workers, which PHP's server would leave behind.
        process.kill(-(child.pid as number))
        await over
      }
    rmSync(folder, { recursive: true, force: true })
  }
  const temporary = join(folder, 'tmp')
  // A database that starts deletes the temporary tables of others in the same folder.
  const env = { ...process.env, PATH: PATHS.join(delimiter), PHP_CLI_SERVER_WORKERS: '4', TMPDIR: temporary }
  const start = async (command: string, values: readonly string[], words: RegExp) => {
    const child = spawn(command, values, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    children.push(child)
    await whenSaid(child, words)
  }
  try {
    for (const one of [data, temporary]) mkdirSync(one)
    // Debian keeps shared scripts elsewhere and links to them.
    cpSync(SOURCE, site, {
      recursive: true,
      dereference: true,
      filter: (source) => !/wp-config\.php$|\/languages$|\.htaccess$/.test(source),
    })
    mkdirSync(join(site, 'wp-content/mu-plugins'))
    cpSync(join(HERE, 'other-plugins.php'), join(site, 'wp-content/mu-plugins/other-plugins.php'))
    const asUser = process.getuid?.() === 0 ? ['--user=root'] : []
    await run(
      'mariadb-install-db',
      ['--no-defaults', ...asUser, `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { env },
    )
    const database = [
      '--no-defaults',
      ...asUser,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      `--pid-file=${folder}/db.pid`,
    ]
    await start('mariadbd', database, /ready for connections/)
    const url = `http://localhost:${await freePort()}`
    writeFileSync(join(site, 'wp-config.php'), configuration(url, socket, constants))
    const evaluate = async (code: string) => (await run('php', ['-r', code], { cwd: site, env, maxBuffer: 2 ** 26 })).stdout
    await evaluate(
      `$db = new mysqli('localhost', 'root', '', '', 0, ${literal(socket)}); $db->query('CREATE DATABASE site CHARACTER SET utf8mb4');`,
    )
    const php = (code: string) =>
      evaluate(`$_SERVER += array( 'HTTP_HOST' => '${new URL(url).host}', 'REQUEST_URI' => '/' ); require 'wp-load.php'; ${code}`)
    await evaluate(
      `define( 'WP_INSTALLING', true ); $_SERVER += array( 'HTTP_HOST' => '${new URL(url).host}', 'REQUEST_URI' => '/' ); require 'wp-load.php'; require 'wp-admin/includes/upgrade.php';
wp_install( 'The harbour', '${ADMINISTRATOR.name}', 'keeper@site.example', true, '', ${literal(ADMINISTRATOR.password)} );
switch_theme( '${THEMES[0]}' );
wp_insert_user( array( 'user_login' => '${AUTHOR.name}', 'user_pass' => ${literal(AUTHOR.password)}, 'user_email' => 'author@site.example', 'role' => 'author' ) );`,
    )
    await start('php', ['-S', new URL(url).host, '-t', site, join(HERE, 'router.php')], /Development Server .* started/)
    return {
      url,
      php,
      folder: site,
      close,
      cron: async () => void (await evaluate("$_SERVER += array( 'HTTP_HOST' => 'localhost' ); require 'wp-cron.php';")),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Logs in on the site's own form. */
export async function logIn(page: Page, { url }: WordPress, { name, password }: typeof AUTHOR): Promise<void> {
  await page.goto(`${url}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('**/wp-admin/**')
}
