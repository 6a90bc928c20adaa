import { natsUsers } from '@seneb/contracts/nats-permissions'

import { backupRole, backupUser } from '../backup/backup-role.ts'
import { type SecretHolders, secretHolders } from '../local/secrets.ts'
import { filledNatsConf, usersConf } from '../nats/nats.ts'
import { withLogin } from '../postgres/postgres.ts'
import { adminDatabaseUrl, composeSections, ownFiles, configuredBy, type ComposeWiring } from './compose-settings.ts'

/** Contents of files by their names. */
export type Files = Readonly<Record<string, string>>

/** Holders of a password or a key: all those of the platform, and the backup role. */
export const composeSecretHolders: SecretHolders = {
  ...secretHolders,
  database: [...secretHolders.database, backupUser],
}

/** Returns every file that holds a secret, by its container: a process has access only to its logins and keys (S15). */
export function secretFiles(wiring: ComposeWiring): ReadonlyMap<string, Files> {
  const { secrets } = wiring
  const processFiles = [...configuredBy(composeSections(wiring))].map(([name, { secret }]): [string, Files] => [
    name,
    secret,
  ])
  return new Map([
    ...processFiles.filter(([, files]) => Object.keys(files).length > 0),
    ['postgres', { POSTGRES_PASSWORD: secrets.superuser }],
    ['nats', { 'nats.conf': natsConf(wiring), 'users.conf': usersConf(natsUsers(secrets.nats)) }],
    [
      'setup',
      {
        SETUP_DATABASE_URL: adminDatabaseUrl(wiring),
        SETUP_PASSWORDS: JSON.stringify(secrets.database),
      },
    ],
    [
      backupUser,
      {
        BACKUP_DATABASE_URL: withLogin(adminDatabaseUrl(wiring), backupRole, secrets.database[backupUser] ?? ''),
      },
    ],
  ])
}

/**
 * Production's NATS configuration with secrets inserted: the official image cannot read files into its environment, and
 * NATS would interpret values from there. A trial has no certificates.
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
  const written = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
  return filledNatsConf(tls, Object.fromEntries(written) as Record<string, string>)
}
