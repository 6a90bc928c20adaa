import { randomUUID } from 'node:crypto'

import type { DocumentBucket } from '@seneb/contracts/document-buckets'
import type { Sealing } from '@seneb/platform/sealing'
import { withTimeout } from '@seneb/platform/with-timeout'

import type { Bus } from './bus.js'

/** A file that the virus scanner found infected. */
export interface InfectedFile {
  readonly bytes: Uint8Array
  /** The scanner's name for the finding. */
  readonly signature: string
}

/** Metadata stored with a sealed file in quarantine; it contains neither the sender nor the file name. */
export interface QuarantineEntry {
  /** Time of receipt, ISO 8601. */
  readonly receivedAt: string
  readonly signature: string
  /** Size of the original file in bytes. */
  readonly bytes: number
  /** Number of messages that hold the sealed file. */
  readonly chunks: number
}

/** Storage for infected files; code that adds files can neither read nor remove them. */
export interface Quarantine {
  /** Resolves to the id the file is stored under. Rejects when NATS did not store all of it within 5 s. */
  put(file: InfectedFile): Promise<string>
}

/** Far below the maximum message size of NATS. */
const chunkBytes = 256 * 1024
const defaultTimeoutMs = 5000
const maxSignatureChars = 200

/** Returns the subject of a file's chunks. */
export const chunksSubject = ({ name }: DocumentBucket, id: string): string => `$O.${name}.C.${id}`
/** Returns the subject of a file's entry. */
export const entrySubject = ({ name }: DocumentBucket, id: string): string => `$O.${name}.M.${id}`

interface QuarantineOptions {
  readonly bus: Bus
  readonly bucket: DocumentBucket
  readonly sealing: Sealing
  /** Maximum time for NATS to store all of a file. */
  readonly timeoutMs?: number
}

/** Returns the gateway's side of the quarantine: files are sealed and bound to separate ids. */
export function quarantine({ bus, bucket, sealing, timeoutMs = defaultTimeoutMs }: QuarantineOptions): Quarantine {
  const store = async ({ bytes, signature }: InfectedFile): Promise<string> => {
    const id = randomUUID()
    const sealed = sealing.seal(bytes, id)
    const chunks = Math.ceil(sealed.length / chunkBytes)
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const from = chunk * chunkBytes
      await bus.jetstream.publish(chunksSubject(bucket, id), sealed.subarray(from, from + chunkBytes), {
        timeout: timeoutMs,
      })
    }
    const receivedAt = new Date().toISOString()
    const entry: QuarantineEntry = { receivedAt, signature: toPrintableAscii(signature), bytes: bytes.length, chunks }
    // Published last, so that every listed file was stored completely.
    await bus.jetstream.publish(entrySubject(bucket, id), JSON.stringify(entry), { timeout: timeoutMs })
    return id
  }
  const onTimeout = (): never => {
    throw new Error('NATS did not store it in time')
  }
  return { put: (file) => withTimeout(store(file), { ms: timeoutMs, onTimeout: onTimeout }) }
}

/**
 * Returns a signature's name with printable ASCII only, shortened. Signature authors choose these names, and this one
 * is printed to a terminal.
 */
function toPrintableAscii(signature: string): string {
  return signature.replaceAll(/[^ -~]/g, '?').slice(0, maxSignatureChars)
}
