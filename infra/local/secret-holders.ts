import { serviceNames } from '@seneb/contracts/define'
import { busUsers } from '@seneb/contracts/nats-permissions'
import { requiredKeys } from '@seneb/service-kit/bootstrap/service-keys'
import { databaseUsers } from '@seneb/service-kit/database/database-setup'

import { identityTokenKeyName, syntheticKeyName } from '../deployables.ts'
import type { SecretHolders } from './secrets.ts'

/** Every user of the platform that has a password, and every key, wherever the platform runs. */
export const secretHolders: SecretHolders = {
  database: databaseUsers,
  nats: busUsers,
  sealing: [
    ...serviceNames.flatMap((name) => requiredKeys(name).map((key) => key.name)),
    identityTokenKeyName,
    syntheticKeyName,
  ],
}
