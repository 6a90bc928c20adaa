import { chownSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { archivingSettings } from '../support/archiving.ts'
import { backupRole, backupRoleStatements } from '../../infra/backup/backup-role.ts'
import { takeBaseBackup } from '../../infra/backup/base-backup.ts'
import { restoreHere } from '../support/backup-scripts.ts'
import { runStatements, withLogin } from '../../infra/postgres/postgres.ts'
import { settlePostgres, type PostgresLocation } from '../../infra/postgres/postgres-binaries.ts'

/** Of a role that ends with the stack of the drill. */
const password = 'of-the-drill'

/**
 * Backup and restore as compose does both, with the same settings, statements and scripts, on a server of
 * this machine.
 */
export class OwnBackup {
  readonly #place: PostgresLocation

  private constructor(location: PostgresLocation) {
    this.#place = location
  }

  /** Creates its folders below `home`, where the account of the server may write and no other account may read. */
  static async prepare(home: string): Promise<OwnBackup> {
    const postgresLocation = await settlePostgres(join(home, 'backup'))
    const backup = new OwnBackup(postgresLocation)
    const folders = [backup.#bases, backup.#log]
    for (const folder of folders) mkdirSync(folder, { mode: 0o700 })
    const { account } = postgresLocation
    if (account) for (const path of [postgresLocation.dataHome, ...folders]) chownSync(path, account.uid, account.gid)
    return backup
  }

  get #bases(): string {
    return join(this.#place.dataHome, 'bases')
  }

  get #log(): string {
    return join(this.#place.dataHome, 'log')
  }

  /**
   * Returns the server's archiving flags: a segment is archived when it is full, and at the latest after some seconds.
   */
  serverFlags(): readonly string[] {
    return Object.entries(archivingSettings(this.#log, 5)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  }

  /** Takes the base backup of a running server under a login with no other rights; resolves to its size in bytes. */
  async createBaseBackup(adminUrl: string, cluster: string): Promise<number> {
    await runStatements(adminUrl, backupRoleStatements(password))
    const databaseUrl = withLogin(adminUrl, backupRole, password)
    const { bytes } = await takeBaseBackup({ databaseUrl, cluster, bases: this.#bases })
    return bytes
  }

  /** Lays the base backup down as the data folder, to be carried on to `target` when the server starts. */
  restore(cluster: string, target: string): void {
    const { account } = this.#place
    rmSync(cluster, { recursive: true, force: true })
    mkdirSync(cluster, { mode: 0o700 })
    if (account) chownSync(cluster, account.uid, account.gid)
    const folders = { BACKUP_BASES: this.#bases, BACKUP_LOG: this.#log }
    const errorOutput = restoreHere({ ...folders, RESTORE_TO: target, RESTORE_INTO: cluster }, account)
    if (errorOutput !== '') throw new Error(errorOutput)
  }
}
