import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const basePattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/
const segmentPattern = /^[0-9A-F]{8}([0-9A-F]{16})(?:\.\w+)*\.gz$/

/** The base backups of a folder that are whole, oldest first. */
export function baseBackups(bases: string): readonly string[] {
  return readdirSync(bases)
    .filter((name) => basePattern.test(name))
    .toSorted()
}

/** When a base backup ended, from its name; 0 for none. */
export function endOf(name: string | undefined): Date {
  return new Date((name ?? '').replace(basePattern, '$1-$2-$3T$4:$5:$6Z') || 0)
}

interface Retention {
  readonly bases: string
  readonly log: string
  readonly retentionDays: number
  readonly now: Date
}

/**
 * Removes base backups that are older than what is kept, but never the newest two, and the segments of the log that no
 * base backup needs any more. Which log histories there are stays known.
 */
export function forgetOld({ bases, retentionDays, log, now }: Retention): void {
  const oldest = now.getTime() - retentionDays * 86_400_000
  const all = baseBackups(bases)
  const old = all.slice(0, -2).filter((name) => endOf(name).getTime() < oldest)
  for (const name of old) rmSync(join(bases, name), { recursive: true, force: true })
  const first = firstSegment(bases, all[old.length])
  if (first === undefined) return
  for (const name of readdirSync(log)) {
    const place = segmentPattern.exec(name)?.[1]
    if (place !== undefined && place < first) rmSync(join(log, name), { force: true })
  }
}

/** Where in the log a base backup begins, without the number of its history. */
function firstSegment(bases: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const label = readFileSync(join(bases, name, 'backup_label'), 'utf8')
  return /^START WAL LOCATION: \S+ \(file [0-9A-F]{8}([0-9A-F]{16})\)/m.exec(label)?.[1]
}
