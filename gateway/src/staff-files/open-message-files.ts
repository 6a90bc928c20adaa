import { OpenMessageFile } from '@seneb/contracts/messages/enquiry/message.messages'
import { AppError } from '@seneb/platform/app-error'
import { openFile, type Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectAs, rejectWith } from '../http/failures.js'
import { fetchSealed } from '../person-records/attach-message-files.js'
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
