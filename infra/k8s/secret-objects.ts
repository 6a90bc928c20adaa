import type { ISecret } from 'kubernetes-models/v1'

import { secretFiles } from '../compose/secret-files.ts'
import type { ComposeWiring } from '../compose/compose-parts.ts'
import { superuser } from '../postgres/postgres.ts'
import { loginType, secretNames } from './external-secrets.ts'
import { metadataOf } from './kubernetes-object.ts'

/** Every secret of an overlay: each process finds its own logins and keys and nobody else's (S15). */
export function secretObjects(wiring: ComposeWiring): readonly ISecret[] {
  const files = secretFiles(wiring)
  const { superuser: password, storeKey } = wiring.secrets
  const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    postgres: { username: superuser, password },
    // The rest of the configuration is no secret (nats-objects.ts).
    nats: {
      'users.conf': files.get('nats')?.['users.conf'] ?? '',
      'store-key.conf': `key: ${JSON.stringify(storeKey)}\n`,
    },
  }
  return secretNames.map((name) => ({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: metadataOf(name, 'platform'),
    type: name === 'postgres' ? loginType : 'Opaque',
    stringData: { ...(special[name] ?? files.get(name)) },
  }))
}
