import type { Output } from '@seneb/contracts/define'
import {
  messageFileChunkBytes,
  OpenMessageFile,
  ReadMessageFileChunk,
} from '@seneb/contracts/messages/enquiry/message.messages'
import { AppError } from '@seneb/platform/app-error'
import { openFile, type Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectAs, rejectWith } from '../http/failures.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'
import { sendFile } from './send-file.js'

interface FileDeps {
  readonly sealing: Sealing
  readonly staff: StaffDeps
}

type FileRequest = FastifyRequest<{ Params: { enquiryId: string; fileId: string } }>

const access = { permission: 'enquiry:read-personal' } as const
const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  NOT_FOR_TOKENS: 403,
  INPUT_INVALID: 400,
  ENQUIRY_UNKNOWN: 404,
  UNAVAILABLE: 503,
}

/**
 * `GET /staff/message-files/{enquiry}/{file}`: downloads a file that a patient sent, with the permission to see the
 * patient. The service checks it again and writes an audit entry.
 */
export function openMessageFiles(server: FastifyInstance, deps: FileDeps): void {
  server.get('/staff/message-files/:enquiryId/:fileId', async (request: FileRequest, reply) => {
    try {
      return await sendMessageFile(request, reply, deps)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return rejectAs(reply, statuses[error.code] ?? 500, { code: error.code, message: error.message })
    }
  })
}

async function sendMessageFile(
  request: FileRequest,
  reply: FastifyReply,
  { sealing, staff: staffDeps }: FileDeps,
): Promise<FastifyReply> {
  const staff = new StaffRequest(staffDeps, request, reply)
  await staff.assertMay(access)
  const { enquiryId, fileId } = request.params
  const { opened } = await staff.sendRequest(OpenMessageFile, { enquiryId, fileId })
  const sealed = opened && (await fetchSealed(opened, staff))
  if (!opened || !sealed) return rejectWith(reply, 404)
  return sendFile(reply, { ...openFile(sealed, opened.fileId, sealing), name: 'file-of-message' })
}

type Opened = NonNullable<Output<typeof OpenMessageFile>['opened']>

/** Returns the whole encrypted file, which can be decrypted only when its end has arrived. */
async function fetchSealed({ bytes, openingId }: Opened, staff: StaffRequest): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for (let from = 0; from < bytes; from += messageFileChunkBytes) {
    const { part } = await staff.sendRequest(ReadMessageFileChunk, { openingId, from })
    if (part === undefined) return undefined
    chunks.push(Buffer.from(part, 'base64'))
  }
  return Buffer.concat(chunks)
}
