import type { ServiceName } from './define.js'
import { uploadLifeHours } from './vocabulary/upload-rules.js'

/** A place for sealed files in JetStream, and who may do what with it; NATS permissions are generated from this. */
export interface DocumentBucket {
  readonly name: string
  /** Who puts in, takes out and removes. */
  readonly ownedBy: ServiceName | 'gateway'
  /** Who else may take out. */
  readonly readBy: readonly ServiceName[]
  /** After this the server forgets a file by itself; none keeps it until it is removed. */
  readonly lifeHours?: number
  /** A bucket that is full refuses more. */
  readonly mostBytes: number
}

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

/** The stream behind a bucket. */
export function bucketStream({ name }: Pick<DocumentBucket, 'name'>): string {
  return `OBJ_${name}`
}
