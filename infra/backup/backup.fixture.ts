import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { freePort } from '@seneb/testkit/free-port'

import { createCluster, serverCommand, superuser, untilAccepting, type Cluster } from '../postgres/postgres.ts'
import { deleteDataOutside } from '../postgres/postgres-binaries.ts'
import { root } from '../process/paths.mjs'
import { archivingSettings } from '../../tests/support/archiving.ts'
import { backupScript, restoreHere } from '../../tests/support/backup-scripts.ts'

/** A server that archives its log, the folders of compose's volumes, and the processes that use them. */
export class BackedUpServer {
  readonly url: string
  readonly cluster: string
  readonly #home: string
  readonly #made: Cluster
  readonly #children: ChildProcess[] = []

  private constructor(home: string, cluster: Cluster, url: string) {
    this.#home = home
    this.#made = cluster
    this.cluster = cluster.cluster
    this.url = url
  }

  static async start(): Promise<BackedUpServer> {
    const home = mkdtempSync(join(tmpdir(), 'seneb-backup-'))
    chmodSync(home, 0o711)
    const port = await freePort()
    const cluster = await createCluster({ home: join(home, 'postgres'), password: 'x', flags: ['--no-sync'] })
    const server = new BackedUpServer(home, cluster, `postgres://${superuser}:x@127.0.0.1:${port}/postgres`)
    for (const name of ['bases', 'log', 'drilled']) {
      mkdirSync(server.folder(name), { mode: 0o700 })
      if (cluster.account) chownSync(server.folder(name), cluster.account.uid, cluster.account.gid)
    }
    const settings = Object.entries(archivingSettings(server.folder('log'), 60))
    const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const { args, command, options } = serverCommand({ ...cluster, port, flags })
    server.#children.push(spawn(command, args, { ...options, stdio: 'ignore' }))
    await untilAccepting(server.url, { withinMs: 30_000 })
    return server
  }

  folder(name: string): string {
    return join(this.#home, name)
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      PATH: [dirname(this.#made.postgres), process.env.PATH].join(delimiter),
      BACKUP_BASES: this.folder('bases'),
      BACKUP_LOG: this.folder('log'),
    }
  }

  /** Starts the process that takes backups. */
  takeBackups(databaseUrl: string, healthPort: number): ChildProcess {
    const env = {
      ...this.#environment,
      BACKUP_DATABASE_URL: databaseUrl,
      BACKUP_CLUSTER: this.cluster,
      BACKUP_DRILLED: this.folder('drilled'),
      BACKUP_POLL_INTERVAL_SECONDS: '1',
      BACKUP_HEALTH_PORT: String(healthPort),
      SENEB_ENV: 'local',
    }
    const child = spawn(process.execPath, [join(root, 'infra/backup/main.ts')], { env, stdio: 'ignore' })
    this.#children.push(child)
    return child
  }

  /** Starts the drill under the account of the server. */
  startDrill(): ChildProcess {
    const env = { ...this.#environment, DRILL_DATABASE: 'postgres', DRILL_ROOM: this.folder('drilled') }
    const child = spawn('sh', ['-c', backupScript('restore-drill')], {
      ...this.#made.account,
      cwd: '/',
      stdio: 'ignore',
      env: { ...env, DRILL_LOOKS_EVERY: '1' },
    })
    this.#children.push(child)
    return child
  }

  /** Runs the restore script; returns its error output. */
  restore(to: string, into: string): string {
    const folders = { BACKUP_BASES: this.folder('bases'), BACKUP_LOG: this.folder('log') }
    return restoreHere({ ...folders, RESTORE_TO: to, RESTORE_INTO: into })
  }

  /** Ends all running processes. */
  async stop(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGINT')
      await once(child, 'exit')
    }
    deleteDataOutside(join(this.#home, 'postgres'))
    rmSync(this.#home, { recursive: true, force: true })
  }
}
