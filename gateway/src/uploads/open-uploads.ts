import type { Bus } from '@seneb/bus/bus'
import { documentStore } from '@seneb/bus/document-store'
import { quarantine } from '@seneb/bus/quarantine'
import { quarantineBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import type { Logger } from '@seneb/platform/logger'
import { Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance } from 'fastify'

import type { ClientNames } from '../access/bounded-limiter.js'
import { clientKey, networkKey } from '../access/client-key.js'
import type { ClientLimits } from '../access/client-limits.js'
import type { GatewaySettings } from '../config.js'
import { acceptUploads } from './accept-uploads.js'
import { BucketWatch } from './bucket-watch.js'
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

/** Opens the door for files (S12) with everything behind it; all of it ends with the server. */
export function openUploads(server: FastifyInstance, options: UploadsOptions): void {
  const { bus, limits, log, settings } = options
  const store = documentStore(bus, uploadsBucket)
  const watch = new BucketWatch(() => store.usage(), log)
  server.addHook('onClose', () => watch.stop())
  const sealing = new Sealing(settings.documentKey)
  acceptUploads(server, {
    store,
    sealing,
    sanitizer: new FileSanitizer(options.sanitizerProgram),
    virusGuard: virusGuardOf(settings, bus, sealing),
    limits,
    admission: new UploadAdmission(),
    tokens: new UploadTokens(settings.documentKey),
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
