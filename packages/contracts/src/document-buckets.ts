import type { DocumentBucket } from './define.js'
import { uploadLifeMinutes } from './vocabulary/upload-rules.js'

const mebibyte = 1024 * 1024

/** What came in by `POST /uploads` and belongs to no form yet; orphans fall away by themselves (S12, D-42). */
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
 * Files in which the virus scanner found something, set apart for operations to judge (ADR 0022). The gateway can put in
 * and neither look nor remove, no service can do anything. Whoever sends such files all day pushes out older ones.
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
export const everyBucket: readonly DocumentBucket[] = [uploadsBucket, applicationDocumentsBucket, quarantineBucket]
