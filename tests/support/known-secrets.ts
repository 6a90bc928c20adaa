import { testKey } from '@seneb/testkit/test-keys'
import { type Secrets, secretHolders } from '../../infra/local/secrets.ts'

/** Returns secrets that show their owner: every password contains the name of its holder. */
export function knownSecrets(holders = secretHolders): Secrets {
  const passwords = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `password-of-${name}`]))
  return {
    superuser: 'password-of-superuser',
    storeKey: 'the-store-key',
    documentKey: testKey('documents'),
    database: passwords(holders.database),
    nats: passwords(secretHolders.nats),
    sealing: Object.fromEntries(secretHolders.sealing.map((name) => [name, testKey(name)])),
  }
}
