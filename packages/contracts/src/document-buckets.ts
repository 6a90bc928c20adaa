import type { DocumentBucket } from './define.js'
import { uploadLifeHours } from './vocabulary/upload-rules.js'

const mebibyte = 1024 * 1024

/** What came in by `POST /uploads` and belongs to no form yet; orphans fall away by themselves (S12, D-42). */
export const uploadsBucket = {
  name: 'uploads',
  ownedBy: 'gateway',
  readBy: ['referral'],
  lifeHours: uploadLifeHours,
  mostBytes: 512 * mebibyte,
} as const satisfies DocumentBucket

/** The documents of ambassador applications, until their time is over (O-7). */
export const applicationDocumentsBucket = {
  name: 'ambassador-documents',
  ownedBy: 'referral',
  readBy: [],
  mostBytes: 2048 * mebibyte,
} as const satisfies DocumentBucket

/** Every bucket of the platform. */
export const everyBucket: readonly DocumentBucket[] = [uploadsBucket, applicationDocumentsBucket]
