import type { Bus } from '@seneb/bus/bus'
import { documentStore, type BucketUsage } from '@seneb/bus/document-store'
import { quarantine } from '@seneb/bus/quarantine'
import { quarantineBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import type { Logger } from '@seneb/platform/logger'
import { MailUploadTokens } from '@seneb/platform/mail-upload-token'
import { Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance } from 'fastify'
import { observeGauges } from '@seneb/platform/metrics'

import type { ClientNames } from '../access/bounded-limiter.js'
import { clientKey, networkKey } from '../access/client-key.js'
import type { ClientLimits } from '../access/client-limits.js'
import type { GatewaySettings } from '../config.js'
import { registerUploadRoutes } from './accept-uploads.js'
import { ClamdScanner, readClamdAddress } from './clamd-scanner.js'
import type { VirusGuard } from './scan-file.js'
import { FileSanitizer } from './sanitizer/file-sanitizer.js'
import type { ThreadProgram } from './sanitizer/sanitizer-thread.js'
import { UploadAdmission } from './upload-admission.js'
import { UploadTokens } from './upload-token.js'

export interface UploadsOptions {
  readonly settings: GatewaySettings
  readonly bus: Bus
  readonly limits: ClientLimits
  readonly log: Logger
  /** Program that redraws files; the built program by default. */
  readonly sanitizerProgram?: ThreadProgram
}

/** Registers the upload routes (S12) with all their parts; closing the server ends them. */
export function openUploads(server: FastifyInstance, options: UploadsOptions): void {
  const { bus, limits, log, settings } = options
  const store = documentStore(bus, uploadsBucket)
  const watch = new BucketWatch(() => store.usage(), log)
  server.addHook('onClose', () => watch.stop())
  const sealing = new Sealing(settings.documentKey)
  registerUploadRoutes(server, {
    store,
    sealing,
    sanitizer: new FileSanitizer(options.sanitizerProgram),
    virusGuard: virusGuardOf(settings, bus, sealing),
    limits,
    admission: new UploadAdmission(),
    tokens: new UploadTokens(settings.documentKey),
    mailTokens: new MailUploadTokens(settings.mailKey),
    clientOf: (address) => namesOf(address, settings.natsUrl, new Date()),
    log,
  })
}

function namesOf(address: string, secret: string, now: Date): ClientNames {
  return { client: clientKey(address, secret, now), network: networkKey(address, secret, now) }
}

function virusGuardOf(
  { clamdAddress, clamdTimeoutMs }: GatewaySettings,
  bus: Bus,
  sealing: Sealing,
): VirusGuard | undefined {
  if (clamdAddress === '') return undefined
  const address = readClamdAddress(clamdAddress)
  // The settings were checked when they were read.
  if (!address) throw new Error('GATEWAY_CLAMD_ADDRESS names no place')
  return {
    scanner: new ClamdScanner(address, clamdTimeoutMs),
    quarantine: quarantine({ bus, bucket: quarantineBucket, sealing }),
  }
}

const pollIntervalMs = 30_000
const alarmAt = 0.7

/**
 * Checks at intervals how full a bucket is. Shows it as gauges and warns once each time it reaches 70 percent, because
 * a full bucket accepts no more files (S12, R14).
 */
export class BucketWatch {
  private usage?: BucketUsage
  private isAlarmed = false
  private readonly timer: NodeJS.Timeout
  private readonly endObserving: () => void

  constructor(
    private readonly readUsage: () => Promise<BucketUsage>,
    private readonly log: Logger,
  ) {
    const described = {
      seneb_uploads_stored_bytes: 'Files waiting for forms',
      seneb_uploads_capacity_bytes: 'Room for them',
    }
    this.endObserving = observeGauges(described, () => {
      return { seneb_uploads_stored_bytes: this.usage?.bytes, seneb_uploads_capacity_bytes: this.usage?.maxBytes }
    })
    this.timer = setInterval(() => void this.check(), pollIntervalMs).unref()
  }

  /** Checks the bucket now. When it cannot be read, the last values stay; an unavailable NATS has separate alarms. */
  async check(): Promise<void> {
    this.usage = await this.readUsage().catch(() => this.usage)
    if (!this.usage) return
    const { bytes, maxBytes } = this.usage
    const isFull = bytes >= alarmAt * maxBytes
    if (isFull && !this.isAlarmed) this.log.warn({ bytes }, 'uploaded files fill their bucket to 70 percent')
    this.isAlarmed = isFull
  }

  stop(): void {
    clearInterval(this.timer)
    this.endObserving()
  }
}
