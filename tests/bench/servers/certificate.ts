/** A certificate for the run, and the fingerprint by which Chromium accepts it. */
import { createHash, X509Certificate } from 'node:crypto'
import { loadPackage } from '../install'

export interface Certificate {
  key: string
  cert: string
  /** For `--ignore-certificate-errors-spki-list`. Other ways to accept it would switch the browser's cache off. */
  fingerprint: string
}

interface Generator {
  generate(
    attributes: { name: string; value: string }[],
    options: { keyType: 'ec'; algorithm: string; extensions: object[] },
  ): Promise<{ private: string; cert: string }>
}

export async function createCertificate(hosts: readonly string[]): Promise<Certificate> {
  const { generate } = (await loadPackage<{ default: Generator }>('selfsigned')).default
  const altNames = hosts.map((value) => ({ type: 2, value }))
  const { private: key, cert } = await generate([{ name: 'commonName', value: hosts[0] ?? 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') }
}
