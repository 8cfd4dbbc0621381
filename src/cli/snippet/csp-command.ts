/** `cartlet csp`: prints the Content-Security-Policy that a page needs. */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isNonce, policyOf } from '../../snippet/policy'
import { EXIT, type ExitCode, UsageError } from '../exit-code'
import { CSP_OPTIONS } from '../options'
import type { CommandPorts } from '../snapshot/snapshot-command'
import { type FoundPolicyPage, readPolicyPage } from './policy-page'

async function readPage(path: string): Promise<FoundPolicyPage> {
  const html = await readFile(path, 'utf8').catch((thrown: Error) => {
    throw new UsageError(`${path} cannot be read (${thrown.message})`)
  })
  const page = await readPolicyPage(html)
  if (!page) throw new Error(`${path} has no script tag of Cartlet (loader.js with a client id)`)
  return page
}

export async function cspCommand(args: string[], { reporter, print }: CommandPorts): Promise<ExitCode> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: CSP_OPTIONS })
  const [path, ...others] = positionals
  if (!path) throw new UsageError('Name the page: cartlet csp page.html')
  if (others.length) throw new UsageError(`Name one page only: each may need a different policy (${others.join(', ')})`)
  const page = await readPage(path)
  const nonce = values.nonce ?? page.nonce
  if (nonce && !isNonce(nonce))
    throw new UsageError(`The nonce must be one value or one expression of a template, not "${nonce}"`)
  const policy = policyOf(
    { ...page, site: values.site, shopOrigin: values['shop-origin'] },
    { nonce, inline: nonce ? [] : page.importMaps, inlineStyles: page.styleRules },
  )
  print(`${values.value ? '' : 'Content-Security-Policy: '}${policy}\n`)
  if (page.ownScripts) reporter.say(`The policy does not allow the page’s own scripts (${page.ownScripts})`)
  if (page.ownStyles)
    reporter.say(`The policy does not allow the page’s own inline styles (${page.ownStyles}): style-src 'self' blocks them`)
  return EXIT.done
}
