import type { InfectedFile, Quarantine } from '@seneb/bus/quarantine'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelSets, type Counter } from '@seneb/platform/metrics'

import { UploadRejection } from './upload-rejection.js'

const retryAfterSeconds = 60

/** A scanner with the quarantine for infected files. */
export interface VirusGuard {
  readonly scanner: VirusScanner
  readonly quarantine: Pick<Quarantine, 'put'>
}

/**
 * Refuses files that the scanner detects, and every file while the scanner is unavailable. With a scanner configured,
 * no file is stored unscanned (S12). A detected file goes to quarantine for review by operations. The log has the
 * signature found, but never the name, sender or content of the file.
 */
export async function assertClean(bytes: Uint8Array, guard: VirusGuard | undefined, log: Logger): Promise<void> {
  if (!guard) return
  const verdict = await scanned(bytes, guard.scanner, log)
  if (verdict.isClean) return
  const { signature } = verdict
  log.warn({ reason: signature }, 'a virus scanner refused an uploaded file')
  await setAside({ bytes, signature }, guard.quarantine, log)
  throw new UploadRejection('infected')
}

/** Infected files by whether they could be set apart; there with 0 from the first call. */
export function countInfectedFiles(): Counter {
  return counter('seneb_quarantine', {
    description: 'Infected files, by what became of them',
    labels: labelSets('outcome', ['stored', 'failed']),
  })
}

/** The file is refused regardless of the outcome. */
async function setAside(file: InfectedFile, quarantine: VirusGuard['quarantine'], log: Logger): Promise<void> {
  const outcomes = countInfectedFiles()
  try {
    const id = await quarantine.put(file)
    outcomes.add(1, { outcome: 'stored' })
    log.info({ id }, 'an infected file was put into quarantine')
  } catch (err) {
    outcomes.add(1, { outcome: 'failed' })
    log.error({ err }, 'an infected file could not be put into quarantine; it was rejected all the same')
  }
}

async function scanned(bytes: Uint8Array, scanner: VirusScanner, log: Logger): Promise<ScanVerdict> {
  try {
    return await scanner.scan(bytes)
  } catch (err) {
    log.warn({ err }, 'the virus scanner gave no verdict, so the file was refused')
    throw new UploadRejection('unchecked', retryAfterSeconds)
  }
}

export type ScanVerdict = { readonly isClean: true } | { readonly isClean: false; readonly signature: string }

/** A port to a virus scanner (S12); without a configured scanner, files are redrawn without a scan. */
export interface VirusScanner {
  /** Rejects when the scanner cannot be reached, does not answer in time or answers anything but a verdict. */
  scan(bytes: Uint8Array): Promise<ScanVerdict>
}
