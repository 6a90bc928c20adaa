import type { IScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'

import { metadataOf, type KubernetesObject } from './kubernetes-object.ts'
import type { IObjectStore } from './object-store.ts'

/** The part of CloudNativePG that puts backups into an object store. */
const plugin = 'barman-cloud.cloudnative-pg.io'

/** The name of the store, and of the secret with the login to it, which whoever has the store makes. */
export const backupName = 'postgres-backup'

/** The address of nobody, where `site.env` says the store of the installation. */
const nowhere = { destinationPath: 's3://example/seneb', endpointURL: 'https://s3.example.org' }

/** What the cluster is told, so that every segment of its log is in the store within minutes of being written. */
export const archiving = { name: plugin, isWALArchiver: true, parameters: { barmanObjectName: backupName } }

/** The longest that anything may be lost for, where little is written: a segment is put away when it is this old. */
export const archiveTimeout = '5min'

/**
 * Where backups go and how long they stay, and when one is taken. A document that was forgotten is gone from backups
 * after that time too (O-7).
 */
export function backupObjects(): readonly KubernetesObject[] {
  const credential = (key: string) => ({ name: backupName, key })
  const store: IObjectStore = {
    apiVersion: 'barmancloud.cnpg.io/v1',
    kind: 'ObjectStore',
    metadata: metadataOf(backupName, 'database'),
    spec: {
      retentionPolicy: '30d',
      configuration: {
        ...nowhere,
        s3Credentials: {
          accessKeyId: credential('ACCESS_KEY_ID'),
          secretAccessKey: credential('SECRET_ACCESS_KEY'),
        },
        wal: { compression: 'gzip', maxParallel: 4 },
        data: { compression: 'gzip', jobs: 2 },
      },
    },
  }
  const nightly: IScheduledBackup = {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'ScheduledBackup',
    metadata: metadataOf(backupName, 'database'),
    spec: {
      // Seconds come first here.
      schedule: '0 30 1 * * *',
      // The first backup is there before the first night.
      immediate: true,
      backupOwnerReference: 'self',
      cluster: { name: 'postgres' },
      method: 'plugin',
      pluginConfiguration: { name: plugin },
    },
  }
  return [store, nightly]
}
