import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { mailboxUrl } from '../compose/compose-settings.ts'
import { loadOrCreateSecrets, secretHolders } from '../local/secrets.ts'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'
import { secretObjects } from './secret-objects.ts'

/**
 * `npm run -s k8s:secrets -- local|production FOLDER | kubectl apply -f -`: creates every password and key once, stores
 * them in the folder, and prints the overlay's secrets for kubectl. Existing ones stay; a new service gets the missing
 * ones. Production reads FOLDER/smtp-url, and FOLDER/imap-url and FOLDER/inbound-mail-secret, which may be empty.
 */
try {
  const [overlay, folder] = process.argv.slice(2)
  if ((overlay !== 'local' && overlay !== 'production') || folder === undefined) {
    throw plainFailure('Say which overlay, local or production, and the folder in which its secrets are stored.')
  }
  console.log(secretsOf(overlay, resolve(folder)))
} catch (error) {
  console.error(`The secrets could not be made: ${reasonOf(error)}`)
  process.exitCode = 1
}

function secretsOf(overlay: 'local' | 'production', folder: string): string {
  const tls = overlay === 'production'
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
  const smtpUrl = tls ? read('smtp-url') : mailboxUrl
  const [imapUrl, inboundMailSecret] = tls ? [read('imap-url'), read('inbound-mail-secret')] : ['', '']
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secrets = loadOrCreateSecrets(folder, secretHolders)
  const items = secretObjects({ secrets, tls, smtpUrl, imapUrl, inboundMailSecret })
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items })
}
