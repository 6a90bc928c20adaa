import type { DocumentBucket } from '@seneb/contracts/define'
import { nanos } from '@nats-io/transport-node'
import { JetStreamApiError } from '@nats-io/jetstream'
import { Objm, type ObjectStore } from '@nats-io/obj'

import { AppError } from './app-error.js'
import type { Bus } from './bus.js'

/** Where sealed files are kept; it sees sealed bytes only. Every method rejects with UNAVAILABLE while NATS is away. */
export interface DocumentStore {
  /** Keeps a file under an id that nothing else is kept under; false when something is. */
  put(id: string, sealed: Uint8Array): Promise<boolean>
  read(id: string): Promise<Uint8Array | undefined>
  has(id: string): Promise<boolean>
  /** Forgets a file; safe to repeat. */
  remove(id: string): Promise<void>
}

const hourMs = 60 * 60 * 1000
const wrongLastSequence = 10071
const noMessage = 10037
const noStream = 10059
const lookPatienceMs = 2500
const transferPatienceMs = 30_000
const chunkPatienceMs = 5000

/** A bucket as its owner or a reader uses it. Its owner makes it when it is not there, also after NATS lost its store. */
export function documentStore(bus: Bus, bucket: DocumentBucket, user: string): DocumentStore {
  const objects = new Objm(bus.jetstream)
  const open = () =>
    user === bucket.ownedBy ? objects.create(bucket.name, shapeOf(bucket)) : objects.open(bucket.name)
  return {
    put: (id, sealed) => reaching(transferPatienceMs, () => putNew(open, id, sealed)),
    read: (id) =>
      reaching(transferPatienceMs, () => found(async () => (await (await open()).getBlob(id)) ?? undefined)),
    has: (id) => reaching(lookPatienceMs, async () => (await found(() => presence(open, id))) ?? false),
    remove: (id) =>
      reaching(lookPatienceMs, async () => {
        await found(async () => (await open()).delete(id))
      }),
  }
}

type Open = () => Promise<ObjectStore>

function shapeOf({ lifeHours = 0, mostBytes }: DocumentBucket) {
  return { ttl: nanos(lifeHours * hourMs), max_bytes: mostBytes }
}

/** The last subject's expected sequence makes the server itself refuse a second file under one id. */
async function putNew(open: Open, id: string, sealed: Uint8Array): Promise<boolean> {
  try {
    await (await open()).putBlob({ name: id }, sealed, { previousRevision: 0, timeout: chunkPatienceMs })
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

/** Undefined when there is no such file or not even the bucket. */
async function found<T>(look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (error) {
    if ([noMessage, noStream].includes(codeOf(error)) || isNotFound(error)) return undefined
    throw error
  }
}

async function reaching<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), patienceMs)
  })
  try {
    return await Promise.race([work(), tooLate])
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('UNAVAILABLE', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const codeOf = (error: unknown): number => (error instanceof JetStreamApiError ? error.code : 0)

/** The library has words of its own for a bucket that is not there. */
const isNotFound = (error: unknown): boolean => error instanceof Error && /not found/.test(error.message)
