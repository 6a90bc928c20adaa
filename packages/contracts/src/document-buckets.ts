import type { ServiceName } from './define.js'
import { uploadLifeMinutes } from './vocabulary/upload-rules.js'

/** Bucket for encrypted files in JetStream, with its users; NATS permissions are generated from it. */
export interface DocumentBucket {
  readonly name: string
  /** Owner of the bucket, which stores, reads, and removes files. */
  readonly ownedBy: ServiceName | 'gateway' | 'quarantine'
  /** The only user that stores files, with no other access; the owner only reads and removes them. */
  readonly putBy?: 'gateway'
  /** Other services that may read files. */
  readonly readBy: readonly ServiceName[]
  /** Minutes after which the server deletes a file automatically; without it a file stays until it is removed. */
  readonly lifeMinutes?: number
  readonly maxBytes: number
  /** Maximum number of messages, for parts of files and descriptions; unlimited when omitted. */
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
  readBy: ['referral', 'enquiry'],
  lifeMinutes: uploadLifeMinutes,
  maxBytes: 1024 * mebibyte,
  whenFull: 'refuse',
} as const satisfies DocumentBucket

/** The documents of ambassador applications, until their retention period ends (O-7). */
export const applicationDocumentsBucket = {
  name: 'ambassador-documents',
  ownedBy: 'referral',
  readBy: [],
  maxBytes: 2048 * mebibyte,
  whenFull: 'refuse',
} as const satisfies DocumentBucket

/**
 * Files that the virus scanner found infected, kept for review by operations. The gateway can store files but neither
 * read nor remove them; services have no access. A sender of many such files displaces older ones.
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

/** Emails on their way from a mail provider's webhook to notification, which stores them before the response. */
export const inboundMailBucket = {
  name: 'inbound-mail',
  ownedBy: 'gateway',
  readBy: ['notification'],
  lifeMinutes: 24 * 60,
  maxBytes: 256 * mebibyte,
  whenFull: 'refuse',
} as const satisfies DocumentBucket

/** Every bucket of the platform. */
export const allBuckets: readonly DocumentBucket[] = [
  uploadsBucket,
  applicationDocumentsBucket,
  quarantineBucket,
  inboundMailBucket,
]
