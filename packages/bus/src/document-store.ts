import { JetStreamApiError } from '@nats-io/jetstream'
import { Objm, setSha256Backend, type ObjectStore } from '@nats-io/obj'
import { type DocumentBucket, bucketStream } from '@seneb/contracts/document-buckets'
import { AppError } from '@seneb/platform/app-error'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { Bus } from './bus.js'

/** Storage for sealed files; it sees sealed bytes only. Every method rejects with UNAVAILABLE while NATS is away. */
export interface DocumentStore {
  /** Stores a file under a new id; false when the id is in use. */
  put(id: string, sealed: Uint8Array): Promise<boolean>
  read(id: string): Promise<Uint8Array | undefined>
  has(id: string): Promise<boolean>
  /** Forgets a file; safe to repeat. */
  remove(id: string): Promise<void>
  /** Returns the bucket's size and its maximum. */
  usage(): Promise<BucketUsage>
}

/** Size of a bucket's content, including storage overhead, and its maximum. */
export interface BucketUsage {
  readonly bytes: number
  readonly maxBytes: number
}

const wrongLastSequence = 10071
const noMessage = 10037
const noStream = 10059
const lookupTimeoutMs = 2500
const transferTimeoutMs = 30_000
const chunkTimeoutMs = 5000

// Node computes the digest: the library's code would block the event loop for a tenth of a second for ten megabytes.
setSha256Backend('native')

/** A bucket as its owner or a reader uses it; the topology step makes it, also after NATS lost its store. */
export function documentStore(bus: Bus, bucket: DocumentBucket): DocumentStore {
  const objects = new Objm(bus.jetstream)
  // Opens without a check, so that a missing bucket is reported by the error code of the first call that needs it.
  const open = () => objects.open(bucket.name, false)
  return {
    put: (id, sealed) => reaching(transferTimeoutMs, () => putNew(open, id, sealed)),
    read: (id) =>
      reaching(transferTimeoutMs, () =>
        undefinedIfMissing(async () => fetchObject({ bus, bucket, store: await open() }, id)),
      ),
    has: (id) => reaching(lookupTimeoutMs, async () => (await undefinedIfMissing(() => presence(open, id))) ?? false),
    remove: (id) =>
      reaching(lookupTimeoutMs, async () => {
        await undefinedIfMissing(async () => (await open()).delete(id))
      }),
    usage: () =>
      reaching(lookupTimeoutMs, async () => {
        const info = await undefinedIfMissing(() => bus.streams.streams.info(bucketStream(bucket)))
        return { bytes: info?.state.bytes ?? 0, maxBytes: bucket.maxBytes }
      }),
  }
}

type Open = () => Promise<ObjectStore>

/** The expected sequence makes the server refuse a second file under one id. */
async function putNew(open: Open, id: string, sealed: Uint8Array): Promise<boolean> {
  try {
    await (await open()).putBlob({ name: id }, sealed, { previousRevision: 0, timeout: chunkTimeoutMs })
    return true
  } catch (error) {
    if (codeOf(error) === wrongLastSequence) return false
    throw error
  }
}

async function presence(open: Open, id: string): Promise<boolean> {
  const info = await (await open()).info(id)
  return info !== null && !info.deleted
}

/** Undefined when the file or the bucket does not exist. */
async function undefinedIfMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if ([noMessage, noStream].includes(codeOf(error))) return undefined
    throw error
  }
}

async function reaching<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const late = (): never => {
    throw new AppError('UNAVAILABLE')
  }
  try {
    return await withTimeout(work(), { ms: timeoutMs, onTimeout: late })
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('UNAVAILABLE', { cause: error })
  }
}

const codeOf = (error: unknown): number => (error instanceof JetStreamApiError ? error.code : 0)

/**
 * Returns the bytes of a file in a bucket, fetched part by part; undefined when the file is missing or incomplete. The
 * library's method creates a push consumer, which could be made to deliver to any subject, so no account may create
 * one.
 */
async function fetchObject(
  { bucket, bus, store }: { bucket: DocumentBucket; bus: Bus; store: ObjectStore },
  id: string,
): Promise<Uint8Array | undefined> {
  const info = await store.info(id)
  if (info === null || info.deleted) return undefined
  const chunks: Uint8Array[] = []
  let next = 1
  for (let chunk = 0; chunk < info.chunks; chunk++) {
    const subject = `$O.${bucket.name}.C.${info.nuid}`
    const found = await bus.streams.direct.getMessage(bucketStream(bucket), { seq: next, next_by_subj: subject })
    if (!found) return undefined
    chunks.push(found.data)
    next = found.seq + 1
  }
  const bytes = Buffer.concat(chunks)
  return bytes.length === info.size ? bytes : undefined
}
