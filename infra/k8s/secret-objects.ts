import { backupUser } from '../backup/backup-role.ts'
import type { ComposeWiring } from '../compose/compose-settings.ts'
import { secretFiles } from '../compose/secret-files.ts'
import { superuser } from '../postgres/postgres.ts'

/** A secret as kubectl reads it. */
export interface SecretObject {
  readonly apiVersion: 'v1'
  readonly kind: 'Secret'
  readonly metadata: { readonly name: string; readonly namespace: string; readonly labels: Record<string, string> }
  readonly type: string
  readonly stringData: Readonly<Record<string, string>>
}

/** Returns every secret of an overlay: a process has access only to its logins and keys (S15). */
export function secretObjects(wiring: ComposeWiring): readonly SecretObject[] {
  const files = secretFiles(wiring)
  const { superuser: password, storeKey } = wiring.secrets
  const postgres = { username: superuser, password }
  // The rest of the configuration is not secret (k8s/overlays/*/nats.yaml).
  const nats = {
    'users.conf': files.get('nats')?.['users.conf'] ?? '',
    'store-key.conf': `key: ${JSON.stringify(storeKey)}\n`,
  }
  // In a cluster the database's operator takes the backups.
  const podFiles = [...files].filter(([name]) => !['postgres', 'nats', backupUser].includes(name))
  return [
    // CloudNativePG reads a login from a secret of this type.
    secret('postgres', postgres, 'kubernetes.io/basic-auth'),
    secret('nats', nats),
    ...podFiles.map(([name, stringData]) => secret(name, stringData)),
  ]
}

function secret(name: string, stringData: Readonly<Record<string, string>>, type = 'Opaque'): SecretObject {
  const labels = {
    'app.kubernetes.io/name': name,
    'app.kubernetes.io/part-of': 'seneb',
    'app.kubernetes.io/component': 'platform',
  }
  return { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: 'seneb', labels }, type, stringData }
}
