import { expect, test } from '@jest/globals'
import { withheldReasons } from '@seneb/contracts/vocabulary/person-records'
import type { ExportedTable } from '@seneb/service-kit/data-export/export-record'

import { exportedTables as aiPlanning } from '../../services/ai-planning/src/person-records/read-person-record.js'
import { exportedTables as enquiry } from '../../services/enquiry/src/person-records/read-person-record.js'
import { exportedTables as notification } from '../../services/notification/src/person-records/read-person-record.js'
import { exportedTables as referral } from '../../services/referral/src/person-records/read-person-record.js'
import { readRegister } from '../support/personal-data-register.js'

const exported = new Map<string, ExportedTable>(
  Object.entries({ enquiry, ai_planning: aiPlanning, notification, referral }).flatMap(([schema, tables]) =>
    tables.map((table) => [`${schema}.${table.table}`, table] as const),
  ),
)

/** Tables with personal data that are not in the record of an enquiry, each with the reason. */
const notInRecord: Readonly<Record<string, string>> = {
  outbox: 'messages on their way, sealed for one hearer, of what the tables hold; gone 7 days after',
  dead_letters: 'the same, of what could not be heard; gone after 30 days',
  idempotency_keys: 'digests, and the ids that the record holds anyway; gone after 7 days',
  erased_records: 'ids of what was erased; of that there is no record',
  'enquiry.pending_withdrawals':
    'of what nobody may use any more; put back, it is in its own tables, and gone after 7 days',
  'enquiry.erasures': 'of what was erased; of that there is no record',
  'enquiry.erasure_targets': 'of what was erased; of that there is no record',
  'enquiry.reply_drafts': 'unfinished words that nobody but their author has read; sent or thrown away, they end',
  'enquiry.request_sessions': 'digests of secrets and times of a visit; gone after 8 hours',
  'enquiry.access_codes': 'digests of codes; gone after a day',
  'notification.request_links': 'the sealed secret of a link that only its mails may tell',
  'enquiry.message_file_openings': 'leave of the team to fetch a file; gone after a minute',
  'enquiry.receipt_lookups': 'how often someone of the team looked up a receipt',
  'enquiry.saved_views': 'filters that somebody of the team saved for their own work',
  'enquiry.reply_template_versions': 'templates of the team, with who of them wrote one; of nobody who enquires',
  'enquiry.cookie_choices': 'a choice of a browser; nothing ties it to an enquiry',
  'notification.operator_emails': 'halves of a mail of what the record holds; gone when it was taken',
  'notification.newsletter_subscribers': 'the newsletter is no part of an enquiry; its links end it',
  'notification.newsletter_tokens': 'the newsletter is no part of an enquiry',
  'notification.newsletter_recipients': 'the newsletter is no part of an enquiry',
  'notification.suppressed_addresses': 'the newsletter is no part of an enquiry',
  'notification.newsletter_issues': 'what the team wrote; of nobody who enquires',
  'referral.ambassador_applications': 'of an ambassador, not of whoever enquires',
  'referral.application_documents': 'of an ambassador',
  'referral.document_openings': 'of an ambassador',
  'referral.document_requests': 'of an ambassador',
  'referral.referral_codes': 'of an ambassador',
  'referral.referrals': 'of an ambassador',
  'referral.referral_visits': 'of an ambassador',
  'referral.referral_hits': 'of an ambassador',
  'referral.ambassadors': 'of an ambassador',
  'referral.referral_changes': 'what the team did with the codes of an ambassador',
  'referral.referral_week_counts': 'counts of a code, of nobody who enquires',
}

const ofServices = /^(?:enquiry|ai_planning|notification|referral)\./

test('every personal column of the register is in the exported record of an enquiry or has a reason [LEGAL-05]', () => {
  const personal = readRegister().filter(({ details, column }) => details.length > 0 && ofServices.test(column))
  const errors = personal.flatMap(({ column: path }) => {
    const [schema = '', table = ''] = path.split('.')
    const isExported = exported.has(`${schema}.${table}`)
    const isExcused = table in notInRecord || `${schema}.${table}` in notInRecord
    if (isExported && isExcused) return [`${path} is both exported and excused`]
    return isExported || isExcused ? [] : [`${path}: export it, or say why not`]
  })

  expect(personal.length).toBeGreaterThan(100)
  expect(errors).toEqual([])
})

test('encrypted columns are decrypted in an export or left out with a reason [LEGAL-05]', () => {
  const register = readRegister()
  const sealed = register.filter(({ holding }) => holding === 'sealed').map(({ column }) => column)
  const columns = new Set(register.map(({ column }) => column))
  const errors = [...exported].flatMap(([name, { excluded = {}, decode = {} }]) => [
    ...sealed
      .filter((path) => path.startsWith(`${name}.`))
      .map((path) => path.slice(name.length + 1))
      .filter((column) => !(column in excluded) && !(column in decode))
      .map((column) => `${name}.${column} is sealed and stays so`),
    ...[...Object.keys(excluded), ...Object.keys(decode)]
      .filter((column) => !columns.has(`${name}.${column}`))
      .map((column) => `${name}.${column} is no column`),
  ])

  expect(errors).toEqual([])
  expect(Object.values(withheldReasons).every((why) => why.length > 20)).toBe(true)
})
