import { exportFormats } from '@seneb/contracts/vocabulary/person-records'
import { freshSignInS } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import type { Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectWith, rejectAs } from '../http/failures.js'
import { StaffRequest, type StaffDeps } from '../staff/staff-request.js'
import {
  gatherAmbassadorRecord,
  gatherApplicationRecord,
  gatherRecord,
  gatherSubscriberRecord,
} from './gather-record.js'
import { incompleteRecord, sendRecordFile } from './send-record-file.js'

interface RecordDeps {
  readonly staff: StaffDeps
  readonly sealing: Sealing
}

type RecordRequest = FastifyRequest<{ Params: { id: string; format: string } }>

const access = { permission: 'enquiry:export', maxAuthAgeSeconds: freshSignInS } as const
const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  INPUT_INVALID: 400,
  ENQUIRY_UNKNOWN: 404,
  APPLICATION_UNKNOWN: 404,
  AMBASSADOR_NOT_FOUND: 404,
  NEWSLETTER_SUBSCRIBER_NOT_FOUND: 404,
  UNAVAILABLE: 503,
}
/**
 * `GET /staff/records/{id}/{html|json}`: exports everything that all services store about an enquiry and its person
 * (LEGAL-05). The formats `application-html`, `ambassador-html`, `newsletter-html` and their JSON do so for an applicant,
 * an ambassador and a subscriber. It requires the permission to export and a fresh sign-in. The export is complete or
 * fails. The file is not cached by browsers or proxies, and its name does not contain the person's name.
 */
export function exportPersonRecords(server: FastifyInstance, deps: RecordDeps): void {
  server.get('/staff/records/:id/:format', async (request: RecordRequest, reply) => {
    try {
      return await sendRecord(request, reply, deps)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const message = error.code === 'UNAVAILABLE' ? incompleteRecord : error.message
      return rejectAs(reply, statuses[error.code] ?? 500, { code: error.code, message })
    }
  })
}

/** Beginnings of a format for the record of a person who is no patient. */
const gatherers = {
  'application-': gatherApplicationRecord,
  'ambassador-': gatherAmbassadorRecord,
  'newsletter-': gatherSubscriberRecord,
} as const

async function sendRecord(request: RecordRequest, reply: FastifyReply, deps: RecordDeps): Promise<FastifyReply> {
  const staff = new StaffRequest(deps.staff, request, reply)
  await staff.assertMay(access)
  const { format: requested, id } = request.params
  const [beginning, gather] = Object.entries(gatherers).find(([name]) => requested.startsWith(name)) ?? ['']
  const written = requested.slice(beginning.length)
  const format = exportFormats.find((supported) => supported === written)
  if (!format) return rejectWith(reply, 404)
  const { sealing } = deps
  const record = gather
    ? await gather({ id, format }, staff)
    : await gatherRecord({ enquiryId: id, format }, { sealing, staff })
  return sendRecordFile(reply, record, format)
}
