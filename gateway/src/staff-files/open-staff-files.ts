import type { Sealing } from '@seneb/platform/sealing'
import type { FastifyInstance } from 'fastify'

import type { StaffDeps } from '../staff/staff-request.js'
import { exportPersonRecords } from '../person-records/export-person-records.js'
import { openApplicationDocuments } from './open-application-documents.js'
import { openMessageFiles } from './open-message-files.js'
import { previewEmails } from './preview-emails.js'

interface FileDeps {
  readonly staff: StaffDeps
  readonly sealing: Sealing
}

/** Registers the files that staff download: records of people, previews of emails, documents and files of messages. */
export function openStaffFiles(server: FastifyInstance, deps: FileDeps): void {
  exportPersonRecords(server, deps)
  previewEmails(server, deps.staff)
  openApplicationDocuments(server, deps)
  openMessageFiles(server, deps)
}
