import { bucketStream, type DocumentBucket } from '@seneb/contracts/document-buckets'
import type { Sealing } from '@seneb/platform/sealing'
import type { StoredMsg } from '@nats-io/jetstream'

import type { Bus } from './bus.js'
import { entrySubject, partsSubject, type QuarantineEntry } from './quarantine.js'

/** A file in quarantine as it is listed. */
export interface QuarantinedFile extends QuarantineEntry {
  readonly id: string
  /** False when newer files have pushed out a part of it: it cannot be opened any more. */
  readonly isWhole: boolean
}

/** The quarantine as the person sees it who judges false alarms and waves (ADR 0022). */
export class QuarantineAdmin {
  private readonly stream: string

  constructor(
    private readonly bus: Bus,
    private readonly bucket: DocumentBucket,
  ) {
    this.stream = bucketStream(bucket)
  }

  /** Every file, the oldest first. */
  async list(): Promise<QuarantinedFile[]> {
    const messagesOf = await this.messageCounts()
    const files: QuarantinedFile[] = []
    for (let next = 1; ;) {
      const found = await this.message(entrySubject(this.bucket, '*'), next)
      if (!found) return files
      next = found.seq + 1
      const id = found.subject.slice(found.subject.lastIndexOf('.') + 1)
      const entry = found.json<QuarantineEntry>()
      files.push({ ...entry, id, isWhole: messagesOf[partsSubject(this.bucket, id)] === entry.parts })
    }
  }

  /** The bytes as they came; undefined when there is no such file. Throws when it is not whole or sealed by another key. */
  async open(id: string, sealing: Sealing): Promise<Uint8Array | undefined> {
    const entry = (await this.message(entrySubject(this.bucket, id), 1))?.json<QuarantineEntry>()
    if (!entry) return undefined
    const parts: Uint8Array[] = []
    for (let next = 1; parts.length < entry.parts;) {
      const found = await this.message(partsSubject(this.bucket, id), next)
      if (!found) throw new Error(`Newer files have pushed out a part of ${id}; it cannot be opened any more.`)
      parts.push(found.data)
      next = found.seq + 1
    }
    return sealing.open(Buffer.concat(parts), id)
  }

  /** Removes a file; false when there is none. */
  async delete(id: string): Promise<boolean> {
    const purged: number[] = []
    for (const filter of [partsSubject(this.bucket, id), entrySubject(this.bucket, id)]) {
      purged.push((await this.bus.streams.streams.purge(this.stream, { filter })).purged)
    }
    return purged.some((count) => count > 0)
  }

  private async messageCounts(): Promise<Readonly<Record<string, number>>> {
    const { state } = await this.bus.streams.streams.info(this.stream, {
      subjects_filter: partsSubject(this.bucket, '*'),
    })
    return state.subjects ?? {}
  }

  /** The first message of a subject from a sequence on. */
  private async message(subject: string, seq: number): Promise<StoredMsg | undefined> {
    return (await this.bus.streams.direct.getMessage(this.stream, { seq, next_by_subj: subject })) ?? undefined
  }
}
