import { number, object, string } from 'yup'

import { readSettings } from './config.js'

/** Environment of the backup process in compose, by variable name. */
const backupSettings = object({
  BACKUP_DATABASE_URL: string().required(),
  BACKUP_CLUSTER: string().default('/var/lib/postgresql/data'),
  BACKUP_BASES: string().default('/backups/bases'),
  BACKUP_LOG: string().default('/backups/log'),
  BACKUP_DRILLED: string().default('/drilled'),
  BACKUP_RETENTION_DAYS: number().integer().min(2).max(365).default(14),
  BACKUP_POLL_INTERVAL_SECONDS: number().integer().min(1).max(300).default(30),
  BACKUP_HEALTH_HOST: string().default('127.0.0.1'),
  BACKUP_HEALTH_PORT: number().integer().min(0).max(65535).default(0),
})

/** Settings of the backup process. */
export interface BackupEnvironment {
  readonly databaseUrl: string
  /** The data folder of the server. */
  readonly cluster: string
  /** Folder for base backups. */
  readonly bases: string
  /** Folder to which the server archives segments of its log. */
  readonly log: string
  /** File in which the drill records its result. */
  readonly drilled: string
  readonly retentionDays: number
  readonly intervalMs: number
  readonly healthHost: string
  readonly healthPort: number
}

/** Reads `BACKUP_DATABASE_URL` and its siblings. */
export function readBackupEnvironment(): BackupEnvironment {
  const read = readSettings(backupSettings)
  return {
    databaseUrl: read.BACKUP_DATABASE_URL,
    cluster: read.BACKUP_CLUSTER,
    bases: read.BACKUP_BASES,
    log: read.BACKUP_LOG,
    drilled: read.BACKUP_DRILLED,
    retentionDays: read.BACKUP_RETENTION_DAYS,
    intervalMs: read.BACKUP_POLL_INTERVAL_SECONDS * 1000,
    healthHost: read.BACKUP_HEALTH_HOST,
    healthPort: read.BACKUP_HEALTH_PORT,
  }
}
