import type { Output } from '@seneb/contracts/define'
import {
  documentChunkBytes,
  OpenApplicationDocument,
  ReadDocumentChunk,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { freshSignInS } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { openFile, type Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectWith, rejectAs } from '../http/failures.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'
import { sendFile } from './send-file.js'

interface DocumentDeps {
  readonly sealing: Sealing
  readonly staff: StaffDeps
}

type DocumentRequest = FastifyRequest<{ Params: { applicationId: string; kind: string } }>

const access = { permission: 'ambassador:read-document', maxAuthAgeSeconds: freshSignInS } as const
const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  INPUT_INVALID: 400,
  APPLICATION_UNKNOWN: 404,
  UNAVAILABLE: 503,
}

/**
 * `GET /staff/documents/{application}/{kind}`: downloads a document, with the permission to open it and a fresh sign-in
 * (D-42, S6). The service checks both again and writes an audit entry. The response is an attachment: the browser does
 * not display, execute or cache any of it.
 */
export function openApplicationDocuments(server: FastifyInstance, deps: DocumentDeps): void {
  server.get('/staff/documents/:applicationId/:kind', async (request: DocumentRequest, reply) => {
    try {
      return await sendDocument(request, reply, deps)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return rejectAs(reply, statuses[error.code] ?? 500, { code: error.code, message: error.message })
    }
  })
}

async function sendDocument(
  request: DocumentRequest,
  reply: FastifyReply,
  { sealing, staff: staffDeps }: DocumentDeps,
): Promise<FastifyReply> {
  const staff = new StaffRequest(staffDeps, request, reply)
  await staff.assertMay(access)
  const { applicationId, kind } = request.params
  const { opened } = await staff.sendRequest(OpenApplicationDocument, { applicationId, kind })
  const sealed = opened && (await fetchSealed(opened, staff))
  if (!opened || !sealed) return rejectWith(reply, 404)
  const { bytes, type } = openFile(sealed, opened.uploadId, sealing)
  // The original file name may be personal and is omitted.
  return sendFile(reply, { bytes, type, name: kind })
}

type Opened = NonNullable<Output<typeof OpenApplicationDocument>['opened']>

/**
 * Returns the whole encrypted file. It can be decrypted only when its end has arrived, which proves that it is
 * unchanged.
 */
async function fetchSealed({ bytes, openingId }: Opened, staff: StaffRequest): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  for (let from = 0; from < bytes; from += documentChunkBytes) {
    const { part } = await staff.sendRequest(ReadDocumentChunk, { openingId, from })
    if (part === undefined) return undefined
    chunks.push(Buffer.from(part, 'base64'))
  }
  return Buffer.concat(chunks)
}
