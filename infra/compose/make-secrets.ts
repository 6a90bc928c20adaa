import { chownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readLaunchEnvironment } from '@seneb/platform/launch-environment'

import { loadOrCreateSecrets } from '../local/secrets.ts'
import { reasonOf } from '../process/plain-failure.mjs'
import { appUser, mailboxUrl, postgresUser } from './compose-settings.ts'
import { composeSecretHolders, secretFiles } from './secret-files.ts'

/**
 * `docker compose run --rm secrets`: creates every password and key once, on a volume that no other container mounts.
 * It gives each container a file for each of that container's secrets, on a separate volume. `docker compose up` runs
 * it first. Existing secrets are left unchanged; a new service gets the ones it needs. Production provides the address
 * of its mail server and its certificates as files (docs/deployment.md), which are passed on.
 */
const [store, handed, provided] = ['/run/store', '/run/handed', '/run/secrets']

/** Volumes that belong to PostgreSQL's account. */
const volumesOfPostgres = ['backup-bases', 'backup-log', 'restore-drill']

try {
  const count = supply(readLaunchEnvironment() === 'production')
  console.log(`${count} files with secrets are where their containers read them`)
} catch (error) {
  console.error(`The secrets could not be made: ${reasonOf(error)}`)
  process.exitCode = 1
}

function supply(tls: boolean): number {
  const secrets = loadOrCreateSecrets(store, composeSecretHolders)
  const read = (name: string) => readFileSync(join(provided, name), 'utf8').trim()
  const smtpUrl = tls ? read('smtp-url') : mailboxUrl
  const [imapUrl, inboundMailSecret] = tls ? [read('imap-url'), read('inbound-mail-secret')] : ['', '']
  let count = 0
  for (const [holder, files] of secretFiles({ secrets, tls, smtpUrl, imapUrl, inboundMailSecret })) {
    const certificates = tls ? certificatesOf(holder) : []
    for (const [name, content] of Object.entries(files)) write({ holder, name, content })
    for (const name of certificates) write({ holder, name, content: readFileSync(join(provided, name), 'utf8') })
    count += Object.keys(files).length + certificates.length
  }
  // NATS runs under an account that its image does not define, and a new volume belongs to root.
  chownSync(join(handed, 'nats-data'), appUser, appUser)
  for (const name of volumesOfPostgres) chownSync(join(handed, name), postgresUser, postgresUser)
  return count
}

function certificatesOf(holder: string): readonly string[] {
  if (holder === 'nats') return ['nats.pem', 'nats-key.pem']
  return holder === 'postgres' ? ['postgres.pem', 'postgres-key.pem'] : ['ca.pem']
}

interface SuppliedFile {
  readonly holder: string
  readonly name: string
  readonly content: string
}

/** The new file replaces the old one, because an old file belongs to its reader and cannot be written. */
function write({ content, holder, name }: SuppliedFile): void {
  const owner = holder === 'postgres' || holder === 'backup' ? postgresUser : appUser
  const file = join(handed, holder, name)
  const draft = `${file}.draft`
  rmSync(draft, { force: true })
  writeFileSync(draft, content, { mode: 0o400 })
  chownSync(draft, owner, owner)
  renameSync(draft, file)
}
