import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

import type { DocumentStore } from '@seneb/bus/document-store'
import { maxMailPdfPages, maxPdfPages, maxUploadBytes, uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'
import { AppError } from '@seneb/platform/app-error'
import { drainRequest } from '@seneb/platform/lingering-close'
import type { Logger } from '@seneb/platform/logger'
import type { MailUploadTokens } from '@seneb/platform/mail-upload-token'
import { sealFile, type Sealing } from '@seneb/platform/sealing'
import { counter, labelSets } from '@seneb/platform/metrics'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientNames } from '../access/bounded-limiter.js'
import type { ClientLimits } from '../access/client-limits.js'
import { beforeSending } from '../http/before-sending.js'
import { rejectWith } from '../http/failures.js'
import { readFileName, storedName } from './file-name.js'
import { receiveFile } from './receive-file.js'
import type { FileSanitizer } from './sanitizer/file-sanitizer.js'
import { assertClean, countInfectedFiles, type VirusGuard } from './scan-file.js'
import type { UploadAdmission } from './upload-admission.js'
import { UploadRejection } from './upload-rejection.js'
import type { UploadTokens } from './upload-token.js'

export interface UploadDeps {
  readonly store: Pick<DocumentStore, 'put'>
  readonly sealing: Sealing
  readonly sanitizer: Pick<FileSanitizer, 'warm' | 'sanitize' | 'close'>
  readonly virusGuard?: VirusGuard
  readonly limits: Pick<ClientLimits, 'reserve'>
  readonly admission: Pick<UploadAdmission, 'admit' | 'admitMail'>
  readonly tokens: UploadTokens
  /** Tokens for files of received mails. */
  readonly mailTokens: MailUploadTokens
  /** Names the client at an address without storing the address. */
  readonly clientOf: (address: string) => ClientNames
  readonly log: Logger
}

/**
 * Reply to the sender of a stored file: the id to send with the form, and details of the stored file (AMB-03, D-42).
 */
interface StoredUpload {
  readonly id: string
  readonly fileName: string
  readonly type: string
  readonly bytes: number
}

/** Path prefix of uploads; reading a file may take longer than other requests. */
export const uploadsPath = '/uploads'

/**
 * Registers the upload routes (S12): `POST /uploads/tokens` issues a token for one file, `POST /uploads` accepts the
 * file. Uploads bypass GraphQL, so that they can be counted and rejected while they arrive. See docs/uploads.md.
 */
export function registerUploadRoutes(server: FastifyInstance, deps: UploadDeps): void {
  const outcomes = counter('seneb_uploads', {
    description: 'Files sent in, by what became of them',
    labels: labelSets('outcome', ['stored', 'failed', ...Object.keys(uploadMessages)]),
  })
  if (deps.virusGuard) countInfectedFiles()
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addHook('onClose', () => deps.sanitizer.close())
    closeAfterEarlyResponses(scope)
    // Accepts any content type, because the type is detected from the bytes.
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null))
    scope.post(`${uploadsPath}/tokens`, (request, reply) => issueToken(request, reply, deps))
    scope.post(uploadsPath, async (request, reply) => {
      try {
        const stored = await acceptFile(request, deps)
        outcomes.add(1, { outcome: 'stored' })
        return await reply.code(201).send(stored)
      } catch (error) {
        outcomes.add(1, { outcome: error instanceof UploadRejection ? error.reason : 'failed' })
        return rejectUpload(error, reply)
      }
    })
    done()
  })
}

async function issueToken(request: FastifyRequest, reply: FastifyReply, deps: UploadDeps): Promise<FastifyReply> {
  const grant = await deps.limits.reserve('uploads', request.ip)
  await grant.settle(true)
  if (!grant.isGranted) return rejectUpload(new UploadRejection('tooMany', grant.retryAfterSeconds), reply)
  // The file usually follows immediately.
  deps.sanitizer.warm()
  return reply.code(201).send(deps.tokens.issue(new Date()))
}

/** Accepts a file; all checks that are possible before it arrives run before it takes a slot. */
async function acceptFile(request: FastifyRequest, deps: UploadDeps): Promise<StoredUpload> {
  const { headers, ip, raw } = request
  const { id, isMail } = readToken(headers['x-upload-token'], deps)
  const name = readFileName(headers['x-file-name'])
  const announcedBytes = Number(headers['content-length'] ?? maxUploadBytes)
  if (announcedBytes > maxUploadBytes) throw new UploadRejection('tooLarge')

  const slot = isMail
    ? deps.admission.admitMail()
    : await deps.admission.admit({ tokenId: id, ...deps.clientOf(ip), announcedBytes })
  let receivedBytes = announcedBytes
  try {
    const received = await receiveFile(raw, name, announcedBytes)
    receivedBytes = received.bytes.length
    await assertClean(received.bytes, deps.virusGuard, deps.log)
    const maxPages = isMail ? maxMailPdfPages : maxPdfPages
    const { bytes, type } = await deps.sanitizer.sanitize(received.bytes, received.type, maxPages)
    // A token is good for one file, because a second one cannot be stored under its id. A mail repeats the same file.
    const sealed = sealFile({ name: storedName(name, type), type, bytes }, id, deps.sealing)
    if (!(await deps.store.put(id, sealed)) && !isMail) throw new UploadRejection('token')
    return { id, fileName: name, type, bytes: bytes.length }
  } finally {
    slot.release(receivedBytes)
  }
}

/** Returns the id of a token's file, and whether the file came by mail. Throws a refusal for any other token. */
function readToken(
  token: unknown,
  { mailTokens, tokens }: UploadDeps,
): { readonly id: string; readonly isMail: boolean } {
  const now = new Date()
  const mailId = mailTokens.read(token, now)
  const id = mailId ?? tokens.read(token, now)
  if (id === undefined) throw new UploadRejection('token')
  return { id, isMail: mailId !== undefined }
}

function rejectUpload(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return rejectWith(reply, 503)
  if (!(error instanceof UploadRejection)) throw error
  const { message, reason, retryAfterSeconds, status } = error
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send({ errors: [{ message, extensions: { code: 'UPLOAD_REFUSED', reason } }] })
}

/**
 * Closes the connection after a response that precedes the end of its upload. The remaining bytes
 * are not read, so further requests on the connection would wait until it is closed.
 */
function closeAfterEarlyResponses(server: FastifyInstance): void {
  beforeSending(server, ({ raw }, reply, payload) => {
    if (raw.complete || raw.destroyed || typeof payload !== 'string') return payload
    void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) })
    return Readable.from(sendThenDrain(payload, raw))
  })
}

async function* sendThenDrain(payload: string, request: IncomingMessage): AsyncGenerator<string> {
  yield payload
  await drainRequest(request)
}
