import type { DocumentStore } from '@seneb/service-kit/document-store'
import { AppError } from '@seneb/service-kit/app-error'
import { sealFile } from '@seneb/service-kit/sealed-file'
import type { Sealing } from '@seneb/service-kit/sealing'
import { meter } from '@seneb/service-kit/telemetry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientLimits } from '../access/client-limits.js'
import { refuse } from '../http/failures.js'
import { readFileName, typeByName } from './file-name.js'
import { inspectFile } from './inspect-file.js'
import { readAway, receiveFile } from './receive-file.js'
import { UploadRefusal } from './upload-refusal.js'
import { issueToken, readToken } from './upload-token.js'

export interface UploadParts {
  readonly store: Pick<DocumentStore, 'put'>
  readonly sealing: Sealing
  readonly limits: Pick<ClientLimits, 'reserve'>
  /** Signs tokens; shared by all replicas. */
  readonly secret: string
}

/** What the sender of a stored file is told: the id to send with the form, and what was stored (AMB-03, D-42). */
interface StoredUpload {
  readonly id: string
  readonly fileName: string
  readonly type: string
  readonly bytes: number
}

/** So many files may be on their way in at once; each is at most ten megabytes, which bounds the memory they take. */
const mostAtOnce = 8

/** Where the path of an upload begins; a file may take longer to come in than anything else. */
export const uploadsPath = '/uploads'

/**
 * The door for files (S12): `POST /uploads/tokens` gives a leave for one file, `POST /uploads` takes it. Files are no
 * part of the graph, so that they can be counted and refused while they come in. docs/uploads.md is for senders.
 */
export function acceptUploads(server: FastifyInstance, parts: UploadParts): void {
  let underWay = 0
  const outcomes = meter().createCounter('seneb_uploads', { description: 'Files sent in, by what became of them' })
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // Any type: the bytes are looked at and the header is not believed.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.post(`${uploadsPath}/tokens`, (request, reply) => giveToken(request, reply, parts))
    scope.post(uploadsPath, async (request, reply) => {
      if (underWay >= mostAtOnce) return refused(new UploadRefusal('busy'), request, reply)
      underWay += 1
      try {
        const stored = await takeFile(request, parts)
        outcomes.add(1, { outcome: 'stored' })
        return await reply.code(201).send(stored)
      } catch (error) {
        outcomes.add(1, { outcome: error instanceof UploadRefusal ? error.reason : 'failed' })
        return await refused(error, request, reply)
      } finally {
        underWay -= 1
      }
    })
    done()
  })
}

async function giveToken(request: FastifyRequest, reply: FastifyReply, parts: UploadParts): Promise<FastifyReply> {
  const leave = await parts.limits.reserve('uploads', request.ip)
  await leave.settle(true)
  if (leave.isGranted) return reply.code(201).send(issueToken(parts.secret, new Date()))
  return refused(new UploadRefusal('tooMany'), request, reply.header('retry-after', leave.retryAfterSeconds))
}

async function takeFile({ headers, raw }: FastifyRequest, parts: UploadParts): Promise<StoredUpload> {
  const { sealing, secret, store } = parts
  const id = readToken(headers['x-upload-token'], secret, new Date())
  if (id === undefined) throw new UploadRefusal('token')
  const name = readFileName(headers['x-file-name'])
  const type = typeByName(name)
  const bytes = await inspectFile(await receiveFile(raw, type), type)
  // A token is good for one file, because a second one cannot be kept under its id.
  if (!(await store.put(id, sealFile({ name, type, bytes }, id, sealing)))) throw new UploadRefusal('token')
  return { id, fileName: name, type, bytes: bytes.length }
}

async function refused(error: unknown, { raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!(await readAway(raw))) reply.header('connection', 'close')
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return refuse(reply, 503)
  if (!(error instanceof UploadRefusal)) throw error
  const { message, reason, status } = error
  return reply.code(status).send({ errors: [{ message, extensions: { code: 'UPLOAD_REFUSED', reason } }] })
}
