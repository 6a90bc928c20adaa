import type { ServiceName } from './define.js'
import { uploadLifeMinutes } from './vocabulary/upload-rules.js'

/** A place for sealed files in JetStream, and who may do what with it; NATS permissions are generated from this. */
export interface DocumentBucket {
  readonly name: string
  /** Owner of the bucket, which stores, reads, and removes files. */
  readonly ownedBy: ServiceName | 'gateway' | 'quarantine'
  /** The only user that stores files, with no other access; the owner then only reads and removes files. */
  readonly putBy?: 'gateway'
  /** Other services that may read files. */
  readonly readBy: readonly ServiceName[]
  /** Minutes after which the server deletes a file automatically; when left out, the file stays until it is removed. */
  readonly lifeMinutes?: number
  readonly maxBytes: number
  /** Parts of files and descriptions; unlimited when left out. */
  readonly maxMessages?: number
  /** Behavior of a full bucket: refuse new files, or delete the oldest. */
  readonly whenFull: 'refuse' | 'forgetOldest'
}

/** The stream behind a bucket. */
export function bucketStream({ name }: Pick<DocumentBucket, 'name'>): string {
  return `OBJ_${name}`
}

const mebibyte = 1024 * 1024

/** Files uploaded by `POST /uploads` that belong to no form yet; orphans expire automatically (S12, D-42). */
export const uploadsBucket = {
  name: 'uploads',
  ownedBy: 'gateway',
  readBy: ['referral'],
  lifeMinutes: uploadLifeMinutes,
  maxBytes: 1024 * mebibyte,
  whenFull: 'refuse',
} as const satisfies DocumentBucket

/** The documents of ambassador applications, until their time is over (O-7). */
export const applicationDocumentsBucket = {
  name: 'ambassador-documents',
  ownedBy: 'referral',
  readBy: [],
  maxBytes: 2048 * mebibyte,
  whenFull: 'refuse',
} as const satisfies DocumentBucket

/**
 * Files in which the virus scanner found something, kept for operations to judge. The gateway can store files but
 * neither read nor remove them; services have no access. A sender of many such files pushes out older ones.
 */
export const quarantineBucket = {
  name: 'quarantine',
  ownedBy: 'quarantine',
  putBy: 'gateway',
  readBy: [],
  lifeMinutes: 7 * 24 * 60,
  maxBytes: 64 * mebibyte,
  maxMessages: 2000,
  whenFull: 'forgetOldest',
} as const satisfies DocumentBucket

/** Every bucket of the platform. */
export const allBuckets: readonly DocumentBucket[] = [uploadsBucket, applicationDocumentsBucket, quarantineBucket]
