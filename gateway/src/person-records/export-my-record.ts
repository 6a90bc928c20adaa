import { exportFormats } from '@seneb/contracts/vocabulary/person-records'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ClientLimits } from '../access/client-limits.js'
import { rejectAs, rejectWith } from '../http/failures.js'
import { gatherMyRecord } from './gather-record.js'
import { incompleteRecord, sendRecordFile } from './send-record-file.js'
import { PatientRequest, type PatientDeps } from '../patients/patient-request.js'

interface CopyDeps extends PatientDeps {
  readonly limits: Pick<ClientLimits, 'reserve'>
}

type CopyRequest = FastifyRequest<{ Params: { format: string } }>

const statuses: Readonly<Record<string, number>> = {
  SESSION_ENDED: 401,
  LEVEL_TOO_LOW: 403,
  INPUT_INVALID: 400,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/**
 * `GET /my-request/export.{html|json}`: sends a patient the copy of everything that all services store about their
 * request. It requires a session that a code has raised. The copy is complete or fails, and is stored nowhere.
 */
export function exportMyRecord(server: FastifyInstance, deps: CopyDeps): void {
  server.get('/my-request/export.:format', async (request: CopyRequest, reply) => {
    try {
      return await sendCopy(request, reply, deps)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const message = error.code === 'UNAVAILABLE' ? incompleteRecord : error.message
      return rejectAs(reply, statuses[error.code] ?? 500, { code: error.code, message })
    }
  })
}

async function sendCopy(request: CopyRequest, reply: FastifyReply, deps: CopyDeps): Promise<FastifyReply> {
  const format = exportFormats.find((supported) => supported === request.params.format)
  if (!format) return rejectWith(reply, 404)
  const patient = new PatientRequest(deps, request, reply)
  // An unknown session costs a request to enquiry, as an invalid key does to identity.
  const attempt = await deps.limits.reserve('wrong-keys', request.ip)
  if (!attempt.isGranted) throw new AppError('RATE_LIMITED')
  let isUnknown = false
  try {
    const record = await gatherMyRecord(format, { client: deps.client, patient })
    return await sendRecordFile(reply, record, format)
  } catch (error) {
    isUnknown = error instanceof AppError && error.code === 'SESSION_ENDED'
    throw error
  } finally {
    await attempt.settle(isUnknown)
  }
}
