import type { IExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1'

import { hasSecrets } from '../compose/app-services.ts'
import { deployableNames } from '../deployables.ts'
import { metadataOf, type KubernetesObject } from './kubernetes-object.ts'

/** Who has a secret of its own (S15); what is in it stands in infra/compose/secret-files.ts. */
export const secretNames: readonly string[] = [
  'postgres',
  'nats',
  'setup',
  'migrate',
  'empty-bus',
  ...deployableNames.filter(hasSecrets),
]

/** CloudNativePG reads a login from a secret of this type. */
export const loginType = 'kubernetes.io/basic-auth'

/** For whoever has a store of secrets: each of ours is fetched from there instead of being applied. */
export function externalSecrets(): readonly KubernetesObject[] {
  return secretNames.map((name): IExternalSecret => ({
    apiVersion: 'external-secrets.io/v1',
    kind: 'ExternalSecret',
    metadata: metadataOf(name, 'platform'),
    spec: {
      refreshInterval: '1h',
      secretStoreRef: { kind: 'ClusterSecretStore', name: 'seneb' },
      target: { name, ...(name === 'postgres' ? { template: { type: loginType } } : {}) },
      dataFrom: [{ extract: { key: `seneb/${name}` } }],
    },
  }))
}
