import { exportFormats, type ExportFormat } from '@seneb/contracts/vocabulary/person-records'
import { freshSignInS } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refuse, refuseAs } from '../http/failures.js'
import { StaffRequest, type StaffParts } from '../staff/staff-request.js'
import { gatherRecord } from './gather-record.js'
import { writeRecordPage } from './record-page.js'

type Asked = FastifyRequest<{ Params: { enquiryId: string; format: string } }>

const access = { permission: 'enquiry:export', maxAuthAgeSeconds: freshSignInS } as const
const statuses: Readonly<Record<string, number>> = {
  SIGN_IN_REQUIRED: 401,
  NOT_ALLOWED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  INPUT_INVALID: 400,
  ENQUIRY_UNKNOWN: 404,
  UNAVAILABLE: 503,
}
const types: Readonly<Record<ExportFormat, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
}
const notWhole =
  'One of our services did not answer in time, so nothing was exported: half a record would look like a whole one. Please try again in a moment.'

/**
 * `GET /staff/records/{enquiry}/{html|json}`: exports everything that all services store about an enquiry and its
 * person (LEGAL-05). It requires the permission to export and a fresh sign-in. The export is complete or fails. The
 * file is not cached by browsers or proxies, and its name does not contain the person's name.
 */
export function exportPersonRecords(server: FastifyInstance, staff: StaffParts): void {
  server.get('/staff/records/:enquiryId/:format', async (request: Asked, reply) => {
    try {
      return await sendRecord(request, reply, staff)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const message = error.code === 'UNAVAILABLE' ? notWhole : error.message
      return refuseAs(reply, statuses[error.code] ?? 500, { code: error.code, message })
    }
  })
}

async function sendRecord(request: Asked, reply: FastifyReply, parts: StaffParts): Promise<FastifyReply> {
  const staff = new StaffRequest(parts, request, reply)
  await staff.assertMay(access)
  const { enquiryId } = request.params
  const format = exportFormats.find((known) => known === request.params.format)
  if (!format) return refuse(reply, 404)
  const record = await gatherRecord({ enquiryId, format }, staff)
  return reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="seneb-record.${format}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cache-control', 'no-store')
    .send(format === 'json' ? `${JSON.stringify(record, null, 2)}\n` : writeRecordPage(record))
}
