import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The passwords of this checkout's local stack, made once and kept in a file only its owner may read. A name that is
 * new gets a password; those that are there stay.
 * @param {string} dir
 * @param {{ database: readonly string[], nats: readonly string[], sealing: readonly string[] }} users `sealing`: the names of keys
 * @returns {{ superuser: string, storeKey: string, documentKey: string, database: Record<string, string>, nats: Record<string, string>, sealing: Record<string, string> }}
 */
export function keepSecrets(dir, users) {
  const file = join(dir, 'secrets.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = {
    superuser: known.superuser ?? password(),
    storeKey: known.storeKey ?? password(),
    documentKey: known.documentKey ?? key(),
    database: passwordsFor(users.database, known.database),
    nats: passwordsFor(users.nats, known.nats),
    sealing: Object.fromEntries(users.sealing.map((name) => [name, known.sealing?.[name] ?? key()])),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.draft`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.draft`, file)
  return secrets
}

function passwordsFor(names, known = {}) {
  return Object.fromEntries(names.map((name) => [name, known[name] ?? password()]))
}

function key() {
  return randomBytes(32).toString('base64')
}

function password() {
  return randomBytes(24).toString('hex')
}
