import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { BackupEnvironment } from '@seneb/platform/backup-settings'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelSets, observeGauges } from '@seneb/platform/metrics'

import { reasonOf } from '../process/plain-failure.mjs'
import {
  archiverCounts,
  markRestorePoint,
  takeBaseBackup,
  baseBackups,
  backupEndedAt,
  deleteOld,
} from './base-backup.ts'

/** Delay before the next attempt after a failed backup, in milliseconds. */
const retryAfterMs = 900_000

/** Time of the nightly run after midnight UTC, in ms, when there are few visitors. */
const nightlyMs = 90 * 60_000
const dayMs = 86_400_000

type BackupLocations = Pick<BackupEnvironment, 'databaseUrl' | 'cluster' | 'bases' | 'log' | 'drilled'>

interface LoopOptions extends BackupLocations, Pick<BackupEnvironment, 'retentionDays' | 'intervalMs'> {
  readonly logger: Logger
}

/** Whether a backup should be taken at `now`, when the newest one ended at `newest`. */
export function isDue(newest: Date, now: Date): boolean {
  const lastNight = Math.floor((now.getTime() - nightlyMs) / dayMs) * dayMs + nightlyMs
  return newest.getTime() < lastNight
}

/** Checks every half minute whether a backup is due, and reports the results of earlier backups. */
export class BackupLoop {
  readonly #options: LoopOptions
  readonly #stopping = new AbortController()
  readonly #segments = counter('seneb_backup_segments', {
    description: 'Segments of the log of PostgreSQL that it put away, and tries that failed',
    labels: labelSets('outcome', ['archived', 'failed']),
  })
  #counted = { archived: 0, failed: 0 }
  #failedAt = 0

  constructor(options: LoopOptions) {
    this.#options = options
    observeGauges(
      {
        seneb_backup_completed_timestamp_seconds: 'When the newest base backup ended; 0 for none',
        seneb_backup_failed_timestamp_seconds: 'When one last failed, as far as this process knows; 0 for never',
        seneb_restore_drill_passed_timestamp_seconds: 'When the last drill ended, if it passed; 0 otherwise',
        seneb_restore_drill_failed_timestamp_seconds: 'When the last drill ended, if it failed; 0 otherwise',
      },
      () => ({
        seneb_backup_completed_timestamp_seconds: backupEndedAt(baseBackups(options.bases).at(-1)).getTime() / 1000,
        seneb_backup_failed_timestamp_seconds: this.#failedAt / 1000,
        seneb_restore_drill_passed_timestamp_seconds: drillFinished(options.drilled, 'passed'),
        seneb_restore_drill_failed_timestamp_seconds: drillFinished(options.drilled, 'failed'),
      }),
    )
  }

  start(): void {
    void this.#run()
  }

  /**
   * Stops the checks. A backup in progress ends with the process and leaves a draft, which is never used as a backup.
   */
  stop(): void {
    this.#stopping.abort()
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await this.#count()
      await this.#takeIfDue()
      await pause(this.#options.intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** PostgreSQL restarts its counters at 0 when its statistics are reset. */
  async #count(): Promise<void> {
    const counts = await archiverCounts(this.#options.databaseUrl).catch(() => undefined)
    if (!counts) return
    for (const outcome of ['archived', 'failed'] as const) {
      const increase = counts[outcome] - this.#counted[outcome]
      this.#segments.add(increase < 0 ? counts[outcome] : increase, { outcome })
    }
    this.#counted = counts
  }

  async #takeIfDue(): Promise<void> {
    const { bases, logger } = this.#options
    const now = new Date()
    const before = baseBackups(bases).at(-1)
    if (!isDue(backupEndedAt(before), now) || now.getTime() < this.#failedAt + retryAfterMs) return
    try {
      const { bytes, name } = await takeBaseBackup(this.#options)
      logger.info({ id: name, bytes }, 'a base backup was taken')
      deleteOld({ ...this.#options, now })
      await this.#askForDrill(before ?? name, name)
    } catch (error) {
      this.#failedAt = Date.now()
      logger.error({ reason: reasonOf(error) }, 'no base backup could be taken')
    }
  }

  /** The drill restores the previous base backup with the log written since. */
  async #askForDrill(base: string, name: string): Promise<void> {
    const point = `seneb-${name}`
    await markRestorePoint(this.#options.databaseUrl, point)
    const requestFile = join(this.#options.bases, 'drill')
    writeFileSync(`${requestFile}.draft`, `${base} ${point}\n`)
    renameSync(`${requestFile}.draft`, requestFile)
  }
}

/** Time in seconds at which the last drill ended with this outcome. */
function drillFinished(drilled: string, outcome: 'passed' | 'failed'): number {
  const [result, at] = readLast(drilled).split(' ')
  return result === outcome ? Number(at) : 0
}

function readLast(drilled: string): string {
  try {
    return readFileSync(join(drilled, 'last'), 'utf8')
  } catch {
    return ''
  }
}
