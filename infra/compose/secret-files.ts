import { readFileSync } from 'node:fs'

import { natsUsers } from '@seneb/contracts/nats-permissions'

import { usersConf } from '../nats/nats.ts'
import { adminDatabaseUrl, composeParts, ownFiles, toldBy, type ComposeWiring } from './compose-parts.ts'

/** Contents of files by their names. */
export type Files = Readonly<Record<string, string>>

const natsTemplate = new URL('../nats/nats.conf', import.meta.url)

/**
 * Every file that holds a secret, by the container it is for: a process finds its own logins and keys and nobody
 * else's (S15).
 */
export function secretFiles(wiring: ComposeWiring): ReadonlyMap<string, Files> {
  const { secrets } = wiring
  const ofProcesses = [...toldBy(composeParts(wiring))].map(([name, { secret }]): [string, Files] => [name, secret])
  return new Map([
    ...ofProcesses.filter(([, files]) => Object.keys(files).length > 0),
    ['postgres', { POSTGRES_PASSWORD: secrets.superuser }],
    ['nats', { 'nats.conf': natsConf(wiring), 'users.conf': usersConf(natsUsers(secrets.nats)) }],
    [
      'setup',
      {
        SETUP_DATABASE_URL: adminDatabaseUrl(wiring),
        SETUP_PASSWORDS: JSON.stringify(secrets.database),
      },
    ],
  ])
}

/**
 * The configuration of production with its values written in: the official image reads no files into its environment,
 * and NATS would read a value from there by its own grammar. A trial has no certificates.
 */
function natsConf({ secrets, tls }: ComposeWiring): string {
  const values: Readonly<Record<string, unknown>> = {
    NATS_SERVER_NAME: 'seneb',
    NATS_HOST: '0.0.0.0',
    NATS_PORT: 4222,
    NATS_MONITOR: '127.0.0.1:8222',
    NATS_STORE_DIR: '/data',
    NATS_STORE_KEY: secrets.storeKey,
    NATS_TLS_CERT: `${ownFiles}/nats.pem`,
    NATS_TLS_KEY: `${ownFiles}/nats-key.pem`,
  }
  const template = readFileSync(natsTemplate, 'utf8')
  const used = tls ? template : template.replace(/^# Clients must come by TLS[^]*?^}\n\n/m, '')
  return used.replaceAll(/^([^#\n]*)\$(NATS_[A-Z_]+)/gm, (_all, before: string, name: string) => {
    return `${before}${JSON.stringify(values[name])}`
  })
}
