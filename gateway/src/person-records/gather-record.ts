import type { RequestClient } from '@seneb/bus/request-client'
import {
  ReadMyRecord as ReadMyAiPlanning,
  ReadPersonRecord as OfAiPlanning,
} from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { ReadPersonRecord as OfEnquiry } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { OpenMyRecord, ReadMyRecord } from '@seneb/contracts/messages/enquiry/my-record.messages'
import {
  ReadMyRecord as ReadMyNotification,
  ReadPersonRecord as OfNotification,
} from '@seneb/contracts/messages/notification/every-service.messages'
import { ExportNewsletterRecord } from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import { ExportAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import { ExportAmbassadorApplication } from '@seneb/contracts/messages/referral/application-record.messages'
import {
  ReadMyRecord as ReadMyReferral,
  ReadPersonRecord as OfReferral,
} from '@seneb/contracts/messages/referral/every-service.messages'
import { withheldReasons, type ExportFormat, type RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'
import type { Sealing } from '@seneb/platform/sealing'

import type { PatientRequest } from '../patients/patient-request.js'
import type { StaffRequest } from '../staff/staff-request.js'
import { attachMessageFiles } from './attach-message-files.js'

/** One part of a record: the rows of one table of a service. */
interface RecordChunk {
  readonly title: string
  readonly service: string
  readonly table: string
  readonly rows: RecordTable['rows']
}

/** All data stored about an enquiry and its person, as exported for them. */
export interface PersonRecord {
  /** Title of the page. */
  readonly title: string
  readonly reference: string
  readonly exportedAt: string
  readonly about: readonly string[]
  readonly parts: readonly RecordChunk[]
  /** Columns that are stored but withheld, with the reason. */
  readonly withheld: readonly { readonly column: string; readonly why: string }[]
}

/**
 * Requests the record from every service that stores data about an enquiry, each with its own deadline. The enquiry
 * service comes last, because it logs the export, and a failed export must not be logged. Rejects with the error of any
 * service that refuses.
 */
export async function gatherRecord(
  { enquiryId, format }: { readonly enquiryId: string; readonly format: ExportFormat },
  { sealing, staff }: { readonly staff: StaffRequest; readonly sealing: Sealing },
): Promise<PersonRecord> {
  const others = await Promise.all([
    staff.sendRequest(OfAiPlanning, { enquiryId }),
    staff.sendRequest(OfNotification, { enquiryId }),
    staff.sendRequest(OfReferral, { enquiryId }),
  ])
  const { exportedAt, record, reference } = await staff.sendRequest(OfEnquiry, { enquiryId, format })
  const stored = (await decompressRecord(record)) as RecordTable[]
  const tables = format === 'json' ? await attachMessageFiles(stored, enquiryId, { sealing, staff }) : stored
  const rest = await unpacked(otherServices.map((service, at) => [service, others[at]?.record ?? ''] as const))
  const title = `What Seneb stores of your enquiry ${reference}`
  return { title, reference, exportedAt, about: aboutRecord, ...partsOf([{ service: 'enquiry', tables }, ...rest]) }
}

/** Services that return their part of a patient's record, in the order of the record. */
const ownRecordRequests = {
  'ai-planning': ReadMyAiPlanning,
  notification: ReadMyNotification,
  referral: ReadMyReferral,
} as const

/**
 * The same for the patient, whose session the enquiry service verifies. It grants the reading of the other services'
 * parts, and comes last, because it logs the copy.
 */
export async function gatherMyRecord(
  format: ExportFormat,
  { client, patient }: { readonly client: RequestClient; readonly patient: PatientRequest },
): Promise<PersonRecord> {
  const { enquiryId, grants } = await patient.sendRequest(OpenMyRecord, {})
  const others = await Promise.all(
    otherServices.map(async (service) => {
      const { record } = await client.request(ownRecordRequests[service], { enquiryId, grant: grants[service] })
      return [service, record] as const
    }),
  )
  const { exportedAt, record, reference } = await patient.sendRequest(ReadMyRecord, { format })
  const services = await unpacked([['enquiry', record], ...others])
  const title = `What Seneb stores of your enquiry ${reference}`
  return { title, reference, exportedAt, about: aboutRecord, ...partsOf(services) }
}

/** The same of an applicant who wants to become an ambassador; the referral service comes last and logs the export. */
export async function gatherApplicationRecord(
  { format, id }: { readonly id: string; readonly format: ExportFormat },
  staff: StaffRequest,
): Promise<PersonRecord> {
  const mails = await staff.sendRequest(OfNotification, { enquiryId: id })
  const application = await staff.sendRequest(ExportAmbassadorApplication, { recordId: id, format })
  const { exportedAt, record, reference } = application
  const services = await unpacked([
    ['referral', record],
    ['notification', mails.record],
  ])
  const title = `What Seneb stores of your application ${reference}`
  return { title, reference, exportedAt, about: aboutApplication, ...partsOf(services) }
}

/** The same of an ambassador, also of one who was added without an application. */
export async function gatherAmbassadorRecord(
  { format, id }: { readonly id: string; readonly format: ExportFormat },
  staff: StaffRequest,
): Promise<PersonRecord> {
  const { exportedAt, record, reference } = await staff.sendRequest(ExportAmbassador, { recordId: id, format })
  const services = await unpacked([['referral', record]])
  const title = `What Seneb stores of you as an ambassador, ${reference}`
  return { title, reference, exportedAt, about: aboutAmbassador, ...partsOf(services) }
}

/** The same of a subscriber of the newsletter. */
export async function gatherSubscriberRecord(
  { format, id }: { readonly id: string; readonly format: ExportFormat },
  staff: StaffRequest,
): Promise<PersonRecord> {
  const subscriber = await staff.sendRequest(ExportNewsletterRecord, { recordId: id, format })
  const { exportedAt, record, reference } = subscriber
  const services = await unpacked([['notification', record]])
  const title = `What Seneb stores of your newsletter subscription, ${reference}`
  return { title, reference, exportedAt, about: aboutSubscriber, ...partsOf(services) }
}

function unpacked(packed: readonly (readonly [service: string, record: string])[]): Promise<ServiceTables[]> {
  return Promise.all(
    packed.map(async ([service, record]) => ({ service, tables: (await decompressRecord(record)) as RecordTable[] })),
  )
}

const otherServices = ['ai-planning', 'notification', 'referral'] as const

interface ServiceTables {
  readonly service: string
  readonly tables: readonly RecordTable[]
}

function partsOf(services: readonly ServiceTables[]): Pick<PersonRecord, 'withheld' | 'parts'> {
  const tables = services
    .flatMap(({ service, tables: own }) => own.map((table) => ({ service, ...table })))
    .filter(({ rows }) => rows.length > 0)
  return {
    parts: tables.map(({ rows, service, table }) => ({ title: titleOf(table), service, table, rows })),
    withheld: tables.flatMap(({ withheld, table }) =>
      Object.entries(withheld).map(([column, reason]) => ({
        column: `${table}.${column}`,
        why: withheldReasons[reason],
      })),
    ),
  }
}

/** Titles of the tables, worded for the reader of the record. */
const titles: Readonly<Record<string, string>> = {
  trip_plans: 'What you sent us in the trip planner',
  consultations: 'What you sent us in the contact form',
  consents: 'What you agreed to',
  reply_promises: 'When we promised an answer',
  care_enquiries: 'How our care team sees your enquiry',
  care_events: 'What happened to it, with notes of our care team',
  replies: 'What our care team wrote to you',
  sent_plans: 'Plans that we sent you',
  plan_decisions: 'What you decided and asked about them',
  suggested_calls: 'Calls that we suggested to you',
  data_disclosures: 'Days on which our team opened your enquiry',
  partner_enquiries: 'Who handed it in for you',
  ai_trip_plans: 'Facts for a first plan, and its draft',
  care_plans: 'Where the plan for you is',
  care_plan_versions: 'Versions of that plan',
  care_plan_drafts: 'Further drafts of it',
  plan_quality: 'How much of a draft was changed',
  email_deliveries: 'Emails about it, and what became of them',
  newsletter_subscribers: 'Your subscription to our newsletter',
  newsletter_recipients: 'Issues of it that we mailed to you',
  newsletter_tokens: 'Links in those mails, without their secrets',
  suppressed_addresses: 'Since when your address gets no mail',
  referral_enquiries: 'By whose link you came',
  ambassador_applications: 'What you sent us in your application',
  application_documents: 'Your documents',
  document_requests: 'Documents that we asked you for again',
  ambassadors: 'You as an ambassador',
  referral_codes: 'Your referral codes',
  referral_changes: 'What our team changed about you and your codes',
}

function titleOf(table: string): string {
  return titles[table] ?? textOf(table)
}

/** `full_name` as people write it. */
export function textOf(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Information that the recipient of the record is entitled to (Art. 15 GDPR). */
const aboutRecord: readonly string[] = [
  'This is everything that Seneb stores of this enquiry and of you with it, as of the time above. Each enquiry has a record of its own.',
  'Drafts and versions of a plan are shown because they are stored. Only what our care team mailed to you was approved by a person; nothing of it is medical advice.',
  'What we use it for, who works with it for us, for how long it is stored, and your rights to have it corrected, erased or restricted, to object, and to complain to a data protection authority are in our privacy policy.',
  'It is erased 24 months after the last activity, or earlier when you ask for it. That you agreed to our texts stays for six years, without your name.',
]

const aboutSubscriber: readonly string[] = [
  'This is everything that Seneb stores of this subscription and of you with it, as of the time above.',
  'What we use it for, who works with it for us, for how long it is stored, and your rights to have it corrected, erased or restricted, to object, and to complain to a data protection authority are in our privacy policy.',
  'Which mails were sent is deleted 30 days after an issue. You can leave by the link in each mail, and may ask for everything to be erased.',
]

const aboutAmbassador: readonly string[] = [
  'This is everything that Seneb stores of you as an ambassador, as of the time above. An application has a record of its own.',
  'What we use it for, who works with it for us, for how long it is stored, and your rights to have it corrected, erased or restricted, to object, and to complain to a data protection authority are in our privacy policy.',
  'You may ask for your names and your address to be erased; your codes then end.',
]

const aboutApplication: readonly string[] = [
  'This is everything that Seneb stores of this application and of you with it, as of the time above.',
  'What we use it for, who works with it for us, for how long it is stored, and your rights to have it corrected, erased or restricted, to object, and to complain to a data protection authority are in our privacy policy.',
  'Documents and the number of your identity document are deleted 90 days after the decision. You may ask for everything to be erased earlier.',
]
