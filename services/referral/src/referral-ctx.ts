import type { Bus } from '@seneb/bus/bus'
import { documentStore, type DocumentStore } from '@seneb/bus/document-store'
import { applicationDocumentsBucket, uploadsBucket } from '@seneb/contracts/document-buckets'
import { Sealing } from '@seneb/platform/sealing'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { ReferralSettings } from './config.js'

/** Context of this service's use cases. */
export interface ReferralCtx extends Ctx {
  readonly sealing: Sealing
  /** Uploaded files that belong to no form yet; they expire after half an hour. */
  readonly uploads: Pick<DocumentStore, 'has' | 'read'>
  /** Former store of application documents, used before they were kept in the database. */
  readonly formerDocuments: Pick<DocumentStore, 'read' | 'remove'>
  /** Maximum total size of all stored documents, in bytes. */
  readonly documentCapacityBytes: number
  readonly documentRetentionDays: number
}

/** Widens the kit's ctx by the service's settings and by where documents are stored. */
export function createReferralCtx(base: Ctx, settings: ReferralSettings, bus: Bus): ReferralCtx {
  return {
    ...base,
    sealing: new Sealing(settings.REFERRAL_DOCUMENT_KEY),
    uploads: documentStore(bus, uploadsBucket),
    formerDocuments: documentStore(bus, applicationDocumentsBucket),
    documentCapacityBytes: applicationDocumentsBucket.maxBytes,
    documentRetentionDays: settings.REFERRAL_DOCUMENT_RETENTION_DAYS,
  }
}
