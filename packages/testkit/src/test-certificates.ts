import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { generate } from 'selfsigned'

/** A test file's own certificate authority and the certificates it signed; PEM. */
export interface TestAuthority {
  /** Certificate of the authority, which clients trust. */
  readonly ca: string
  /** Signs a certificate for a server of that host name. */
  sign(host: string): Promise<TestCertificate>
}

export interface TestCertificate {
  readonly cert: string
  readonly key: string
}

/** Creates a certificate authority that only this test trusts; its key is gone when the test ends. */
export async function testAuthority(): Promise<TestAuthority> {
  const authority = await generate([{ name: 'commonName', value: 'an authority for tests' }], {
    ...keys,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  return {
    ca: authority.cert,
    async sign(host) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
        ...keys,
        ca: { cert: authority.cert, key: authority.private },
        extensions: [
          { name: 'basicConstraints', cA: false },
          { name: 'keyUsage', digitalSignature: true },
          { name: 'extKeyUsage', serverAuth: true },
          { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
        ],
      })
      return { cert, key }
    },
  }
}

/** Writes texts to files that only this account may read, for servers that need paths; `forget` removes them. */
export function inFiles<Name extends string>(texts: Readonly<Record<Name, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-certificates-'))
  const paths = Object.entries<string>(texts).map(([name, text]) => {
    const path = join(folder, `${name}.pem`)
    writeFileSync(path, text, { mode: 0o600 })
    return [name, path]
  })
  return {
    paths: Object.fromEntries(paths) as Record<Name, string>,
    cleanup: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const keys = { keyType: 'ec', algorithm: 'sha256' } as const
