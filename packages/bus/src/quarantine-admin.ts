import { writeFile } from 'node:fs/promises'

import type { StoredMsg } from '@nats-io/jetstream'
import { bucketStream, type DocumentBucket } from '@seneb/contracts/document-buckets'
import type { Sealing } from '@seneb/platform/sealing'

import type { Bus } from './bus.js'
import { entrySubject, chunksSubject, type QuarantineEntry } from './quarantine.js'

/** A file in quarantine as listed. */
export interface QuarantinedFile extends QuarantineEntry {
  readonly id: string
  /** False when newer files have displaced a part of it: it can no longer be opened. */
  readonly isComplete: boolean
}

/** Lists, opens and deletes quarantined files, for the person who judges false alarms. */
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
      const message = await this.message(entrySubject(this.bucket, '*'), next)
      if (!message) return files
      next = message.seq + 1
      const id = message.subject.slice(message.subject.lastIndexOf('.') + 1)
      const entry = message.json<QuarantineEntry>()
      files.push({ ...entry, id, isComplete: messagesOf[chunksSubject(this.bucket, id)] === entry.chunks })
    }
  }

  /** Returns the original bytes; undefined when not found. Throws for an incomplete file or another key. */
  async open(id: string, sealing: Sealing): Promise<Uint8Array | undefined> {
    const entry = (await this.message(entrySubject(this.bucket, id), 1))?.json<QuarantineEntry>()
    if (!entry) return undefined
    const chunks: Uint8Array[] = []
    for (let next = 1; chunks.length < entry.chunks;) {
      const message = await this.message(chunksSubject(this.bucket, id), next)
      if (!message) throw new Error(`Newer files have pushed out a part of ${id}; it can no longer be opened.`)
      chunks.push(message.data)
      next = message.seq + 1
    }
    return sealing.open(Buffer.concat(chunks), id)
  }

  /** Deletes a file; false when it does not exist. */
  async delete(id: string): Promise<boolean> {
    const purged: number[] = []
    for (const filter of [chunksSubject(this.bucket, id), entrySubject(this.bucket, id)]) {
      purged.push((await this.bus.streams.streams.purge(this.stream, { filter })).purged)
    }
    return purged.some((count) => count > 0)
  }

  private async messageCounts(): Promise<Readonly<Record<string, number>>> {
    const { state } = await this.bus.streams.streams.info(this.stream, {
      subjects_filter: chunksSubject(this.bucket, '*'),
    })
    return state.subjects ?? {}
  }

  /** The first message of a subject from a sequence on. */
  private async message(subject: string, seq: number): Promise<StoredMsg | undefined> {
    return (await this.bus.streams.direct.getMessage(this.stream, { seq, next_by_subj: subject })) ?? undefined
  }
}

/** Command of the person who administers the quarantine. */
export type QuarantineCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'open'; readonly id: string; readonly file: string }
  | { readonly verb: 'delete'; readonly id: string }

const usage = `Usage: quarantine list
       quarantine open <id> <file>
       quarantine delete <id>`

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses command line arguments; returns the message to print when they are invalid. */
export function parseQuarantineCommand(args: readonly string[]): QuarantineCommand | string {
  const [verb, id, file, ...more] = args
  if (verb === undefined || more.length > 0) return usage
  if (verb === 'list') return id === undefined ? { verb } : `"list" takes nothing after it.\n${usage}`
  if (verb !== 'open' && verb !== 'delete') return `"${verb}" is none of list, open and delete.\n${usage}`
  if (id === undefined) return `Say which file: "${verb}" needs the id that "list" shows.\n${usage}`
  if (!idPattern.test(id)) return `"${id}" is no id; "list" shows them.\n${usage}`
  if (verb === 'delete') return file === undefined ? { verb, id } : `"delete" takes one id and no more.\n${usage}`
  return file === undefined ? `Say where to write the bytes to: open ${id} <file>` : { verb, id, file }
}

/** Performs one action and returns the lines to print; throws a readable error on failure. */
export async function runQuarantineCommand(
  order: QuarantineCommand,
  admin: QuarantineAdmin,
  sealing: Sealing,
): Promise<string> {
  if (order.verb === 'list') return listEntries(admin)
  const { id, verb } = order
  if (verb === 'delete') {
    if (!(await admin.delete(id))) throw new Error(`There is no file ${id} in quarantine.`)
    return `${id} is deleted`
  }
  const bytes = await admin.open(id, sealing)
  if (!bytes) throw new Error(`There is no file ${id} in quarantine.`)
  await writeNew(order.file, bytes)
  return `${bytes.length} bytes are in ${order.file} as they came; they may do harm`
}

async function listEntries(admin: QuarantineAdmin): Promise<string> {
  const files = await admin.list()
  if (files.length === 0) return 'nothing is in quarantine'
  return files
    .map(({ bytes, receivedAt, id, isComplete, signature }) =>
      [receivedAt, id, `${bytes} bytes`, signature, ...(isComplete ? [] : ['partly pushed out by newer files'])].join(
        '  ',
      ),
    )
    .join('\n')
}

/** Never overwrites a file; only its owner can read it. */
async function writeNew(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw exists ? new Error(`${file} is there already; name a file that is not.`, { cause: error }) : error
  }
}
