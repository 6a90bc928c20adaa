import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { serviceNames } from '@seneb/contracts/define'
import { busUsers } from '@seneb/contracts/nats-permissions'
import { requiredKeys } from '@seneb/service-kit/bootstrap/service-keys'
import { databaseUsers } from '@seneb/service-kit/database/database-setup'

import { identityTokenKeyName, mailKeyName, syntheticKeyName } from '../deployables.ts'

type ByName = Readonly<Record<string, string>>

/** Names of those that have a password or a key. */
export interface SecretHolders {
  readonly database: readonly string[]
  readonly nats: readonly string[]
  /** The names of keys. */
  readonly sealing: readonly string[]
}

export interface Secrets {
  readonly superuser: string
  readonly storeKey: string
  readonly documentKey: string
  readonly database: ByName
  readonly nats: ByName
  readonly sealing: ByName
}

/**
 * Returns the passwords of a stack, created once and stored in a file that only its owner may read. A new name gets a
 * password; existing ones stay.
 */
export function loadOrCreateSecrets(dir: string, users: SecretHolders): Secrets {
  const file = secretsFile(dir)
  const existing = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {}
  const secrets = {
    superuser: existing.superuser ?? password(),
    storeKey: existing.storeKey ?? password(),
    documentKey: existing.documentKey ?? key(),
    database: passwordsFor(users.database, existing.database),
    nats: passwordsFor(users.nats, existing.nats),
    sealing: Object.fromEntries(users.sealing.map((name) => [name, existing.sealing?.[name] ?? key()])),
  }
  writeSecrets(dir, secrets)
  return secrets
}

/** Returns the path of the secrets file in a folder. */
export function secretsFile(dir: string): string {
  return join(dir, 'secrets.json')
}

/** Stores all secrets atomically: readers find either the old ones or the new ones. */
export function writeSecrets(dir: string, secrets: Secrets): void {
  const file = secretsFile(dir)
  mkdirSync(dir, { recursive: true })
  writeFileSync(`${file}.draft`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

function passwordsFor(names: readonly string[], existing: ByName = {}): ByName {
  return Object.fromEntries(names.map((name) => [name, existing[name] ?? password()]))
}

function key(): string {
  return randomBytes(32).toString('base64')
}

function password(): string {
  return randomBytes(24).toString('hex')
}

/** Every user of the platform that has a password, and every key, wherever the platform runs. */
export const secretHolders: SecretHolders = {
  database: databaseUsers,
  nats: busUsers,
  sealing: [
    ...serviceNames.flatMap((name) => requiredKeys(name).map((key) => key.name)),
    identityTokenKeyName,
    syntheticKeyName,
    mailKeyName,
  ],
}
