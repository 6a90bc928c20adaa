import type { Output } from '@seneb/contracts/define'
import {
  messageFileChunkBytes,
  OpenMessageFile,
  ReadMessageFileChunk,
} from '@seneb/contracts/messages/enquiry/message.messages'
import type { RecordRow, RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { openFile, type Sealing } from '@seneb/platform/sealing'

import type { StaffRequest } from '../staff/staff-request.js'

/** Maximum size of all files in one record, in bytes; larger ones are named with their size and handed over alone. */
export const maxRecordFileBytes = 20 * 1024 * 1024

type Opened = NonNullable<Output<typeof OpenMessageFile>['opened']>

interface FileAccess {
  readonly staff: StaffRequest
  readonly sealing: Sealing
}

/** Returns the whole encrypted file, which can be decrypted only when its end has arrived. */
export async function fetchSealed({ bytes, openingId }: Opened, staff: StaffRequest): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for (let from = 0; from < bytes; from += messageFileChunkBytes) {
    const { part } = await staff.sendRequest(ReadMessageFileChunk, { openingId, from })
    if (part === undefined) return undefined
    chunks.push(Buffer.from(part, 'base64'))
  }
  return Buffer.concat(chunks)
}

/**
 * Adds name, type, size and content to the files of messages in a record, the small ones first, as far as they fit.
 * Each opening is an audit entry.
 */
export async function attachMessageFiles(
  tables: readonly RecordTable[],
  enquiryId: string,
  access: FileAccess,
): Promise<readonly RecordTable[]> {
  const files = tables.find(({ table }) => table === 'message_files')
  if (!files) return tables
  const known = namedFiles(tables)
  const attached = new Map<RecordRow, RecordRow>()
  let roomBytes = maxRecordFileBytes
  for (const row of files.rows.filter(({ bytes }) => bytes !== undefined).toSorted(bySize)) {
    if (sizeOf(row) > roomBytes) continue
    const { name, ...others } = await withContent(row, enquiryId, access)
    attached.set(row, known.has(String(row['id'])) ? others : { ...others, name })
    roomBytes -= sizeOf(row)
  }
  const rows = files.rows.map((row) => attached.get(row) ?? row)
  return tables.map((table) => (table === files ? { ...files, rows } : table))
}

interface NamingMessage {
  readonly preview?: { readonly fileNames?: Readonly<Record<string, string>> }
}

/** Returns the files that a message of the record names already. */
function namedFiles(tables: readonly RecordTable[]): ReadonlySet<string> {
  const messages = tables.find(({ table }) => table === 'messages')?.rows ?? []
  return new Set(messages.flatMap(({ preview }: NamingMessage) => Object.keys(preview?.fileNames ?? {})))
}

const sizeOf = ({ bytes }: RecordRow) => Number(bytes)
const bySize = (a: RecordRow, b: RecordRow) => sizeOf(a) - sizeOf(b)

async function withContent(row: RecordRow, enquiryId: string, { sealing, staff }: FileAccess): Promise<RecordRow> {
  const { opened } = await staff.sendRequest(OpenMessageFile, { enquiryId, fileId: String(row['id']) })
  const sealed = opened && (await fetchSealed(opened, staff))
  if (!opened || !sealed) return row
  const { bytes, name, type } = openFile(sealed, opened.fileId, sealing)
  const content = Buffer.from(bytes).toString('base64')
  return { ...row, name, type, bytes: bytes.length, content }
}
